import { testCheck } from '#check-tester/test-check.js';
import { tgc } from '../../index.js';
import { playPhase } from '../../spec-tables.js';
import { gameEndsAtZero } from './game-ends-at-zero.js';

testCheck(tgc, gameEndsAtZero, {
  given: playPhase.replace("12 HS, 6 plasma, hand Ram", "4 HS, 6 plasma, hand Storm + Ram").replace("12 HS, 6 plasma, hand Slip", "4 HS, 6 plasma, hand Slip"),
  valid: [
    {
      name: 'the end at once',
      when: `
        Nia plays Ruin
        Otto loses 4 HS
        Nia wins the game
      `,
    },
    {
      name: 'both by one instruction',
      when: `
        Nia plays Storm
        Otto loses 4 HS
        Nia loses 4 HS
        the game is a draw
      `,
    },
  ],
  invalid: [
    {
      name: 'the rest of the Event',
      when: `
        Nia plays Ruin
        Otto loses 4 HS
        Nia loses 4 HS
      `,
      finds: [{ messageId: 'playedOnClosed', data: { loser: 'Otto', winner: 'Nia' } }],
    },
    {
      name: 'play goes on',
      when: `
        Otto surrenders
        Nia plays Ram
      `,
      finds: [{ messageId: 'playedOn' }],
    },
    {
      name: 'after the end',
      when: `
        Otto surrenders
        Nia wins the game
        Nia plays Ram
      `,
      finds: [{ messageId: 'after' }],
    },
  ],
});
