import { testCheck } from '#check-tester/test-check.js';
import { tgc } from '../../index.js';
import { playPhase, withText } from '../../spec-tables.js';
import { effectAsWritten } from './effect-as-written.js';

testCheck(tgc, effectAsWritten, {
  given: playPhase,
  valid: [
    {
      name: 'as it says',
      when: `
        Nia plays Feast
        Nia gains 2 HS
        Nia draws a card
      `,
    },
    {
      name: 'a creature that dies of it',
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
      name: 'something else',
      when: `
        Nia plays Feast
        Otto loses 2 HS
      `,
      finds: [{ messageId: 'notWritten' }],
    },
    {
      name: 'more than it says',
      when: `
        Nia plays Feast
        Nia gains 3 HS
      `,
      finds: [{ messageId: 'amount' }],
    },
    {
      name: 'to another creature',
      when: `
        Nia passes the phase
        Nia plays Slip on Otto's Newt
        3 damage is dealt to Otto's Ram
      `,
      finds: [{ messageId: 'target' }],
    },
    {
      name: 'the other way round',
      when: `
        Nia plays Feast
        Nia draws a card
      `,
      finds: [{ messageId: 'order' }],
    },
    {
      name: 'another amount, with a text about damage',
      given: withText(playPhase, 'Your effects deal 1 more damage.'),
      when: `
        Nia plays Slip on Otto's Sentry
        4 damage is dealt to Otto's Sentry
      `,
      finds: [{ messageId: 'amountUnless', data: { text: 'Idol' } }],
    },
  ],
});
