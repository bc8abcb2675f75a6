import { testCheck } from '#check-tester/test-check.js';
import { tgc } from '../../index.js';
import { bare, table } from '../../spec-tables.js';
import { coinCanBeFlipped } from './coin-can-be-flipped.js';

testCheck(tgc, coinCanBeFlipped, {
  given: table("Otto's Play Phase, Open Play"),
  valid: [
    {
      name: 'from heads',
      when: 'Otto flips the coin',
    },
  ],
  invalid: [
    {
      name: 'by the other player',
      when: 'Nia flips the coin',
      finds: [{ messageId: 'noCoin', data: { holder: 'Otto' } }],
    },
    {
      name: 'twice',
      when: `
        Otto flips the coin
        Otto flips the coin
      `,
      finds: [{ messageId: 'tails' }],
    },
    {
      name: 'nothing is known of the coin',
      given: bare("Otto's Play Phase, Open Play"),
      when: 'Otto flips the coin',
      finds: [{ messageId: 'untold' }],
    },
  ],
});
