import { testCheck } from '#check-tester/test-check.js';
import { tgc } from '../../index.js';
import { bare, playPhase } from '../../spec-tables.js';
import { effectThenDiscard } from './effect-then-discard.js';

testCheck(tgc, effectThenDiscard, {
  given: playPhase,
  valid: [
    {
      name: 'effect, then discard',
      when: `
        Nia plays Feast
        Nia gains 2 HS
        Nia draws a card
        Feast is discarded
        Nia does nothing
      `,
    },
    {
      name: 'an effect that cannot be done',
      given: bare("Nia's Play Phase, Open Play"),
      when: `
        Nia passes the phase
        Nia plays Slip
        Slip is discarded
        Nia does nothing
      `,
    },
  ],
  invalid: [
    {
      name: 'discarded first',
      when: `
        Nia plays Feast
        Nia gains 2 HS
        Feast is discarded
      `,
      finds: [{ messageId: 'tooSoon' }],
    },
    {
      name: 'never applied',
      when: `
        Nia plays Feast
        Nia does nothing
      `,
      finds: [{ messageId: 'notApplied' }],
    },
    {
      name: 'never discarded',
      when: `
        Nia plays Feast
        Nia gains 2 HS
        Nia draws a card
        Nia does nothing
      `,
      finds: [{ messageId: 'notDiscarded' }],
    },
  ],
});
