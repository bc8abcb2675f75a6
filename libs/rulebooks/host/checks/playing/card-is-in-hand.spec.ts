import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { cardIsInHand } from './card-is-in-hand.js';

const holding = (hand: string): string => `
  match host, comprehensive rules, complete record
  seat kate: Old Mother Cinder
  seat john: Brother Alder
  card Grave Harvest: Form, cost &
    not modelled: You may create Beasts from your drop zone.

  position: turn 5, kate's Action Phase 1, kate went first, stack empty, kate has priority
    kate: 2 #, resources £££££, hand ${hand}, deck 30, damage 0, drop Slag Ogre
    john: hand Hedge Boar + Meadow Fawn, deck 30, damage 0
`;
const given = holding('Scorch + Cinder Whelp');

testCheck(host, cardIsInHand, {
  given,
  valid: [
    { name: 'a card that is there', when: 'kate creates Cinder Whelp, paying £' },
    { name: 'a card that may be among those not named', given: holding('Scorch + a card'), when: 'kate creates Cinder Whelp, paying £' },
    { name: 'a card from a hand that is not told', given: given.replace(/hand Scorch[^,]*, /, ''), when: 'kate casts Scorch' },
    {
      name: 'a card that was drawn unseen',
      when: `
        kate spends # to draw a card
        kate creates Slag Ogre from kate's hand, paying £££
      `,
    },
    {
      name: 'a card that came back from the drop zone',
      when: `
        kate puts Slag Ogre from kate's drop zone into kate's hand
        kate creates Slag Ogre, paying £££
      `,
    },
    { name: 'two cards, one of them not named', when: 'kate discards Scorch + a card' },
    {
      name: 'a named card after one went unseen: it may still be there',
      when: `
        kate discards a card
        kate discards Scorch
      `,
    },
    { name: 'two copies of a card of which two are there', given: holding('2 Scorch'), when: 'kate discards Scorch + Scorch' },
    { name: 'the last card for Host damage', given: holding('Scorch'), when: 'kate puts Scorch from hand into the damage zone' },
    { name: 'a card discarded for a cost', when: "kate uses kate's Host's effect, discarding Scorch, targeting john's Host" },
    { name: "a card put from the other's hand", when: "kate puts Hedge Boar from john's hand into john's drop zone" },
    { name: 'an Ambush that nobody names', when: 'kate lays a card' },
  ],
  invalid: [
    {
      name: 'a card that is not in hand',
      when: 'kate creates Slag Ogre, paying £££',
      finds: [{ messageId: 'notHeld', data: { player: 'kate', did: 'created Slag Ogre' } }],
    },
    {
      name: 'a card played twice',
      when: `
        kate casts Scorch, paying £, targeting kate's Host
        kate casts Scorch, paying £, targeting kate's Host
      `,
      finds: [{ messageId: 'notHeld', data: { did: 'cast Scorch' } }],
    },
    {
      name: 'a face-down card from an empty hand',
      given: holding('empty'),
      when: 'kate lays a card',
      finds: [{ messageId: 'notHeld', data: { did: 'laid a card' } }],
    },
    {
      name: 'a discard of a card that was never drawn',
      when: 'kate discards Slag Ogre',
      finds: [{ messageId: 'absent', data: { did: 'discarded 1 card', card: 'Slag Ogre' } }],
    },
    {
      name: 'two copies of a card of which one is there',
      when: 'kate discards Scorch + Scorch',
      finds: [{ messageId: 'absent', data: { card: 'Scorch' } }],
    },
    {
      name: 'two cards that cannot both be the one that is not named',
      given: holding('Scorch + a card'),
      when: 'kate discards Slag Ogre + Cinder Whelp',
      finds: [{ messageId: 'absent', data: { card: 'Cinder Whelp' } }],
    },
    {
      name: 'Host damage taken with a card of the drop zone, as if it were in hand',
      when: 'kate puts Slag Ogre from hand into the damage zone',
      finds: [{ messageId: 'absent', data: { did: 'put 1 card into the damage zone', card: 'Slag Ogre' } }],
    },
    {
      name: 'a card for a cost from an empty hand',
      given: holding('empty'),
      when: "kate uses kate's Host's effect, discarding a card, targeting john's Host",
      finds: [{ messageId: 'cost', data: { asked: '1 card', held: '0 cards' } }],
    },
    {
      name: 'a card that is not there, discarded for a cost',
      when: "kate uses kate's Host's effect, discarding Slag Ogre, targeting john's Host",
      finds: [{ messageId: 'absent', data: { card: 'Slag Ogre' } }],
    },
    {
      name: "a card that the other's hand does not hold",
      when: "kate puts Scorch from john's hand into john's drop zone",
      finds: [{ messageId: 'absent', data: { player: 'kate', card: 'Scorch' } }],
    },
    {
      name: 'three cards from a hand of two',
      when: 'kate discards 3 cards',
      finds: [{ messageId: 'tooFew', data: { did: 'discarded 3 cards', held: '2 cards' } }],
    },
    {
      name: 'a mulligan of more cards than were drawn',
      given: `
        match host, comprehensive rules, complete record
        seat kate: Old Mother Cinder
        seat john: Brother Alder
      `,
      when: `
        kate draws 5 cards
        kate mulligans 6 cards
      `,
      finds: [{ messageId: 'tooFew', data: { did: 'put 6 cards back in the mulligan', held: '5 cards' } }],
    },
    {
      name: 'a mulligan of a card that was not drawn, by the short rules',
      given: `
        match host, short rules, complete record
        seat kate: Old Mother Cinder
        seat john: Brother Alder
      `,
      when: `
        kate draws Scorch + Scorch + Scorch + Cinder Whelp + Cinder Whelp
        kate mulligans Slag Ogre
      `,
      finds: [{ messageId: 'notMulliganed', data: { player: 'kate', card: 'Slag Ogre' } }],
    },
    {
      name: 'a card played from the drop zone',
      when: "kate creates Slag Ogre from kate's drop zone, paying £££",
      finds: [{ messageId: 'elsewhere', data: { did: 'created Slag Ogre', zone: "kate's drop zone" } }],
    },
    {
      name: "a card played from the opponent's hand",
      when: "kate creates Hedge Boar from john's hand, paying £",
      finds: [{ messageId: 'elsewhere', data: { zone: "john's hand" } }],
    },
    {
      name: 'a card played from the drop zone while text about that is not modelled',
      given: given.replace('drop Slag Ogre', 'drop Slag Ogre, form Grave Harvest'),
      when: "kate creates Slag Ogre from kate's drop zone, paying £££",
      finds: [{ messageId: 'unless', data: { zone: "kate's drop zone", card: 'Grave Harvest' } }],
    },
  ],
});
