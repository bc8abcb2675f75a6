import { testCheck } from '#check-tester/test-check.js';
import { tgc } from '../../index.js';
import { playPhase } from '../../spec-tables.js';
import { drawsFromDeck } from './draws-from-deck.js';

testCheck(tgc, drawsFromDeck, {
  given: playPhase,
  valid: [
    {
      name: 'from a deck that has cards',
      when: `
        Nia activates Riddle's effect
        Nia draws 3 cards
      `,
    },
  ],
  invalid: [
    {
      name: 'more cards than there are',
      given: playPhase.replace("deck 20, 4", "deck 2, 4"),
      when: `
        Nia activates Riddle's effect
        Nia draws 3 cards
      `,
      finds: [{ messageId: 'tooFew', data: { count: 3, deck: 2 } }],
    },
  ],
});
