import { testCheck } from '#check-tester/test-check.js';
import { tgc } from '../../index.js';
import { setup } from '../../spec-tables.js';
import { coinBesideSecond } from './coin-beside-second.js';

testCheck(tgc, coinBesideSecond, {
  given: setup,
  valid: [
    {
      name: 'beside the second player',
      when: `
        Nia is heads
        Otto is tails
        the coin lands on heads
        the coin is placed beside Otto, heads up
        Nia's Draw Phase begins
      `,
    },
    {
      name: 'a toss that nobody can tell',
      when: `
        the coin lands on tails
        the coin is placed beside Otto, heads up
        Nia's Draw Phase begins
      `,
    },
  ],
  invalid: [
    {
      name: 'beside the first player',
      when: `
        Nia is heads
        Otto is tails
        the coin lands on heads
        the coin is placed beside Nia, heads up
      `,
      finds: [{ messageId: 'besideFirst' }],
    },
    {
      name: 'tails up',
      when: `
        Nia is heads
        Otto is tails
        the coin lands on heads
        the coin is placed beside Otto, tails up
      `,
      finds: [{ messageId: 'tails' }],
    },
    {
      name: 'who has it begins',
      when: `
        the coin lands on tails
        the coin is placed beside Otto, heads up
        Otto's Draw Phase begins
      `,
      finds: [{ messageId: 'beganWithIt' }],
    },
  ],
});
