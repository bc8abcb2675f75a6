import { testCheck } from '#check-tester/test-check.js';
import { tgc } from '../../index.js';
import { battlePhase, endPhase, playPhase, standbyPhase, table } from '../../spec-tables.js';
import { actionFitsGamestate } from './action-fits-gamestate.js';

testCheck(tgc, actionFitsGamestate, {
  given: playPhase,
  valid: [
    {
      name: 'battle in Open Battle',
      given: battlePhase,
      when: 'Nia declares battle: Ram attacks Otto',
    },
    {
      name: 'leaving the Standby Phase',
      given: standbyPhase,
      when: 'Nia passes the phase',
    },
    {
      name: 'leaving the End Phase',
      given: endPhase,
      when: 'Nia passes the phase',
    },
  ],
  invalid: [
    {
      name: 'battle in Open Play',
      when: 'Nia declares battle: Ram attacks Otto',
      finds: [{ messageId: 'battleInPlay' }],
    },
    {
      name: 'battle in Open Quick',
      given: battlePhase,
      when: `
        Nia passes the phase
        Nia declares battle: Ram attacks Otto
      `,
      finds: [{ messageId: 'battleInQuick' }],
    },
    {
      name: 'the coin in Open Battle',
      given: table("Otto's Battle Phase, Open Battle"),
      when: 'Otto flips the coin',
      finds: [{ messageId: 'flipInBattle' }],
    },
    {
      name: 'the coin in Open Quick',
      given: table("Otto's Standby Phase, Open Quick"),
      when: 'Otto flips the coin',
      finds: [{ messageId: 'flipInQuick' }],
    },
    {
      name: 'Pass Phase after a card',
      when: `
        Nia plays Ram
        Nia passes the phase
      `,
      finds: [{ messageId: 'passInQuick', data: { phase: 'Play' } }],
    },
    {
      name: 'Pass Phase twice',
      given: endPhase,
      when: `
        Nia passes the phase
        Nia passes the phase
      `,
      finds: [{ messageId: 'passInQuick' }],
    },
    {
      name: 'Do Nothing in Open Play',
      when: 'Nia does nothing',
      finds: [{ messageId: 'nothingInPlay' }],
    },
    {
      name: 'both do nothing in Open Battle',
      given: battlePhase,
      when: 'both players do nothing',
      finds: [{ messageId: 'nothingInBattle' }],
    },
  ],
});
