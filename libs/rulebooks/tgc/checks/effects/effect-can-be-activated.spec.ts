import { testCheck } from '#check-tester/test-check.js';
import { tgc } from '../../index.js';
import { playPhase } from '../../spec-tables.js';
import { effectCanBeActivated } from './effect-can-be-activated.js';

testCheck(tgc, effectCanBeActivated, {
  given: playPhase,
  valid: [
    {
      name: 'an untapped card that taps',
      when: `
        Nia passes the phase
        Nia does nothing
        Otto activates Sentry's effect
      `,
    },
    {
      name: 'a condition that is met',
      given: playPhase.replace(" + Slip + Flash + Ruin + Feast + 2 cards", ""),
      when: "Nia activates Heron's effect",
    },
  ],
  invalid: [
    {
      name: "the opponent's card",
      when: "Nia activates Otto's Sentry's effect",
      finds: [{ messageId: 'noCard' }],
    },
    {
      name: 'a card without an effect',
      when: "Nia activates Ram's effect",
      finds: [{ messageId: 'noEffect' }],
    },
    {
      name: 'a condition that is not met',
      when: "Nia activates Heron's effect",
      finds: [{ messageId: 'condition' }],
    },
    {
      name: 'a condition on a hand that nobody knows',
      given: playPhase.replace(" + Slip + Flash + Ruin + Feast", ""),
      when: "Nia activates Heron's effect",
      finds: [{ messageId: 'unknownCondition', data: { fact: 'the hand of Nia' } }],
    },
    {
      name: 'a tapped card that taps',
      when: "Nia activates Sentry's effect",
      finds: [{ messageId: 'tapped' }],
    },
    {
      name: 'no plasma to pay with',
      given: playPhase.replace("6 plasma, hand Ram", "0 plasma, hand Ram"),
      when: "Nia activates Drummer's effect",
      finds: [{ messageId: 'cost', data: { what: 'the plasma' } }],
    },
    {
      name: 'plasma that nobody knows',
      given: playPhase.replace("6 plasma, hand Ram", "hand Ram"),
      when: "Nia activates Drummer's effect",
      finds: [{ messageId: 'unknownCost' }],
    },
  ],
});
