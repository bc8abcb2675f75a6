import { testCheck } from '#check-tester/test-check.js';
import { tgc } from '../../index.js';
import { playPhase, table, withText } from '../../spec-tables.js';
import { destroyedWithCause } from './destroyed-with-cause.js';

testCheck(tgc, destroyedWithCause, {
  given: playPhase,
  valid: [
    {
      name: 'by an effect, and what was attached',
      when: `
        Nia passes the phase
        Nia does nothing
        Otto plays Undertow on Otto's Ram
        Otto's Ram is destroyed
        Otto's Mail is destroyed
      `,
    },
    {
      name: 'at 0 resolve',
      when: `
        Nia passes the phase
        Nia plays Slip on Otto's Newt
        3 damage is dealt to Otto's Newt
        Otto's Newt is destroyed
      `,
    },
  ],
  invalid: [
    {
      name: "the opponent's Battlefield",
      given: table("Nia's Play Phase, Open Play", { otto: '\n    field Orchard' }),
      when: `
        Nia plays Fen
        Otto's Orchard is destroyed
      `,
      finds: [{ messageId: 'battlefield' }],
    },
    {
      name: 'the creature along with its equipment',
      when: `
        Nia passes the phase
        Nia does nothing
        Otto plays Breaker on Otto's Mail
        Otto's Mail is destroyed
        Otto's Ram is destroyed
      `,
      finds: [{ messageId: 'notAttached' }],
    },
    {
      name: 'a creature with resolve left',
      when: "Otto's Ram is destroyed",
      finds: [{ messageId: 'alive', data: { resolve: 6 } }],
    },
    {
      name: 'a Battlefield without a reason',
      given: table("Nia's Play Phase, Open Play", { nia: '\n    field Orchard' }),
      when: "Nia's Orchard is destroyed",
      finds: [{ messageId: 'noCause' }],
    },
    {
      name: 'destroyed and put in a hand',
      when: `
        Nia passes the phase
        Nia plays Slip on Otto's Newt
        3 damage is dealt to Otto's Newt
        Otto's Newt is destroyed and goes to Otto's hand
      `,
      finds: [{ messageId: 'elsewhere' }],
    },
    {
      name: 'for no reason, with a text about destruction',
      given: withText(playPhase, 'Tapped creatures are destroyed.'),
      when: "Otto's Newt is destroyed",
      finds: [{ messageId: 'unless', data: { text: 'Idol' } }],
    },
  ],
});
