import { testCheck } from '#check-tester/test-check.js';
import { tgc } from '../../index.js';
import { playPhase, setup } from '../../spec-tables.js';
import { mulliganInTime } from './mulligan-in-time.js';

testCheck(tgc, mulliganInTime, {
  given: setup,
  valid: [
    {
      name: 'three times, one card each',
      when: `
        Nia draws 5 cards
        Otto draws 5 cards
        Nia mulligans a card, drawing a card
        Nia mulligans a card, drawing a card
        Nia mulligans a card, drawing a card
        Nia has finished the mulligan
      `,
    },
  ],
  invalid: [
    {
      name: 'a fourth time',
      when: `
        Nia draws 5 cards
        Otto draws 5 cards
        Nia mulligans a card, drawing a card
        Nia mulligans a card, drawing a card
        Nia mulligans a card, drawing a card
        Nia mulligans a card, drawing a card
      `,
      finds: [{ messageId: 'tooOften', data: { times: 4, most: 3 } }],
    },
    {
      name: 'after having finished',
      when: `
        Nia draws 5 cards
        Otto draws 5 cards
        Nia keeps the hand
        Nia mulligans a card, drawing a card
      `,
      finds: [{ messageId: 'finished' }],
    },
    {
      name: 'two cards in one go',
      when: `
        Nia draws 5 cards
        Otto draws 5 cards
        Nia mulligans 2 cards, drawing 2 cards
      `,
      finds: [{ messageId: 'several' }],
    },
    {
      name: 'a card more than put aside',
      when: `
        Nia draws 5 cards
        Otto draws 5 cards
        Nia mulligans a card, drawing 2 cards
      `,
      finds: [{ messageId: 'unequal' }],
    },
    {
      name: 'in the first Draw Phase',
      when: `
        Nia draws 5 cards
        Otto draws 5 cards
        Nia is heads
        Otto is tails
        the coin lands on heads
        Nia's Draw Phase begins
        Nia mulligans a card, drawing a card
      `,
      finds: [{ messageId: 'inDrawPhase' }],
    },
    {
      name: 'in a Play Phase',
      given: playPhase,
      when: 'Nia mulligans a card, drawing a card',
      finds: [{ messageId: 'tooLate' }],
    },
    {
      name: 'after the other player has shuffled in',
      when: `
        Nia draws 5 cards
        Otto draws 5 cards
        Nia mulligans a card, drawing a card
        Nia has finished the mulligan
        Nia shuffles the discarded cards into the deck
        Otto mulligans a card, drawing a card
      `,
      finds: [{ messageId: 'shuffled', data: { other: 'Nia' } }],
    },
    {
      name: 'of a card that is not there',
      when: `
        Nia draws Ram + Newt + Mail + Fen + Slip
        Nia mulligans Flash, drawing a card
      `,
      finds: [{ messageId: 'notInHand', data: { card: 'Flash' } }],
    },
  ],
});
