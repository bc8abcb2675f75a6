import { testCheck } from '#check-tester/test-check.js';
import { tgc } from '../../index.js';
import { beforeDraw, playPhase } from '../../spec-tables.js';
import { triggerHasHappened } from './trigger-has-happened.js';

testCheck(tgc, triggerHasHappened, {
  given: beforeDraw,
  valid: [
    {
      name: 'the draw of the Draw Phase',
      when: `
        Nia's Draw Phase begins
        Nia's plasma is set to 5
        Nia draws a card
        Nia untaps everything
        Nia passes the phase
        Nia's Standby Phase begins
        Nia activates Reader's effect for event 3
      `,
    },
    {
      name: 'told by the position',
      given: `${playPhase}
  happened: Nia drew a card
`,
      when: "Nia activates Reader's effect",
    },
  ],
  invalid: [
    {
      name: 'a trigger once more',
      when: `
        Nia's Draw Phase begins
        Nia's plasma is set to 5
        Nia draws a card
        Nia untaps everything
        Nia passes the phase
        Nia's Standby Phase begins
        Nia activates Reader's effect
        Nia gains 1 HS
        Nia activates Reader's effect
      `,
      finds: [{ messageId: 'notHappened' }],
    },
    {
      name: 'an event that is too old',
      when: `
        Nia's Draw Phase begins
        Nia's plasma is set to 5
        Nia draws a card
        Nia untaps everything
        Nia passes the phase
        Nia's Standby Phase begins
        Nia activates Reader's effect
        Nia gains 1 HS
        Nia activates Reader's effect for event 3
      `,
      finds: [{ messageId: 'tooOld', data: { event: 3 } }],
    },
    {
      name: 'a position that tells nothing of it',
      given: playPhase,
      when: "Nia activates Reader's effect",
      finds: [{ messageId: 'untold' }],
    },
  ],
});
