import { testCheck } from '#check-tester/test-check.js';
import { tgc } from '../../index.js';
import { playPhase, setup } from '../../spec-tables.js';
import { openingHand } from './opening-hand.js';

testCheck(tgc, openingHand, {
  given: setup,
  valid: [
    {
      name: 'five cards, in two draws',
      when: `
        Nia draws 3 cards
        Nia draws 2 cards
        Nia keeps the hand
      `,
    },
    {
      name: 'a draw of the game',
      given: playPhase,
      when: 'Otto draws 2 cards',
    },
  ],
  invalid: [
    {
      name: 'six cards',
      when: 'Nia draws 6 cards',
      finds: [{ messageId: 'tooMany', data: { count: 6, size: 5 } }],
    },
    {
      name: 'four cards kept',
      when: `
        Otto draws 4 cards
        Otto keeps the hand
      `,
      finds: [{ messageId: 'tooFew', data: { player: 'Otto', count: 4 } }],
    },
    {
      name: 'a mulligan of four',
      when: `
        Otto draws 4 cards
        Otto mulligans a card, drawing a card
      `,
      finds: [{ messageId: 'tooFew' }],
    },
    {
      name: 'a game without a hand',
      when: `
        Nia draws 5 cards
        Nia keeps the hand
        Nia's Draw Phase begins
      `,
      finds: [{ messageId: 'tooFew', data: { player: 'Otto', count: 0 } }],
    },
  ],
});
