import { testCheck } from '#check-tester/test-check.js';
import { tgc } from '../../index.js';
import { playPhase } from '../../spec-tables.js';
import { effectIsFinished } from './effect-is-finished.js';

testCheck(tgc, effectIsFinished, {
  given: playPhase,
  valid: [
    {
      name: 'all of it',
      when: `
        Nia activates Drummer's effect
        Otto loses 1 HS
        Nia does nothing
      `,
    },
  ],
  invalid: [
    {
      name: 'nothing of it',
      when: `
        Nia activates Drummer's effect
        Nia does nothing
      `,
      finds: [{ messageId: 'unfinished', data: { card: 'Drummer' } }],
    },
  ],
});
