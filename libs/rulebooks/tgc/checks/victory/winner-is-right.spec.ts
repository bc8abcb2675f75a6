import { testCheck } from '#check-tester/test-check.js';
import { tgc } from '../../index.js';
import { bare, playPhase } from '../../spec-tables.js';
import { winnerIsRight } from './winner-is-right.js';

testCheck(tgc, winnerIsRight, {
  given: playPhase.replace("12 HS, 6 plasma, hand Ram", "4 HS, 6 plasma, hand Storm + Ram").replace("12 HS, 6 plasma, hand Slip", "4 HS, 6 plasma, hand Slip"),
  valid: [
    {
      name: 'the other is at 0',
      when: `
        Nia plays Ruin
        Otto loses 4 HS
        Nia wins the game
      `,
    },
    {
      name: 'the other surrenders',
      when: `
        Otto surrenders
        Nia wins the game
      `,
    },
  ],
  invalid: [
    {
      name: 'nobody has lost',
      when: 'Nia wins the game',
      finds: [{ messageId: 'tooSoon' }],
    },
    {
      name: 'the loser',
      when: `
        Nia plays Ruin
        Otto loses 4 HS
        Otto wins the game
      `,
      finds: [{ messageId: 'otherWon', data: { winner: 'Nia' } }],
    },
    {
      name: 'a draw that is none',
      when: `
        Otto surrenders
        the game is a draw
      `,
      finds: [{ messageId: 'noDraw' }],
    },
    {
      name: 'one of two losers',
      when: `
        Nia plays Storm
        Otto loses 4 HS
        Nia loses 4 HS
        Nia wins the game
      `,
      finds: [{ messageId: 'bothLost' }],
    },
    {
      name: 'HS that nobody knows',
      given: bare("Nia's Play Phase, Open Play"),
      when: 'Nia wins the game',
      finds: [{ messageId: 'unknown' }],
    },
  ],
});
