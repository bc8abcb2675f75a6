import { testCheck } from '#check-tester/test-check.js';
import { tgc } from '../../index.js';
import { setup } from '../../spec-tables.js';
import { discardsGoBack } from './discards-go-back.js';

testCheck(tgc, discardsGoBack, {
  given: setup,
  valid: [
    {
      name: 'when both have finished',
      when: `
        Nia draws 5 cards
        Otto draws 5 cards
        Nia mulligans a card, drawing a card
        Nia has finished the mulligan
        Otto keeps the hand
        Nia shuffles the discarded cards into the deck
        Nia's Draw Phase begins
      `,
    },
  ],
  invalid: [
    {
      name: 'before the other has finished',
      when: `
        Nia draws 5 cards
        Otto draws 5 cards
        Nia mulligans a card, drawing a card
        Nia has finished the mulligan
        Nia shuffles the discarded cards into the deck
      `,
      finds: [{ messageId: 'tooEarly', data: { waiting: 'Otto' } }],
    },
    {
      name: 'nothing to shuffle in',
      when: `
        Nia draws 5 cards
        Otto draws 5 cards
        Nia keeps the hand
        Otto keeps the hand
        Nia shuffles the discarded cards into the deck
      `,
      finds: [{ messageId: 'nothing' }],
    },
    {
      name: 'never',
      when: `
        Nia draws 5 cards
        Otto draws 5 cards
        Nia mulligans a card, drawing a card
        Nia has finished the mulligan
        Otto keeps the hand
        Nia's Draw Phase begins
      `,
      finds: [{ messageId: 'forgotten', data: { player: 'Nia', count: 1 } }],
    },
  ],
});
