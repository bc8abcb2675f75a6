/** Cards that some simulated matches define for themselves, as a table with cards of its own would: cheap answers above all. */
import type { Deck } from '../catalogue/decks.js';
import type { CardDefinition } from '../header.js';
import type { Random } from './random.js';

export const houseCards: readonly CardDefinition[] = [
  {
    name: 'Sent Packing', type: 'Sorcery', cost: '$',
    text: ['Fast (may be played at Fast speed).', "Return target Entity to its owner's hand."],
  },
  {
    name: 'Summary Judgement', type: 'Sorcery', cost: '$$',
    text: ['Fast (may be played at Fast speed).', 'Destroy target Entity with power 2 or less.'],
  },
  {
    name: 'Second Wind', type: 'Sorcery', cost: '$',
    text: ['Fast (may be played at Fast speed).', 'Target Entity gets +2 power this turn.'],
  },
  {
    name: 'Forked Spite', type: 'Sorcery', cost: '$$',
    text: ['Fast (may be played at Fast speed).', 'Deal 1 damage to target Entity and 1 damage to another target Entity or Host.'],
  },
  { name: 'Patient Sapper', type: 'Entity', subtypes: ['Human'], cost: '$$', health: 2, power: 2, text: ['⊗: Deal 1 damage to target Entity. Use this effect at Fast speed.'] },
  { name: 'Twin Heralds', type: 'Entity', subtypes: ['Human'], cost: '$$', health: 2, power: 1, text: ['When this Entity is created, draw a card.'] },
  // What cards cost changes with what lies there.
  { name: 'Open Market', type: 'Form', cost: '$$', text: ['Entities cost you 1 less.', 'Sorceries your opponent casts cost 1 more.'] },
  {
    name: 'Second Shift', type: 'Entity', subtypes: ['Human'], cost: '$$$', health: 3, power: 2,
    text: ['This Entity costs $$ less if you control a Human.', 'Ambushes cost you 1 less to activate.'],
  },
  // Two of them, one on each side, answer each other without end (42.1).
  { name: 'Echoing Idol', type: 'Entity', subtypes: ['Construct'], cost: '$$', health: 3, power: 1, text: ['When your opponent gains a resource, gain 1 $.'] },
];

/** The deck with house cards in the place of as many others. */
export function withHouseCards(deck: Deck, random: Random): Deck {
  const wanted = random.sample(houseCards, 3).map(({ name }) => ({ name, count: 4 }));
  let room = wanted.reduce((n, { count }) => n + count, 0);
  const cards = deck.cards.flatMap(({ name, count }) => {
    const out = Math.min(room, count);
    room -= out;
    return count > out ? [{ name, count: count - out }] : [];
  });
  return { ...deck, cards: [...wanted, ...cards] };
}
