import { testCheck } from '#check-tester/test-check.js';
import { tgc } from '../../index.js';
import { beforeDraw } from '../../spec-tables.js';
import { drawPhaseIsClosed } from './draw-phase-is-closed.js';

testCheck(tgc, drawPhaseIsClosed, {
  given: beforeDraw,
  valid: [
    {
      name: 'its own Pass Phase',
      when: `
        Nia's Draw Phase begins
        Nia passes the phase
      `,
    },
  ],
  invalid: [
    {
      name: 'an Instant',
      when: `
        Nia's Draw Phase begins
        Otto plays Slip on Nia's Ram
      `,
      finds: [{ messageId: 'acted', data: { player: 'Otto', did: 'played Slip' } }],
    },
    {
      name: 'a window after the pass',
      when: `
        Nia's Draw Phase begins
        Nia passes the phase
        Nia does nothing
      `,
      finds: [{ messageId: 'noWindow' }],
    },
    {
      name: 'the opponent passes it',
      when: `
        Nia's Draw Phase begins
        Otto passes the phase
      `,
      finds: [{ messageId: 'otherPassed' }],
    },
  ],
});
