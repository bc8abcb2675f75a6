import { testCheck } from '#check-tester/test-check.js';
import { tgc } from '../../index.js';
import { beforeDraw, setup } from '../../spec-tables.js';
import { tossDecides } from './toss-decides.js';

testCheck(tgc, tossDecides, {
  given: setup,
  valid: [
    {
      name: 'the winner begins',
      when: `
        Nia is heads
        Otto is tails
        the coin lands on heads
        Nia's Draw Phase begins
      `,
    },
    {
      name: 'one side known tells the other',
      when: `
        Otto is tails
        the coin lands on tails
        Otto's Draw Phase begins
      `,
    },
    {
      name: 'a later turn',
      given: beforeDraw,
      when: "Nia's Draw Phase begins",
    },
  ],
  invalid: [
    {
      name: 'both heads',
      when: `
        Nia is heads
        Otto is heads
      `,
      finds: [{ messageId: 'sameSide', data: { other: 'Nia' } }],
    },
    {
      name: 'a winner who chooses',
      when: `
        Nia is heads
        Otto is tails
        the coin lands on heads
        Nia chooses to go second
      `,
      finds: [{ messageId: 'chosen' }],
    },
    {
      name: 'the loser of the toss begins',
      when: `
        Nia is heads
        Otto is tails
        the coin lands on heads
        Otto's Draw Phase begins
      `,
      finds: [{ messageId: 'wrongPlayer', data: { player: 'Otto', winner: 'Nia' } }],
    },
    {
      name: 'a game that begins with the Play Phase',
      when: `
        Nia is heads
        Otto is tails
        the coin lands on heads
        Nia's Play Phase begins
      `,
      finds: [{ messageId: 'wrongPhase' }],
    },
    {
      name: 'nobody wrote the sides down',
      when: `
        the coin lands on tails
        Nia's Draw Phase begins
      `,
      finds: [{ messageId: 'unknownSides' }],
    },
    {
      name: 'nobody wrote the toss down',
      when: "Nia's Draw Phase begins",
      finds: [{ messageId: 'noToss' }],
    },
    {
      name: 'a second toss',
      when: `
        the coin lands on heads
        the coin lands on tails
      `,
      finds: [{ messageId: 'again', data: { side: 'heads' } }],
    },
  ],
});
