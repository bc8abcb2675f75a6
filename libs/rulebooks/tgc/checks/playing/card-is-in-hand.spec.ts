import { testCheck } from '#check-tester/test-check.js';
import { tgc } from '../../index.js';
import { playPhase } from '../../spec-tables.js';
import { cardIsInHand } from './card-is-in-hand.js';

testCheck(tgc, cardIsInHand, {
  given: playPhase.replaceAll(" + 2 cards", ""),
  valid: [
    {
      name: 'a card in hand',
      when: 'Nia plays Ram',
    },
    {
      name: 'one that may be in hand',
      given: playPhase,
      when: 'Nia plays Orchard',
    },
  ],
  invalid: [
    {
      name: 'a card that is not there',
      when: 'Nia plays Orchard',
      finds: [{ messageId: 'notThere', data: { card: 'Orchard', did: 'played' } }],
    },
    {
      name: 'a card that was played already',
      when: `
        Nia plays Ram
        Nia does nothing
        Otto does nothing
        Nia plays Ram
      `,
      finds: [{ messageId: 'notThere', data: { card: 'Ram' } }],
    },
  ],
});
