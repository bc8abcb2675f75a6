import { testCheck } from '#check-tester/test-check.js';
import { tgc } from '../../index.js';
import { abridged, bare, playPhase, standbyPhase } from '../../spec-tables.js';
import { phaseIsPassed } from './phase-is-passed.js';

testCheck(tgc, phaseIsPassed, {
  given: playPhase,
  valid: [
    {
      name: 'after Pass Phase and its window',
      when: `
        Nia passes the phase
        Nia does nothing
        Otto does nothing
        Nia's Battle Phase begins
      `,
    },
    {
      name: 'an abridged record',
      given: abridged(playPhase),
      when: "Nia's Battle Phase begins",
    },
    {
      name: 'a Standby Phase in which both did nothing',
      given: standbyPhase,
      when: `
        Nia does nothing
        Otto does nothing
        Nia's Play Phase begins
      `,
    },
  ],
  invalid: [
    {
      name: 'without Pass Phase',
      when: "Nia's Battle Phase begins",
      finds: [{ messageId: 'notPassed' }],
    },
    {
      name: 'with its window still open',
      when: `
        Nia passes the phase
        Nia does nothing
        Nia's Battle Phase begins
      `,
      finds: [{ messageId: 'windowOpen' }],
    },
    {
      name: 'an action instead of the change',
      when: `
        Nia passes the phase
        Nia does nothing
        Otto does nothing
        Nia does nothing
      `,
      finds: [{ messageId: 'overdue', data: { did: 'did nothing' } }],
    },
    {
      name: 'a position that does not tell',
      given: bare("Nia's Play Phase"),
      when: "Nia's Battle Phase begins",
      finds: [{ messageId: 'untold' }],
    },
  ],
});
