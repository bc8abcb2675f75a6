import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { hostDamageIsTaken } from './host-damage-is-taken.js';

const table = (stack: string, john = 'hand 4 cards'): string => `
  match host, comprehensive rules, complete record
  seat kate: Warlord Kessik
  seat john: Brother Alder
  card Heavy Torch: Sorcery, cost £
    Deal 2 damage to target Host.
  card Burn and Learn: Sorcery, cost £
    Deal 1 damage to target Host and draw a card.
  card Stone Skin: Form, cost &
    not modelled: Once each game, damage to your Host is prevented.

  position: turn 5, kate's Action Phase 1, kate went first, kate has priority
    kate: 2 #, hand 6 cards, deck 30, damage 0, resources £££
    john: ${john}, deck 30, damage 1, front 1 Hedge Boar
    stack: kate's ${stack}
`;
const torch = table("Torch the Banner's effect targeting john's Host");
const heavy = table("Heavy Torch's effect targeting john's Host");
const inShort = (text: string): string => text.replace('comprehensive', 'short');
const hit = `
  both players pass
  Torch the Banner's effect resolves
    1 damage is dealt to john's Host
`;
const hitTwice = `
  both players pass
  Heavy Torch's effect resolves
    2 damage is dealt to john's Host
`;
const placed = "    john puts a card from hand into the damage zone\n";

testCheck(host, hostDamageIsTaken, {
  given: torch,
  valid: [
    { name: 'a card for the damage', when: `${hit}${placed}  kate passes` },
    { name: 'a card for the damage after the resolution', when: `${hit}  john puts a card from hand into the damage zone\n  kate passes` },
    {
      name: 'two cards for 2 damage',
      given: heavy,
      when: `${hitTwice}    john puts 2 cards from hand into the damage zone\n  kate passes`,
    },
    { name: 'two cards one after the other', given: heavy, when: `${hitTwice}${placed}${placed}  kate passes` },
    {
      name: 'a card, and a card drawn for it, by the short rules',
      given: inShort(torch),
      when: `${hit}${placed}    john draws a card\n  kate passes`,
    },
    {
      name: 'each card replaced before the next, with one card in hand, by the short rules',
      given: inShort(table("Heavy Torch's effect targeting john's Host", 'hand a card')),
      when: `${hitTwice}${placed}    john draws a card\n${placed}    john draws a card\n  kate passes`,
    },
    {
      name: 'both cards placed and then both drawn, by the short rules',
      given: inShort(heavy),
      when: `${hitTwice}${placed}${placed}    john draws 2 cards\n  kate passes`,
    },
    {
      name: 'the other half of an "and" before the card is placed',
      given: table("Burn and Learn's effect targeting john's Host"),
      when: `
        both players pass
        Burn and Learn's effect resolves
          1 damage is dealt to john's Host
          kate draws a card
          john puts a card from hand into the damage zone
        kate passes
      `,
    },
    {
      name: 'an Entity that the same damage destroyed, before the card is placed',
      given: table("Blood Price's effect targeting john's Hedge Boar").replace('Hedge Boar\n', 'Hedge Boar (1 damage)\n'),
      when: `
        both players pass
        Blood Price's effect resolves
          2 damage is dealt to john's Hedge Boar
          1 damage is dealt to kate's Host
          john's Hedge Boar is destroyed
          kate puts a card from hand into the damage zone
      `,
    },
    {
      name: 'no card to place: the game is over',
      given: table("Torch the Banner's effect targeting john's Host", 'hand empty'),
      when: `${hit}    kate wins the game by an empty hand`,
    },
    { name: 'a note before the card is placed', when: `${hit}    note: john thinks about it.\n${placed}` },
    {
      name: 'a hand that the position does not tell',
      given: table("Torch the Banner's effect targeting john's Host", '0 #'),
      when: `${hit}${placed}  kate passes`,
    },
  ],
  invalid: [
    {
      name: 'a card that the other player takes out of the hand',
      when: `${hit}    kate puts a card from john's hand into john's damage zone\n  kate passes`,
      finds: [{ messageId: 'byOther', data: { player: 'john', by: 'kate' }, line: 4 }],
    },
    {
      name: 'a card drawn before the one for the damage is placed, by the short rules, found once',
      given: inShort(torch),
      when: `${hit}    john draws a card\n${placed}  kate passes`,
      finds: [{ messageId: 'drawnFirst', data: { player: 'john' }, line: 4 }],
    },
    {
      name: 'play that goes on without the card, found once',
      when: `${hit}  kate passes\n  john passes`,
      finds: [{ messageId: 'notPlaced', data: { player: 'john', due: '1 card' }, line: 4 }],
    },
    {
      name: 'one card for 2 damage, by the short rules',
      given: inShort(heavy),
      when: `${hitTwice}${placed}    john draws a card\n  kate passes`,
      finds: [{ messageId: 'notPlaced', data: { due: '1 card' } }],
    },
    {
      name: 'a card placed too late is not found a second time',
      when: `${hit}  kate passes\n  john puts a card from hand into the damage zone\n  john passes`,
      finds: [{ messageId: 'notPlaced', line: 4 }],
    },
    {
      name: 'no card drawn by the short rules',
      given: inShort(torch),
      when: `${hit}${placed}  kate passes`,
      finds: [{ messageId: 'notDrawn', data: { player: 'john', due: '1 card' } }],
    },
    {
      name: 'two cards drawn for 1 damage, by the short rules',
      given: inShort(torch),
      when: `${hit}${placed}    john draws 2 cards\n  kate passes`,
      finds: [{ messageId: 'drawnTooMany', data: { player: 'john', found: '2 cards', due: '1 card' }, line: 5 }],
    },
    {
      name: 'a card slipped under the others',
      when: `${hit}    john puts a card from his hand on the bottom of his damage zone\n  kate passes`,
      finds: [{ messageId: 'under', data: { player: 'john' }, line: 4 }],
    },
    {
      name: 'a card from the deck',
      when: `${hit}    john puts a card from the top of john's deck into john's damage zone`,
      finds: [{ messageId: 'notFromHand', data: { player: 'john' } }],
    },
    {
      name: 'a card from the deck by the short rules',
      given: inShort(torch),
      when: `${hit}    john puts a card from the top of john's deck into john's damage zone`,
      finds: [{ messageId: 'notFromHand' }],
    },
    {
      name: 'two cards for 1 damage',
      when: `${hit}    john puts 2 cards from hand into the damage zone`,
      finds: [{ messageId: 'tooMany', data: { player: 'john', found: '2 cards', due: 1 } }],
    },
    {
      name: 'a card without any damage',
      when: 'kate passes\njohn puts a card from hand into the damage zone',
      finds: [{ messageId: 'tooMany', data: { found: '1 card', due: 0 } }],
    },
    {
      name: 'a card right after a position, which may stand in the middle of the damage',
      when: 'john puts a card from hand into the damage zone',
      finds: [{ messageId: 'untold', data: { player: 'john', found: '1 card' } }],
    },
    {
      name: 'no card while text about damage is not modelled',
      given: torch.replace('front 1 Hedge Boar', 'form Stone Skin'),
      when: `${hit}  kate passes`,
      finds: [{ messageId: 'unless', data: { player: 'john', card: 'Stone Skin' } }],
    },
  ],
});
