import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { goesToOwner } from './goes-to-owner.js';

/** Kate controls a Hedge Boar of john's, with her own Axe under it, and one of john's tokens. */
const given = `
  match host, comprehensive rules, complete record
  seat kate: Warlord Kessik
  seat john: Brother Alder

  position: turn 5, kate's Action Phase 1, kate went first, stack empty, kate has priority
    kate: hand 6 cards, deck 30, damage 2, resources ££££
      front 1 Slag Ogre (under it Jagged Axe), front 2 Hedge Boar (owner john), front 3 Burrow Pup
    john: hand 4 cards, deck 30, damage 0, front 1 Meadow Fawn
`;

testCheck(host, goesToOwner, {
  given,
  valid: [
    { name: "a card that goes to its owner's hand from the other side", when: "kate's Hedge Boar goes to john's hand" },
    { name: 'a card that goes to the owner, whoever that is', when: "kate's Hedge Boar goes to the owner's drop zone" },
    { name: 'an own card that goes to the own deck', when: "kate's Slag Ogre goes to the bottom of kate's deck" },
    { name: 'a destroyed card without a word about where it goes', when: "kate's Hedge Boar is destroyed" },
    { name: 'a destroyed card', when: "kate's Hedge Boar is destroyed and goes to john's drop zone" },
    { name: 'a token that is no more', when: "kate's Burrow Pup goes out of the game" },
    { name: 'a token that is destroyed', when: "kate's Burrow Pup is destroyed" },
    { name: 'a token that moves to the other side', when: "kate's Burrow Pup goes to john's front 2" },
    {
      name: 'a marker that drops with its card',
      when: `
        kate's Slag Ogre is destroyed
        kate's Jagged Axe goes to kate's drop zone
      `,
    },
    { name: 'cards put back into the own deck', when: "kate puts 2 cards from kate's hand on the bottom of kate's deck" },
    { name: "a card put from the other's hand into the other's deck", when: "kate puts a card from john's hand on the top of john's deck" },
    { name: 'healed cards that go to the own hand', when: "kate heals a card to kate's hand" },
    {
      name: 'a card taken off the stack',
      when: `
        john creates Elder Bear
        john's Elder Bear on the stack goes to john's drop zone
      `,
    },
  ],
  invalid: [
    {
      name: "a card that goes to its controller's drop zone",
      when: "kate's Hedge Boar goes to kate's drop zone",
      finds: [{ messageId: 'wrongOwner', data: { thing: "kate's Hedge Boar", to: 'kate', owner: 'john' } }],
    },
    {
      name: "a destroyed card that goes to its controller's drop zone",
      when: "kate's Hedge Boar is destroyed and goes to kate's drop zone",
      finds: [{ messageId: 'wrongOwner', data: { to: 'kate', owner: 'john' } }],
    },
    {
      name: 'a card of the stack that goes to the one who stopped it',
      when: `
        john creates Elder Bear
        john's Elder Bear on the stack goes to kate's hand
      `,
      finds: [{ messageId: 'wrongOwner', data: { thing: 'Elder Bear', to: 'kate', owner: 'john' } }],
    },
    {
      name: "a card of the other's hand, put into the own",
      when: "kate puts a card from john's hand into kate's hand",
      finds: [{ messageId: 'wrongOwner', data: { thing: 'A card', to: 'kate', owner: 'john' } }],
    },
    {
      name: "damage healed into the other's hand",
      when: "kate heals a card to john's hand",
      finds: [{ messageId: 'wrongOwner', data: { to: 'john', owner: 'kate' } }],
    },
    {
      name: 'a token in a drop zone',
      when: "kate's Burrow Pup goes to kate's drop zone",
      finds: [{ messageId: 'token', data: { thing: 'Burrow Pup' } }],
    },
    {
      name: 'a token taken to hand',
      when: "kate's Burrow Pup goes to kate's hand",
      finds: [{ messageId: 'token' }],
    },
    {
      name: 'a destroyed card that is banished',
      given: given.replace('comprehensive', 'short'),
      when: "john's Meadow Fawn is destroyed and goes to john's Banished Zone",
      finds: [{ messageId: 'notDrop', data: { thing: "john's Meadow Fawn" } }],
    },
    {
      name: 'a marker that is taken back to hand when its card leaves',
      when: `
        kate's Slag Ogre is destroyed
        kate's Jagged Axe goes to kate's hand
      `,
      finds: [{ messageId: 'marker', data: { thing: "kate's Jagged Axe" } }],
    },
  ],
});
