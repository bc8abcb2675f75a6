import { testCheck } from '#check-tester/test-check.js';
import { tgc } from '../../index.js';
import { playPhase, withText } from '../../spec-tables.js';
import { destroyedAtZero } from './destroyed-at-zero.js';

testCheck(tgc, destroyedAtZero, {
  given: playPhase,
  valid: [
    {
      name: 'destroyed',
      when: `
        Nia passes the phase
        Nia plays Slip on Otto's Newt
        3 damage is dealt to Otto's Newt
        Otto's Newt is destroyed
        Slip is discarded
        Nia does nothing
      `,
    },
  ],
  invalid: [
    {
      name: 'left on the field',
      when: `
        Nia passes the phase
        Nia plays Slip on Otto's Newt
        3 damage is dealt to Otto's Newt
        Slip is discarded
        Nia does nothing
      `,
      finds: [{ messageId: 'stayed', data: { resolve: -1 } }],
    },
    {
      name: 'one that stays, with a text about destruction',
      given: withText(playPhase, 'Creatures cannot be destroyed.'),
      when: `
        Nia plays Slip on Otto's Sentry
        3 damage is dealt to Otto's Sentry
        Slip is discarded
        Nia does nothing
      `,
      finds: [{ messageId: 'unless', data: { text: 'Idol', resolve: 0 } }],
    },
  ],
});
