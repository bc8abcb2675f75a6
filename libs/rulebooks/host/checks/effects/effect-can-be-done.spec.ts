import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { effectCanBeDone } from './effect-can-be-done.js';

const header = (text: string, targets = '', rules = 'comprehensive', hand = '6 cards'): string => `
match host, ${rules} rules, complete record
seat kate: Brother Alder
seat john: Brother Alder${rules === 'short' ? '' : '\nslots: 2 front, 4 back'}
card Bolt: Sorcery, cost £
  ${text}
position: turn 5, kate's Action Phase 1, kate has priority, no sickness
  kate: 4 #, resources %, hand ${hand}, deck 30
    front 1 Hedge Boar
    front 2 Meadow Fawn
    back 1 Bolt
  john: 0 #, resources %, hand 6 cards, deck 30
    front 1 Orchard Keeper
  stack:
    kate's Bolt's effect${targets && ` targeting ${targets}`}
`;
const RESOLVES = "both players pass\nBolt's effect begins to resolve";
const CONTROL = 'Take control of target Entity.';

testCheck(host, effectCanBeDone, {
  given: header('Draw a card.'),
  valid: [
    { name: 'what can be done', when: RESOLVES },
    { name: 'a token for the one slot that is open', given: header('Your opponent creates a Burrow Pup token.'), when: RESOLVES },
    { name: 'a part behind a "then" that may become possible', given: header('Draw a card, then discard 7 cards.'), when: RESOLVES },
    {
      name: 'control of a Form of another name',
      given: header('Take control of target Form.', "john's House Lights")
        .replace('    front 1 Orchard', '    form House Lights\n    front 1 Orchard')
        .replace('card Bolt', 'card House Lights: Form, cost %\n  Your Host has +1 soul.\ncard Bolt'),
      when: RESOLVES,
    },
    { name: 'what its player may leave out', given: header('You may create a Burrow Pup token.'), when: RESOLVES },
    { name: 'all of something of which there is none', given: header('Destroy all tokens.'), when: RESOLVES },
    {
      name: 'a slot behind a "then" that the part before it frees',
      given: header('Destroy target Entity, then create a Burrow Pup token.', "kate's Hedge Boar"),
      when: RESOLVES,
    },
    {
      name: 'a choice behind a "then" that the part before it may bring about',
      given: header('Your opponent creates a Burrow Pup token, then destroy a token.'),
      when: RESOLVES,
    },
    {
      name: 'a discard behind a "then" from a hand of unknown size',
      given: header('Destroy target Entity, then discard a card.', "john's Orchard Keeper").replace('hand 6 cards, deck 30\n    front 1 Hedge', 'deck 30\n    front 1 Hedge'),
      when: RESOLVES,
    },
    {
      name: 'a discard from a hand of unknown size',
      given: header('Discard 2 cards.').replace('hand 6 cards, deck 30\n    front 1 Hedge', 'deck 30\n    front 1 Hedge'),
      when: RESOLVES,
    },
    {
      name: 'a token where nobody counts the slots',
      given: header('Create two Burrow Pup tokens.').replace('\nslots: 2 front, 4 back', ''),
      when: RESOLVES,
    },
  ],
  invalid: [
    {
      name: 'control of a second Form of a name (19.1)',
      given: header('Take control of target Form.', "john's House Lights")
        .replace('    front 1 Hedge', '    form House Lights\n    front 1 Hedge')
        .replace('    front 1 Orchard', '    form House Lights\n    front 1 Orchard')
        .replace('card Bolt', 'card House Lights: Form, cost %\n  Your Host has +1 soul.\ncard Bolt'),
      when: RESOLVES,
      finds: [{ messageId: 'secondForm', data: { item: "Bolt's effect", part: 'take control' } }],
    },
    {
      name: 'a chosen Entity where there is none to choose',
      given: header('Destroy a Dragon.'),
      when: RESOLVES,
      finds: [{ messageId: 'impossible', data: { item: "Bolt's effect", part: 'destroy' } }],
    },
    {
      name: 'a discard of more cards than the hand has, although the rest could be done (40.2.2)',
      given: header('Discard 2 cards, then draw 2 cards.', '', 'comprehensive', '1 card'),
      when: RESOLVES,
      finds: [{ messageId: 'impossible', data: { part: 'discard 2 cards' } }],
    },
    {
      name: 'a discard behind a "then" that nothing before it makes possible (40.2.2)',
      given: header('Destroy target Entity, then discard a card.', "john's Orchard Keeper", 'comprehensive', 'empty'),
      when: RESOLVES,
      finds: [{ messageId: 'impossible', data: { part: 'discard 1 card' } }],
    },
    {
      name: 'more to discard than the cards drawn before it allow',
      given: header('Draw a card, then discard 2 cards.', '', 'comprehensive', 'empty'),
      when: RESOLVES,
      finds: [{ messageId: 'impossible', data: { part: 'discard 2 cards' } }],
    },
    {
      name: 'a discard that the draw of the other player does not make possible',
      given: header('Your opponent draws a card, then discard a card.', '', 'comprehensive', 'empty'),
      when: RESOLVES,
      finds: [{ messageId: 'impossible', data: { part: 'discard 1 card' } }],
    },
    {
      name: 'a token behind a "then" in a full row',
      given: header('Draw a card, then create a Burrow Pup token.'),
      when: RESOLVES,
      finds: [{ messageId: 'noSlot', data: { part: 'make 1 Burrow Pup token' } }],
    },
    {
      name: 'a choice behind a "then" where there is nothing to choose and nothing comes',
      given: header('Draw a card, then destroy a Dragon.'),
      when: RESOLVES,
      finds: [{ messageId: 'impossible', data: { part: 'destroy' } }],
    },
    {
      name: 'a token in a full row',
      given: header('Create a Burrow Pup token.'),
      when: RESOLVES,
      finds: [{ messageId: 'noSlot', data: { item: "Bolt's effect", part: 'make 1 Burrow Pup token' } }],
    },
    {
      name: 'two tokens for one open slot',
      given: header('Your opponent creates two Burrow Pup tokens.'),
      when: RESOLVES,
      finds: [{ messageId: 'noSlot', data: { part: 'make 2 Burrow Pup tokens' } }],
    },
    {
      name: 'an Entity taken over without a slot for it',
      given: header(CONTROL, "john's Orchard Keeper"),
      when: RESOLVES,
      finds: [{ messageId: 'noSlot', data: { part: 'take control' } }],
    },
    {
      name: 'an Entity taken over into a full row of five by the short rules',
      given: header(CONTROL, "john's Orchard Keeper", 'short').replace('front 2 Meadow Fawn', 'front 2 Meadow Fawn, front 3 Elder Bear, front 4 Elder Bear, front 5 Elder Bear'),
      when: RESOLVES,
      finds: [{ messageId: 'noSlot', data: { part: 'take control' } }],
    },
  ],
});
