import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { cardsForACost } from './cards-for-a-cost.js';

/** Kate's Host deals 1 damage for ⊗ and a discard. */
const given = `
  match host, comprehensive rules, complete record
  seat kate: Old Mother Cinder
  seat john: Brother Alder
  card Odd Engine: Entity - Construct, cost $, health 2, power 2
    not modelled: Discard two cards: Start this engine.

  position: turn 5, kate's Action Phase 1, kate went first, stack empty, kate has priority
    kate: resources ££, hand Scorch + 2 cards, deck 30, damage 0
      front 1 Powder Mule, front 2 Wandering Healer, front 3 Slag Ogre, front 4 Odd Engine
    john: hand 4 cards, deck 30, damage 0, front 1 Hedge Boar
`;
const inShort = given.replace('comprehensive', 'short');

testCheck(host, cardsForACost, {
  given,
  valid: [
    { name: 'one card where one is asked for', when: "kate uses kate's Host's effect, discarding Scorch, targeting john's Hedge Boar" },
    { name: 'a card that is not named', when: "kate uses kate's Host's effect, discarding a card, targeting john's Hedge Boar" },
    {
      name: 'the card itself, without saying so',
      when: "kate uses Powder Mule's effect, paying £, targeting john's Hedge Boar",
    },
    {
      name: 'the card itself, and saying so',
      when: "kate uses Powder Mule's effect, paying £, giving up Powder Mule, targeting john's Hedge Boar",
    },
    { name: 'an effect that asks for no card', when: "kate uses Wandering Healer's effect, targeting kate's Slag Ogre" },
    { name: 'text that is not modelled', when: "kate uses Odd Engine's effect, discarding 2 cards" },
  ],
  invalid: [
    {
      name: 'no card for an effect that asks for one',
      when: "kate uses kate's Host's effect, targeting john's Hedge Boar",
      finds: [{ messageId: 'discards', data: { player: 'kate', found: 'nothing', asked: '1 card' } }],
    },
    {
      name: 'two cards for an effect that asks for one, by the short rules',
      given: inShort,
      when: "kate uses kate's Host's effect, discarding 2 cards, targeting john's Hedge Boar",
      finds: [{ messageId: 'discards', data: { found: '2 cards', asked: '1 card' } }],
    },
    {
      name: 'a card for an effect that asks for none',
      when: "kate uses Wandering Healer's effect, discarding a card, targeting kate's Slag Ogre",
      finds: [{ messageId: 'discards', data: { found: '1 card', asked: 'nothing' } }],
    },
    {
      name: 'another card in place of the card itself',
      when: "kate uses Powder Mule's effect, paying £, giving up Slag Ogre, targeting john's Hedge Boar",
      finds: [{ messageId: 'givesUp', data: { found: 'Slag Ogre', asked: 'Powder Mule' } }],
    },
    {
      name: 'the card itself for an effect that leaves it in play',
      when: "kate uses Wandering Healer's effect, giving up Wandering Healer, targeting kate's Slag Ogre",
      finds: [{ messageId: 'givesUp', data: { found: 'Wandering Healer', asked: 'nothing' } }],
    },
    {
      name: 'a discard that an abridged record does not tell',
      given: given.replace('complete', 'abridged'),
      when: "kate uses kate's Host's effect, targeting john's Hedge Boar",
      finds: [{ messageId: 'untold', data: { player: 'kate', asked: '1 card' } }],
    },
  ],
});
