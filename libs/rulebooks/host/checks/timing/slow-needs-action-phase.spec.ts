import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { slowNeedsActionPhase } from './slow-needs-action-phase.js';

const header = (where: string, rules = 'comprehensive'): string => `
match host, ${rules} rules, complete record
seat kate: Brother Alder
seat john: Marsh Queen Ysolde
card Storm Shutters: Form, cost %
  Fast. Entities you control get +1 health.
card Customs Inspector: Entity - Human Official, cost &$, health 2, power 2
  During your opponent's Action Phases, you may look at your opponent's hand. Use this effect only once each turn.
card Old Tablet: Sorcery, cost %
  not modelled: Weigh the stars against the sea.
position: turn 5, ${where}stack empty, no sickness
  kate: 4 #, resources %%%%, hand 6 cards, deck 30, front 1 Wandering Healer
  john: 0 #, resources %%%%, hand 6 cards, deck 30
    front 1 Customs Inspector
    front 2 Wandering Healer
`;

testCheck(host, slowNeedsActionPhase, {
  given: header("kate's Action Phase 1, "),
  valid: [
    { name: 'a card in Action Phase 1', when: 'kate creates Meadow Fawn into front 2, paying %' },
    { name: 'action points in Action Phase 2', given: header("kate's Action Phase 2, "), when: 'kate spends # to draw a card' },
    {
      name: 'an activated effect in an own Action Phase',
      when: "kate uses Wandering Healer's effect, targeting kate's Wandering Healer",
    },
    {
      name: 'a Fast Form in the turn of the other player',
      given: header("kate's Battle Phase, "),
      when: 'john embodies Storm Shutters, paying %',
    },
    { name: "a during-effect in the opponent's Action Phase (39.2)", when: "john uses Customs Inspector's effect" },
    {
      name: 'a card whose speed stands in text that is not modelled',
      given: header("kate's Battle Phase, "),
      when: 'kate casts Old Tablet, paying %',
    },
  ],
  invalid: [
    {
      name: 'an Entity in the Battle Phase',
      given: header("kate's Battle Phase, "),
      when: 'kate creates Meadow Fawn into front 2, paying %',
      finds: [{ messageId: 'card', data: { player: 'kate', did: 'created Meadow Fawn', phase: "kate's Battle Phase" } }],
    },
    {
      name: 'an Ambush laid in the turn of the other player: laying is playing (14.1, 14.4.4)',
      when: 'john lays a card into back 1',
      finds: [{ messageId: 'card', data: { player: 'john', did: 'laid a card', phase: "kate's Action Phase 1" } }],
    },
    {
      name: 'an Entity in the End Phase by the short rules',
      given: header("kate's End Phase, ", 'short'),
      when: 'kate creates Meadow Fawn into front 2, paying %',
      finds: [{ messageId: 'card', data: { phase: "kate's End Phase" } }],
    },
    {
      name: 'a Sorcery in the turn of the other player',
      given: header("kate's Action Phase 1, ", 'short'),
      when: 'john casts Summer Rain into back 1, paying %',
      finds: [{ messageId: 'sorcery', data: { player: 'john', did: 'cast Summer Rain', phase: "kate's Action Phase 1" } }],
    },
    {
      name: 'an activated effect in the Battle Phase',
      given: header("kate's Battle Phase, ", 'short'),
      when: "kate uses Wandering Healer's effect, targeting kate's Wandering Healer",
      finds: [{ messageId: 'effect', data: { player: 'kate', did: 'used the effect of Wandering Healer', phase: "kate's Battle Phase" } }],
    },
    {
      name: 'an activated effect in response, in the turn of the other player',
      when: "john uses john's Wandering Healer's effect, targeting kate's Wandering Healer",
      finds: [{ messageId: 'effect', data: { player: 'john', reason: 'Activated effects are Slow' } }],
    },
    {
      name: 'an action point kept for the Start Phase',
      given: header("kate's Start Phase, "),
      when: 'kate spends # to gain %',
      finds: [{ messageId: 'points', data: { player: 'kate', phase: "kate's Start Phase", reason: 'Using action points is Slow' } }],
    },
    {
      name: 'a draw for an action point in the turn of the other player',
      when: 'john spends # to draw a card',
      finds: [{ messageId: 'points', data: { player: 'john', phase: "kate's Action Phase 1" } }],
    },
    {
      name: 'an Action Phase of which nobody wrote down whose it was',
      given: header('Action Phase 1, '),
      when: 'kate creates Meadow Fawn into front 2, paying %',
      finds: [{ messageId: 'untold', data: { player: 'kate', phase: 'the Action Phase 1' } }],
    },
  ],
});
