import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { winHasAReason } from './win-has-a-reason.js';

/** Brother Alder, john's Host, has 8 health; Warlord Kessik, kate's, has 6. */
const table = (john: string, kate = 'hand 6 cards, deck 30, damage 2'): string => `
  match host, comprehensive rules, complete record
  seat kate: Warlord Kessik
  seat john: Brother Alder
  card Old Wall: Form, cost %
    Your Host has +2 health.
  card Brittle Oath: Form, cost !
    Your opponent's Host has -1 health.
  card Fixed Fate: Form, cost !
    Each Host has a health of 7.
  card Other Fate: Form, cost !
    Each Host has a health of 9.
  card Seven Seals: Form, cost &
    not modelled: When seven seals are broken, you win the game.

  position: turn 5, kate's Action Phase 1, kate went first, stack empty, kate has priority
    kate: ${kate}
    john: ${john}
`;
const given = table('hand 4 cards, deck 30, damage 7');
const inShort = (text: string): string => text.replace('comprehensive', 'short');
const hit = '1 damage is dealt to john\'s Host\n';

testCheck(host, winHasAReason, {
  given,
  valid: [
    { name: 'damage that reaches the health', when: `${hit}john puts a card from hand into the damage zone\nkate wins the game by damage` },
    { name: 'a win without a reason given', when: `${hit}john puts a card from hand into the damage zone\nkate wins the game` },
    { name: 'an empty deck', given: table('hand a card, deck 1, damage 2'), when: 'john draws a card\nkate wins the game by an empty deck' },
    { name: 'damage against an empty hand', given: table('hand empty, deck 30, damage 2'), when: `${hit}kate wins the game by an empty hand` },
    { name: 'a concession', when: 'john concedes\nkate wins the game by concession' },
    {
      name: 'one of two conditions that one event has met',
      given: table('hand a card, deck 1, damage 7').replace('comprehensive', 'short'),
      when: `${hit}john draws a card\njohn puts a card from hand into the damage zone\nkate wins the game by damage`,
    },
    {
      name: 'a health that a Form has lowered',
      given: table('hand 4 cards, deck 30, damage 7', 'hand 6 cards, deck 30, damage 2, form Brittle Oath'),
      when: 'kate wins the game by damage',
    },
    {
      name: 'a health that is set, after what lowers and raises it',
      given: table('hand 4 cards, deck 30, damage 7, form Old Wall', 'hand 6 cards, deck 30, damage 2, form Fixed Fate'),
      when: 'kate wins the game by damage',
    },
  ],
  invalid: [
    {
      name: 'damage one short of the health',
      when: 'kate wins the game by damage',
      finds: [{ messageId: 'damage', data: { winner: 'kate', loser: 'john', damage: '7 cards', health: 8 } }],
    },
    {
      name: 'damage that the health of a Form is still above, by the short rules',
      given: inShort(table('hand 4 cards, deck 30, damage 8, form Old Wall')),
      when: 'kate wins the game by damage',
      finds: [{ messageId: 'damage', data: { damage: '8 cards', health: 10 } }],
    },
    {
      name: 'a deck that is not empty',
      given: inShort(table('hand 4 cards, deck 1, damage 2')),
      when: 'kate wins the game by an empty deck',
      finds: [{ messageId: 'deck', data: { loser: 'john', deck: '1 card' } }],
    },
    {
      name: 'an empty hand without damage',
      given: inShort(table('hand empty, deck 30, damage 2')),
      when: 'kate wins the game by an empty hand',
      finds: [{ messageId: 'hand', data: { winner: 'kate', loser: 'john' } }],
    },
    {
      name: 'the last card of the hand, which could be placed',
      given: table('hand a card, deck 30, damage 2'),
      when: `${hit}john puts a card from hand into the damage zone\nkate wins the game by an empty hand`,
      finds: [{ messageId: 'hand' }],
    },
    {
      name: 'a concession that nobody made',
      when: 'kate wins the game by concession',
      finds: [{ messageId: 'concession', data: { loser: 'john' } }],
    },
    {
      name: 'a win out of nothing, by the short rules',
      given: inShort(given),
      when: 'kate wins the game',
      finds: [{ messageId: 'none', data: { winner: 'kate' } }],
    },
    {
      name: 'a win of the one who conceded',
      when: 'john concedes\njohn wins the game',
      finds: [{ messageId: 'ownConcession', data: { winner: 'john', loser: 'kate' } }],
    },
    {
      name: 'a win of the one whose deck ran empty, by the short rules',
      given: inShort(table('hand a card, deck 1, damage 2')),
      when: 'john draws a card\njohn wins the game',
      finds: [{ messageId: 'ownDeck', data: { winner: 'john' } }],
    },
    {
      name: 'a win of the one whose damage has reached the health',
      when: `${hit}john puts a card from hand into the damage zone\njohn wins the game by damage`,
      finds: [{ messageId: 'ownDamage', data: { winner: 'john', loser: 'kate' } }],
    },
    {
      name: 'a win of the one who took damage with an empty hand',
      given: table('hand empty, deck 30, damage 2'),
      when: `${hit}john wins the game by an empty hand`,
      finds: [{ messageId: 'ownHand', data: { winner: 'john', loser: 'kate' } }],
    },
    {
      name: 'a second winner, after a win that nobody gave a reason for',
      when: `kate wins the game\njohn wins the game`,
      finds: [{ messageId: 'none', line: 1 }, { messageId: 'wrongPlayer', data: { winner: 'john', loser: 'kate' } }],
    },
    {
      name: 'both decks empty in the same moment',
      given: table('hand a card, deck 1, damage 2', 'hand a card, deck 1, damage 2'),
      when: 'at the same time\n  kate draws a card\n  john draws a card\nkate wins the game by an empty deck',
      finds: [{ messageId: 'both', data: { winner: 'kate' } }],
    },
    {
      name: 'damage that the position does not count',
      given: table('hand 4 cards, deck 30'),
      when: 'kate wins the game by damage',
      finds: [{ messageId: 'untold', data: { missing: 'how much damage john has' } }],
    },
    {
      name: 'a health set by two effects of which the newest is not told',
      given: table('hand 4 cards, deck 30, damage 7, form Other Fate', 'hand 6 cards, deck 30, damage 2, form Fixed Fate'),
      when: 'kate wins the game by damage',
      finds: [{ messageId: 'untold', data: { missing: "what the health of john's Host is" } }],
    },
    {
      name: 'a deck that the position does not count',
      given: table('hand 4 cards, damage 2'),
      when: 'kate wins the game',
      finds: [{ messageId: 'untold', data: { missing: 'how many cards the deck of john holds' } }],
    },
    {
      name: 'a hand that the position does not count',
      given: table('deck 30, damage 2'),
      when: `${hit}kate wins the game by an empty hand`,
      finds: [{ messageId: 'untold', data: { missing: 'how many cards john has in hand' } }],
    },
    {
      name: 'a win out of nothing while text about winning is not modelled',
      given: table('hand 4 cards, deck 30, damage 7', 'hand 6 cards, deck 30, damage 2, form Seven Seals'),
      when: 'kate wins the game',
      finds: [{ messageId: 'unless', data: { card: 'Seven Seals' } }],
    },
  ],
});
