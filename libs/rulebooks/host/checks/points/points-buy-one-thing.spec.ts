import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { pointsBuyOneThing } from './points-buy-one-thing.js';

/** Kate's Host is of Strife. */
const given = `
  match host, comprehensive rules, complete record
  seat kate: Warlord Kessik
  seat john: Brother Alder
  card Loaded Dice: Form, cost &
    not modelled: Whenever you use an action point to draw, roll a die and draw that many cards instead.

  position: turn 5, kate's Action Phase 1, kate went first, stack empty, kate has priority
    kate: 4 action points, resources none, hand 3 cards, deck 30, damage 0
    john: hand 4 cards, deck 30, damage 0
`;
const inShort = given.replace('comprehensive', 'short');
const withPoints = (points: string): string => given.replace('4 action points', points);

testCheck(host, pointsBuyOneThing, {
  given,
  valid: [
    { name: 'a card for #', when: 'kate spends # to draw a card' },
    { name: 'the own type for #', when: 'kate spends # to gain £' },
    { name: 'another type for ##', when: 'kate spends ## to gain %' },
    { name: 'two draws told in one line', when: 'kate spends ## to draw 2 cards' },
    { name: 'three gains of the own type told in one line', when: 'kate spends 3 # to gain £££' },
    { name: 'the own type for ##, a poor bargain', when: 'kate spends ## to gain £' },
    { name: 'a generic resource for ## by the comprehensive rules', when: 'kate spends ## to gain $' },
    { name: 'one of the four types for ## by the short rules', given: inShort, when: 'kate spends ## to gain &' },
    {
      name: 'the last points, one after the other',
      when: `
        kate spends # to draw a card
        kate spends # to gain £
        kate spends ## to gain !
      `,
    },
    {
      name: 'a point that an effect gave',
      given: withPoints('0 #'),
      when: `
        kate gains #
        kate spends # to draw a card
      `,
    },
  ],
  invalid: [
    {
      name: 'points of which nobody knows how many there were, asked about once',
      given: withPoints('resources none').replace('resources none, resources none', 'resources none'),
      when: `
        kate spends ## to gain %
        kate spends # to draw a card
      `,
      finds: [{ messageId: 'untold', line: 1, data: { player: 'kate', used: '2 action points' } }],
    },
    {
      name: 'a point that is not there',
      given: withPoints('0 #'),
      when: 'kate spends # to draw a card',
      finds: [{ messageId: 'tooFewPoints', data: { player: 'kate', used: '1 action point', had: 'none' } }],
    },
    {
      name: 'two points with one left, by the short rules',
      given: inShort.replace('4 action points', '1 action point'),
      when: 'kate spends ## to gain %',
      finds: [{ messageId: 'tooFewPoints', data: { used: '2 action points', had: 1 } }],
    },
    {
      name: 'two cards for #',
      when: 'kate spends # to draw 2 cards',
      finds: [{ messageId: 'draw', data: { player: 'kate', used: '1 action point', found: '2 cards' } }],
    },
    {
      name: 'two points for a card, by the short rules',
      given: inShort,
      when: 'kate spends ## to draw a card',
      finds: [{ messageId: 'draw', data: { used: '2 action points', found: '1 card' } }],
    },
    {
      name: 'another type for #',
      when: 'kate spends # to gain %',
      finds: [{ messageId: 'ownType', data: { found: '%', type: '£' } }],
    },
    {
      name: 'a generic resource for #',
      when: 'kate spends # to gain $',
      finds: [{ messageId: 'ownType', data: { found: '$', type: '£' } }],
    },
    {
      name: 'two of the own type for #, by the short rules',
      given: inShort,
      when: 'kate spends # to gain ££',
      finds: [{ messageId: 'ownType', data: { found: '££' } }],
    },
    {
      name: 'two resources for ##',
      when: 'kate spends ## to gain £%',
      finds: [{ messageId: 'anyType', data: { found: '£%', types: ['&', '£', '!', '%', '$'] } }],
    },
    {
      name: 'a generic resource for ## by the short rules',
      given: inShort,
      when: 'kate spends ## to gain $',
      finds: [{ messageId: 'anyType', data: { found: '$', types: ['&', '£', '!', '%'] } }],
    },
    {
      name: 'three points for a resource',
      when: 'kate spends 3 # to gain %',
      finds: [{ messageId: 'points', data: { used: '3 action points' } }],
    },
    {
      name: 'more cards while text about action points is not modelled',
      given: given.replace('damage 0\n    john', 'damage 0, form Loaded Dice\n    john'),
      when: 'kate spends # to draw 3 cards',
      finds: [{ messageId: 'unless', data: { used: '1 action point', get: 'draw 3 cards', card: 'Loaded Dice' } }],
    },
  ],
});
