import { testCheck } from '#check-tester/test-check.js';
import { tgc } from '../../index.js';
import { setup, tournament } from '../../spec-tables.js';
import { deckIsLegal } from './deck-is-legal.js';

const NINE = 'deck Nia: 4 Ram, 4 Herald, 4 Drummer, 4 Riddle, 4 Mail, 4 Slip, 4 Flash, 4 Breaker, 4 Ruin';
const MISPRINT = `${NINE}, 3 Storm, 1 Storm (misprint)`;
const HANDED_IN = 'Nia hands in the deck';

testCheck(tgc, deckIsLegal, {
  given: `${setup}\n${NINE}, 4 Storm`,
  valid: [
    { name: 'forty cards, four of each', when: HANDED_IN },
    { name: 'a misprint in casual play', given: `${setup}\n${MISPRINT}`, when: HANDED_IN },
    {
      name: 'a deck of the chosen subtypes',
      given: `${tournament}\n${NINE}, 4 Fen`,
      when: `
        Nia chooses the subtypes Forge, Pond, Stone
        Nia hands in the deck
      `,
    },
  ],
  invalid: [
    { name: '39 cards', given: `${setup}\n${NINE}, 3 Storm`, when: HANDED_IN, finds: [{ messageId: 'size', data: { count: 39, size: 40 } }] },
    {
      name: 'five copies, at the toss',
      given: `${setup}\n${NINE.replace('4 Ram', '3 Ram')}, 5 Storm`,
      when: 'the coin lands on heads',
      finds: [{ messageId: 'copies', data: { card: 'Storm', count: 5, most: 4 } }],
    },
    {
      name: 'a card that is not legal',
      given: `${setup}\ncard Rogue: Event, cost 1, not legal, no text\n${NINE}, 4 Rogue`,
      when: HANDED_IN,
      finds: [{ messageId: 'notLegal', data: { card: 'Rogue' } }],
    },
    {
      name: 'a banned card in a tournament',
      given: `${tournament}\ncard Rogue: Event (Forge), cost 1, banned, no text\n${NINE}, 4 Rogue`,
      when: HANDED_IN,
      finds: [{ messageId: 'banned', data: { card: 'Rogue' } }],
    },
    {
      name: 'a misprint in a tournament',
      given: `${tournament}\n${MISPRINT}`,
      when: HANDED_IN,
      finds: [{ messageId: 'misprint', data: { card: 'Storm' } }],
    },
    {
      name: 'a card of another subtype',
      given: `${tournament}\n${NINE}, 4 Fen`,
      when: `
        Nia chooses the subtypes Forge, Stone, Feather
        Nia hands in the deck
      `,
      finds: [{ messageId: 'otherSubtype', data: { card: 'Fen' } }],
    },
    {
      name: 'two subtypes',
      given: `${tournament}\n${NINE}, 4 Storm`,
      when: 'Nia chooses the subtypes Forge, Stone',
      finds: [{ messageId: 'choice', data: { count: 2, size: 3 } }],
    },
    {
      name: 'five copies of a card whose text speaks of copies',
      given: `${setup}\ncard Swarm: Creature, cost 1, power 1, resolve 1\n  not modelled: Any number of copies may be in a deck.\n${NINE.replace('4 Ram', '3 Ram')}, 5 Swarm`,
      when: HANDED_IN,
      finds: [{ messageId: 'copiesUnless', data: { card: 'Swarm', count: 5, most: 4 } }],
    },
    {
      name: 'more families than any choice allows, seen when the cards are drawn',
      given: `${tournament}\ncard A: Event (Ash), cost 1, no text\ncard B: Event (Bay), cost 1, no text\n${NINE.replace('4 Herald', '4 A')}, 2 B, 2 Fen`,
      when: 'Nia draws 5 cards',
      finds: [{ messageId: 'noChoice', data: { player: 'Nia', size: 3 } }],
    },
  ],
});
