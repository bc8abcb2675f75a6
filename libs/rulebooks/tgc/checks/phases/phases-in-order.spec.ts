import { testCheck } from '#check-tester/test-check.js';
import { tgc } from '../../index.js';
import { battlePhase, endPhase, playPhase } from '../../spec-tables.js';
import { phasesInOrder } from './phases-in-order.js';

testCheck(tgc, phasesInOrder, {
  given: playPhase,
  valid: [
    {
      name: 'the next phase',
      when: "Nia's Battle Phase begins",
    },
    {
      name: 'the next turn',
      given: endPhase,
      when: "Otto's Draw Phase begins",
    },
  ],
  invalid: [
    {
      name: 'a phase left out',
      when: "Nia's End Phase begins",
      finds: [{ messageId: 'wrong', data: { phase: 'End Phase', next: "Nia's Battle Phase" } }],
    },
    {
      name: 'back to the Play Phase',
      given: battlePhase,
      when: "Nia's Play Phase begins",
      finds: [{ messageId: 'playAgain' }],
    },
    {
      name: 'the same player again',
      given: endPhase,
      when: "Nia's Draw Phase begins",
      finds: [{ messageId: 'wrong' }],
    },
  ],
});
