import { testCheck } from '#check-tester/test-check.js';
import { tgc } from '../../index.js';
import { playPhase } from '../../spec-tables.js';
import { nothingByItself } from './nothing-by-itself.js';

testCheck(tgc, nothingByItself, {
  given: playPhase,
  valid: [
    {
      name: 'what an effect does',
      when: `
        Nia activates Drummer's effect
        Otto loses 1 HS
      `,
    },
    {
      name: 'what a text that is not modelled does',
      when: `
        Nia activates Riddle's effect
        Nia draws 3 cards
      `,
    },
  ],
  invalid: [
    {
      name: 'a draw',
      when: 'Nia draws a card',
      finds: [{ messageId: 'draw' }],
    },
    {
      name: 'untapping',
      when: "Nia's Sentry is untapped",
      finds: [{ messageId: 'untap' }],
    },
    {
      name: 'tapping',
      when: "Otto's Ram is tapped",
      finds: [{ messageId: 'tap' }],
    },
    {
      name: 'plasma',
      when: 'Nia gains 2 plasma',
      finds: [{ messageId: 'plasma' }],
    },
    {
      name: 'a loss',
      when: 'Otto loses 2 HS',
      finds: [{ messageId: 'other' }],
    },
  ],
});
