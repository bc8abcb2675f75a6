import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { gameEndsAtOnce } from './game-ends-at-once.js';

/** Brother Alder, john's Host, has 8 health. */
const table = (john: string, stack = '', kate = ''): string => `
  match host, comprehensive rules, complete record
  seat kate: Warlord Kessik
  seat john: Brother Alder
  card Heavy Torch: Sorcery, cost £
    Deal 2 damage to target Host.
  card Last Look: Sorcery, cost £
    Draw a card, then your opponent discards a card.
  card Brittle Oath: Form, cost !
    Your opponent's Host has -2 health.
  card Old Wall: Form, cost %
    Your Host has +2 health.
  card Second Wind: Form, cost %
    not modelled: You do not lose the game for an empty deck.

  position: turn 5, kate's Action Phase 1, kate went first, kate has priority
    kate: 2 #, hand Brittle Oath + 5 cards, deck 30, damage 0, resources £££!!!${kate}
    john: ${john}
    ${stack && `stack: kate's ${stack}`}
`;
const torched = `
  both players pass
  Torch the Banner's effect resolves
    1 damage is dealt to john's Host
`;
const torch = (john: string): string => table(john, "Torch the Banner's effect targeting john's Host");
const inShort = (text: string): string => text.replace('comprehensive', 'short');
const card = "    john puts a card from hand into the damage zone\n";

testCheck(host, gameEndsAtOnce, {
  given: torch('hand 4 cards, deck 30, damage 7'),
  valid: [
    { name: 'the last damage and the win', when: `${torched}${card}    kate wins the game by damage` },
    { name: 'damage one short of the health', given: torch('hand 4 cards, deck 30, damage 6'), when: `${torched}${card}  kate passes` },
    { name: 'the last card of a hand, which can be placed', given: torch('hand a card, deck 30, damage 2'), when: `${torched}${card}  kate passes` },
    {
      name: '2 damage with one card in hand, by the short rules: it is replaced before the next',
      given: inShort(table('hand a card, deck 30, damage 2', "Heavy Torch's effect targeting john's Host")),
      when: `
        both players pass
        Heavy Torch's effect resolves
          2 damage is dealt to john's Host
          john puts a card from hand into the damage zone
          john draws a card
          john puts a card from hand into the damage zone
          john draws a card
        kate passes
      `,
    },
    { name: 'an empty hand without damage', given: table('hand empty, deck 30, damage 2'), when: 'kate passes' },
    { name: 'a deck of one card', given: table('hand a card, deck 1, damage 2'), when: 'kate passes' },
    { name: 'deck, damage and hand that are not told', given: torch('front 1 Hedge Boar'), when: `${torched}${card}  kate passes` },
    {
      name: 'a note, a judge and a concession after the win',
      when: `${torched}${card}  a judge is called\n  note: john does not believe it.\n  john concedes\n  kate wins the game`,
    },
    {
      name: 'two draws told as one moment, of which the first empties a deck',
      given: table('hand a card, deck 1, damage 2'),
      when: `
        at the same time
          john draws a card
          kate draws a card
        kate wins the game by an empty deck
      `,
    },
    {
      name: 'the next game of the match',
      when: `${torched}${card}  kate wins the game by damage\n  game 2 begins\n  kate places deck and Host`,
    },
    {
      name: 'more health that a Form gives, as long as it is there',
      given: table('hand a card, deck 30, damage 8, form Old Wall'),
      when: 'kate passes',
    },
  ],
  invalid: [
    {
      name: 'an effect that is carried on with after the deck ran out',
      given: table('hand 4 cards, deck 30, damage 2', "Last Look's effect").replace('5 cards, deck 30', '5 cards, deck 1'),
      when: `
        both players pass
        Last Look's effect resolves
          kate draws a card
          john discards a card
      `,
      finds: [{ messageId: 'carriedOn', line: 4, data: { winner: 'john' } }],
    },
    {
      name: 'play after the damage has reached the health, found once',
      when: `${torched}${card}  kate passes\n  john passes`,
      finds: [{ messageId: 'damage', data: { winner: 'kate', loser: 'john' }, line: 5 }],
    },
    {
      name: 'a card drawn for the damage that ended the game, by the short rules',
      given: inShort(torch('hand 4 cards, deck 30, damage 7')),
      when: `${torched}${card}    john draws a card`,
      finds: [{ messageId: 'damage' }],
    },
    {
      name: 'play after a note that came with the win',
      when: `${torched}${card}  note: nobody noticed.\n  kate passes`,
      finds: [{ messageId: 'damage' }],
    },
    {
      name: 'a health that falls to the damage as a Form arrives',
      given: table('hand a card, deck 30, damage 6'),
      when: `
        kate embodies Brittle Oath, paying !
        both players pass
        Brittle Oath resolves
        kate passes
      `,
      finds: [{ messageId: 'damage', data: { winner: 'kate', loser: 'john' } }],
    },
    {
      name: 'a health that falls to the damage as a Form leaves',
      given: table('hand a card, deck 30, damage 8, form Old Wall'),
      when: `
        john's Old Wall is destroyed
        kate passes
      `,
      finds: [{ messageId: 'damage' }],
    },
    {
      name: 'a health that the table lowers below the damage',
      given: table('hand a card, deck 30, damage 6'),
      when: `
        john's Host gets -3 health this turn
        kate passes
      `,
      finds: [{ messageId: 'damage' }],
    },
    {
      name: 'the last card of a deck, drawn',
      given: table('hand a card, deck 1, damage 2'),
      when: `
        john draws a card
        kate passes
      `,
      finds: [{ messageId: 'deck', data: { winner: 'kate', loser: 'john' } }],
    },
    {
      name: 'a resolution that goes on after a deck has run empty, by the short rules',
      given: inShort(table('hand a card, deck 1, damage 2', "Both Masks's effect").replace('deck 30', 'deck 1')),
      when: `
        both players pass
        Both Masks's effect resolves
          kate draws a card
          john draws a card
      `,
      finds: [{ messageId: 'carriedOn', data: { winner: 'john', loser: 'kate' } }],
    },
    {
      name: 'damage against an empty hand',
      given: torch('hand empty, deck 30, damage 2'),
      when: `${torched}  kate passes`,
      finds: [{ messageId: 'hand', data: { winner: 'kate', loser: 'john' } }],
    },
    {
      name: '2 damage with one card in hand, by the comprehensive rules',
      given: table('hand a card, deck 30, damage 2', "Heavy Torch's effect targeting john's Host"),
      when: `
        both players pass
        Heavy Torch's effect resolves
          2 damage is dealt to john's Host
          john puts a card from hand into the damage zone
        kate passes
      `,
      finds: [{ messageId: 'hand' }],
    },
    {
      name: 'damage against an empty hand by the short rules',
      given: inShort(torch('hand empty, deck 30, damage 2')),
      when: `${torched}    john draws a card`,
      finds: [{ messageId: 'hand' }],
    },
    {
      name: 'play after a concession',
      when: `
        john concedes
        kate passes
      `,
      finds: [{ messageId: 'concession', data: { loser: 'john' } }],
    },
    {
      name: 'play after the game was declared over, found once',
      when: `${torched}${card}    kate wins the game by damage\n  kate passes\n  john passes`,
      finds: [{ messageId: 'after', line: 6 }],
    },
    {
      name: 'a position in which the game is over already',
      given: table('hand a card, deck empty, damage 2'),
      when: 'kate passes',
      finds: [{ messageId: 'deck' }],
    },
    {
      name: 'an empty deck while text about losing is not modelled',
      given: table('hand a card, deck 1, damage 2, form Second Wind'),
      when: `
        john draws a card
        kate passes
      `,
      finds: [{ messageId: 'unless', data: { loser: 'john', card: 'Second Wind' } }],
    },
  ],
});
