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

testCheck(host, cardIsFromTheDeck, {
  given,
  valid: [
    { name: 'a card of the list', when: 'kate spends # to draw Gate Guard' },
    { name: 'a card that is not named', when: 'kate spends # to draw a card' },
    { name: 'the last cards of the deck', when: 'kate draws Gate Guard + a card' },
    { name: 'a card of the list, played', when: 'kate creates Gate Guard, paying $' },
    { name: 'a card that nobody names, laid', when: 'kate lays a card' },
    { name: 'any card of a deck that nobody registered', when: 'john draws Pike Wall' },
    { name: 'many cards of a deck whose size is unknown', when: 'john draws 9 cards' },
  ],
  invalid: [
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
