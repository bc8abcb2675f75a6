import { testCheck } from '#check-tester/test-check.js';
import { tgc } from '../../index.js';
import { playPhase, withText } from '../../spec-tables.js';
import { attachedGoesToo } from './attached-goes-too.js';

testCheck(tgc, attachedGoesToo, {
  given: playPhase,
  valid: [
    {
      name: 'destroyed along',
      when: `
        Nia passes the phase
        Nia does nothing
        Otto plays Undertow on Otto's Ram
        Otto's Ram is destroyed
        Otto's Mail is destroyed
        Undertow is discarded
        Nia does nothing
      `,
    },
  ],
  invalid: [
    {
      name: 'left behind',
      when: `
        Nia passes the phase
        Nia does nothing
        Otto plays Undertow on Otto's Ram
        Otto's Ram is destroyed
        Undertow is discarded
        Nia does nothing
      `,
      finds: [{ messageId: 'stayed', data: { card: "Otto's Mail" } }],
    },
    {
      name: 'left behind by a card that went to a hand',
      when: `
        Nia passes the phase
        Nia does nothing
        Otto plays Trapdoor on Otto's Ram
        Otto's Ram returns to Otto's hand
        Trapdoor is discarded
        Nia does nothing
      `,
      finds: [{ messageId: 'alone' }],
    },
    {
      name: 'one that stays, with a text about Equipment',
      given: withText(playPhase, 'Equipment stays on the field.'),
      when: `
        Nia plays Slip on Otto's Sentry
        3 damage is dealt to Otto's Ram
        Otto's Ram is destroyed
        Slip is discarded
        Nia does nothing
      `,
      finds: [{ messageId: 'unless', data: { text: 'Idol' } }],
    },
  ],
});
