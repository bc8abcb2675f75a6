import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { effectIsFinished } from './effect-is-finished.js';

const header = (text: string, hand = '6 cards', kind = 'Sorcery'): string => `
match host, comprehensive rules, complete record
seat kate: Brother Alder
seat john: Brother Alder
card Bolt: ${kind}, cost £
  ${text}
card Tall Tale: Form, cost %
  All Entities become 4 power.
card Small Talk: Form, cost %
  All Entities become 1 power.
position: turn 5, kate's Action Phase 1, kate has priority, no sickness
  kate: 4 #, resources %, hand 6 cards, deck 30
    front 1 Hedge Boar
    back 1 Bolt
  john: 0 #, resources %, hand ${hand}, deck 30
    front 1 Orchard Keeper
    form Tall Tale
    form Small Talk
  stack:
    kate's Bolt's effect${text.includes('target') ? " targeting kate's Hedge Boar" : ''}
`;
const resolves = (...lines: string[]): string =>
  ['both players pass', "Bolt's effect begins to resolve", ...lines.map((l) => `  ${l}`), 'the resolution ends'].join('\n');
const HUNT = 'Your opponent discards a Beast card.';

testCheck(host, effectIsFinished, {
  given: header('Draw a card, then discard a card.'),
  valid: [
    { name: 'an effect of which all is done', when: resolves('kate draws a card', 'kate discards a card') },
    { name: 'what its player may leave out', given: header('You may draw a card.'), when: resolves() },
    { name: '"if you do", and she did not', given: header('You may discard a card. If you do, draw 2 cards.'), when: resolves() },
    {
      name: 'a part that an earlier part has made impossible (40.3.2)',
      given: header('Destroy target Entity, then deal 1 damage to it.'),
      when: resolves("kate's Hedge Boar is destroyed"),
    },
    {
      name: 'damage to what the change before it has destroyed (40.3)',
      given: header('Target Entity gets -1 health this turn, then deal 1 damage to it.').replace('Hedge Boar\n', 'Hedge Boar (2 damage)\n'),
      when: resolves("kate's Hedge Boar is destroyed"),
    },
    { name: '"if you do" behind what nobody may leave out', given: header('Discard a card. If you do, draw a card.'), when: resolves('kate discards a card', 'kate draws a card') },
    {
      name: 'a discard of a Beast from a hand that is known to have none',
      given: header(HUNT, 'Grace, Aligner of Stars and no other card'),
      when: resolves(),
    },
    {
      name: 'a change of stats that nobody announced, for it applies by itself',
      given: header('Target Entity gets +1 power this turn.'),
      when: resolves(),
    },
    { name: 'healing where there is no damage', given: header('Heal 2 damage from each Entity.'), when: resolves() },
    {
      name: 'what remains when the game is won on the way (1.1)',
      given: header('Your opponent draws 2 cards, then draw a card.').replace('6 cards, deck 30\n    front 1 Orchard', '6 cards, deck 2\n    front 1 Orchard'),
      when: resolves('john draws 2 cards'),
    },
  ],
  invalid: [
    {
      name: 'the second half of a "then"',
      when: resolves('kate draws a card'),
      finds: [{ messageId: 'leftOut', data: { item: "Bolt's effect", part: 'discard 1 card' } }],
    },
    {
      name: 'the second of two cards',
      given: header('Draw 2 cards.'),
      when: resolves('kate draws a card'),
      finds: [{ messageId: 'leftOut', data: { part: 'draw 2 cards' } }],
    },
    {
      name: 'a Beast that the hand is known to hold',
      given: header(HUNT, 'Meadow Fawn + 2 cards'),
      when: resolves(),
      finds: [{ messageId: 'leftOut', data: { part: 'discard 1 card' } }],
    },
    {
      name: 'an Equipment that stays in its slot',
      given: header('Equip to target Entity. It has +1 power.', '6 cards', 'Sorcery - Equipment'),
      when: resolves(),
      finds: [{ messageId: 'notEquipped', data: { item: "Bolt's effect" } }],
    },
    {
      name: 'two cards revealed of three',
      given: header("Reveal the top 3 cards of your opponent's deck."),
      when: resolves("john reveals 2 cards from the top of john's deck"),
      finds: [{ messageId: 'notRevealed', data: { item: "Bolt's effect" } }],
    },
    {
      name: 'a Beast in a hand that the record does not name',
      given: header(HUNT),
      when: resolves(),
      finds: [{ messageId: 'untold', data: { item: "Bolt's effect", part: 'discard 1 card' } }],
    },
    {
      name: 'damage to heal of which nobody knows whether there is any',
      given: header('Heal 1 damage from your Host.'),
      when: resolves(),
      finds: [{ messageId: 'unsettled', data: { part: 'heal 1 damage' } }],
    },
    {
      name: 'cards to reveal from a deck that nobody has counted',
      given: header("Reveal the top 2 cards of your deck.").replace('hand 6 cards, deck 30\n    front', 'hand 6 cards\n    front'),
      when: resolves('kate reveals a card from the top of kate\'s deck'),
      finds: [{ messageId: 'unsettled' }],
    },
    {
      name: 'a condition that hangs on which of two Forms came first',
      given: header('If you control an Entity with 2 or less power, draw a card.'),
      when: resolves(),
      finds: [{ messageId: 'unsettled', data: { part: 'draw 1 card' } }],
    },
  ],
});
