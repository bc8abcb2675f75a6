import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { triggerWaitsForResolution } from './trigger-waits-for-resolution.js';

testCheck(host, triggerWaitsForResolution, {
  given: `
    match host, comprehensive rules, complete record
    seat kate: Brother Alder
    seat john: Brother Alder
    card Widow's Ledger: Form, cost %
      When an Entity is destroyed by a card effect, gain 1 %.
    card Bolt: Sorcery, cost £
      Deal 2 damage to target Entity, then draw a card.
    position: turn 5, kate's Action Phase 1, kate has priority
      kate: 4 #, resources %%, hand 6 cards, deck 30, form Widow's Ledger
        back 1 Bolt
      john: 0 #, hand 6 cards, deck 30, front 1 Meadow Fawn
      stack:
        kate's Bolt's effect targeting john's Meadow Fawn
  `,
  valid: [
    {
      name: 'what a destruction between the two halves of a "then" has set off, once both are done',
      when: `
        both players pass
        Bolt's effect resolves
          2 damage is dealt to john's Meadow Fawn
          john's Meadow Fawn is destroyed
          kate draws a card
        kate puts Widow's Ledger's effect on the stack
      `,
    },
    {
      name: 'what the arrival of a card has set off, told under its resolution',
      when: `
        kate creates Seed Carrier into front 1, paying %
        both players pass
        Seed Carrier resolves into front 1
          kate puts Seed Carrier's effect on the stack
      `,
    },
  ],
  invalid: [
    {
      name: 'what a destruction has set off, before the second half',
      when: `
        both players pass
        Bolt's effect begins to resolve
          2 damage is dealt to john's Meadow Fawn
          john's Meadow Fawn is destroyed
        kate puts Widow's Ledger's effect on the stack
      `,
      finds: [{ messageId: 'inside', data: { player: 'kate', card: "Widow's Ledger", item: "Bolt's effect" } }],
    },
  ],
});
