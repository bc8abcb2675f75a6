import { testCheck } from '#check-tester/test-check.js';
import { tgc } from '../../index.js';
import { playPhase, withText } from '../../spec-tables.js';
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
    {
      name: 'a gain, with a text about HS',
      given: withText(playPhase, 'You gain HS each turn.'),
      when: 'Nia gains 1 HS',
      finds: [{ messageId: 'unless', data: { text: 'Idol' } }],
    },
    {
      name: 'a creature that is discarded',
      when: "Nia's Ram is discarded",
      finds: [{ messageId: 'discarded', data: { card: 'Ram' } }],
    },
    {
      name: 'an Equipment that moves',
      when: "Otto's Mail is attached to Nia's Ram",
      finds: [{ messageId: 'attached', data: { card: 'Mail' } }],
    },
  ],
});
