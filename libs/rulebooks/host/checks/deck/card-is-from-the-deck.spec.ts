import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { cardIsFromTheDeck } from './card-is-from-the-deck.js';

const given = `
  match host, comprehensive rules, complete record
  seat kate: Warlord Kessik
  seat john: Brother Alder
  card Gate Guard: Entity, cost $, health 1, power 1
  card Pike Wall: Entity, cost $, health 1, power 1
  card Pit Trap: Ambush, cost $
    Activate when an Entity attacks; destroy the attacking Entity.
  deck kate: 4 Gate Guard

  position: turn 5, kate's Action Phase 1, kate went first, stack empty, kate has priority
    kate: 4 #, resources $$, hand 3 cards, deck 2, damage 0, back 1 a face-down card
    john: 0 #, resources none, hand 4 cards, damage 0
`;

/** Four copies of John's, of whose deck no more than the size is told, lie open. */
const four = given.replace('deck kate: 4 Gate Guard', 'deck kate: 4 Gate Guard\n  deck john: 50 cards, not listed').replace('john: 0 #, resources none, hand 4 cards, damage 0', `john: 0 #, resources none, hand 4 cards, damage 0, drop 2 Pike Wall
      front 1 Pike Wall
      front 2 Pike Wall`);

testCheck(host, cardIsFromTheDeck, {
  given,
  valid: [
    { name: 'a card of the list', when: 'kate spends # to draw Gate Guard' },
    { name: 'a card that is not named', when: 'kate spends # to draw a card' },
    { name: 'the last cards of the deck', when: 'kate draws Gate Guard + a card' },
    { name: 'a card of the list, played', when: 'kate creates Gate Guard, paying $' },
    { name: 'a card that nobody names, laid', when: 'kate lays a card' },
    { name: 'any card of a deck that nobody registered', when: 'john draws Pike Wall' },
    { name: 'a fifth copy on a board of which no deck is told', given: four.replace('deck john: 50 cards, not listed', ''), when: 'john draws Pike Wall' },
    { name: 'a fourth copy', given: four.replace('drop 2', 'drop 1'), when: 'john draws Pike Wall' },
    { name: 'copies that a card put back, drawn again', given: four.replace('drop 2', 'drop 1'), when: "john draws Pike Wall\njohn puts Pike Wall from his hand on the bottom of his deck\njohn draws Pike Wall" },
    { name: 'one of four, played from the drop zone', given: four, when: "john creates Pike Wall from john's drop zone, paying $" },
    { name: 'the fourth, drawn and played', given: four.replace('drop 2', 'drop 1'), when: 'john draws Pike Wall\njohn creates Pike Wall, paying $' },
    { name: "a fifth that belongs to the other player", given: four.replace('front 2 Pike Wall', 'front 2 Pike Wall (owner kate)'), when: 'john draws Pike Wall' },
    { name: 'many cards of a deck whose size is unknown', when: 'john draws 9 cards' },
  ],
  invalid: [
    {
      name: 'a fifth copy drawn, found once',
      given: four,
      when: 'john draws Pike Wall\njohn creates Pike Wall, paying $',
      finds: [{ messageId: 'copies', data: { player: 'john', did: 'drew 1 card', found: 5, card: 'Pike Wall', due: 4 }, line: 1 }],
    },
    { name: 'a fifth copy from an unnamed hand, by the short rules', given: four.replace('comprehensive', 'short'), when: 'john creates Pike Wall, paying $', finds: [{ messageId: 'copies' }] },
    {
      name: 'two copies at once, the fifth among them',
      given: four.replace('drop 2', 'drop 1'),
      when: 'john discards Pike Wall + Pike Wall',
      finds: [{ messageId: 'copies', data: { did: 'discarded 2 cards', found: 5 } }],
    },
    {
      name: 'a fifth copy that the position names in the hand',
      given: four.replace('hand 4 cards, damage 0, drop', 'hand Pike Wall + 3 cards, damage 0, drop'),
      when: 'kate passes\njohn creates Pike Wall, paying $',
      finds: [{ messageId: 'copies', data: { found: 5 } }],
    },
    {
      name: 'a card that is not on the list',
      when: 'kate spends # to draw Pike Wall',
      finds: [{ messageId: 'foreign', data: { player: 'kate', did: 'used an action point to draw', card: 'Pike Wall' } }],
    },
    {
      name: 'one of two cards',
      when: 'kate draws Gate Guard + Pike Wall',
      finds: [{ messageId: 'foreign', data: { did: 'drew 2 cards', card: 'Pike Wall' } }],
    },
    {
      name: 'a card that is not on the list, played from an unnamed hand',
      when: 'kate creates Pike Wall, paying $',
      finds: [{ messageId: 'foreign', data: { did: 'created Pike Wall', card: 'Pike Wall' } }],
    },
    {
      name: 'a card that is not on the list, drawn and played: found once',
      when: 'kate spends # to draw Pike Wall\nkate creates Pike Wall, paying $',
      finds: [{ messageId: 'foreign', line: 1 }],
    },
    {
      name: 'an Ambush that is not on the list, turned up',
      when: 'kate activates Pit Trap, paying $',
      finds: [{ messageId: 'foreign', data: { card: 'Pit Trap' } }],
    },
    {
      name: 'a discard that is not on the list',
      when: 'kate discards Pike Wall',
      finds: [{ messageId: 'foreign', data: { did: 'discarded 1 card' } }],
    },
    {
      name: 'damage that is not on the list',
      when: 'kate puts Pike Wall from hand into the damage zone',
      finds: [{ messageId: 'foreign', data: { did: 'put 1 card into the damage zone' } }],
    },
    {
      name: 'more cards than are left',
      when: 'kate draws 3 cards',
      finds: [{ messageId: 'tooMany', data: { player: 'kate', did: 'drew 3 cards', deck: '2 cards' } }],
    },
  ],
});
