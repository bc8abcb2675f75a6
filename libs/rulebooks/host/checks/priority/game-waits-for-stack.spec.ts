import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { gameWaitsForStack } from './game-waits-for-stack.js';

const header = (rest: string): string => `
match host, comprehensive rules, complete record
seat kate: Brother Alder
seat john: Marsh Queen Ysolde
card Rallying Chant: Sorcery, cost %
  Entities you control get +1 power this turn.
position: turn 5, ${rest}, kate has priority, no sickness, no attacks
  kate: 4 #, resources %%%%!!, hand 6 cards, deck 30
    front 1 Hedge Boar
  john: 0 #, resources %%%%!!, hand 6 cards, deck 30
    front 1 Orchard Keeper
`;

testCheck(host, gameWaitsForStack, {
  given: header("kate's Action Phase 1, stack empty"),
  valid: [
    {
      name: 'the Battle Phase once the effect has resolved (32.7)',
      when: `
        kate casts Rallying Chant into back 1, paying %
        both players pass
        Rallying Chant resolves into back 1
        kate puts Rallying Chant's effect on the stack
        both players pass
        Rallying Chant's effect resolves
          Rallying Chant goes to kate's drop zone
        kate declares the Battle Phase
      `,
    },
    {
      name: 'a phase with nothing on the stack and no pass: the opponent can answer in the next one',
      when: 'kate declares the Battle Phase',
    },
    {
      name: 'damage of an effect while a card lies below it',
      given: `
        match host, comprehensive rules, complete record
        seat kate: Brother Alder
        seat john: Marsh Queen Ysolde
        card Ember Bolt: Sorcery, cost £
          Fast. Deal 2 damage to target Entity.
        position: turn 5, kate's Action Phase 1, kate has priority
          kate: 4 #, resources %%%%, hand 6 cards, deck 30
          john: 0 #, resources ££, hand 6 cards, deck 30, front 1 Orchard Keeper
            back 1 Ember Bolt
          stack:
            kate's Meadow Fawn
            john's Ember Bolt's effect targeting john's Orchard Keeper
      `,
      when: `
        both players pass
        Ember Bolt's effect resolves
          2 damage is dealt to john's Orchard Keeper
      `,
    },
    {
      name: 'combat damage with the stack empty',
      when: `
        kate declares the Battle Phase
        kate declares Hedge Boar as attacker
        both players pass
        kate declares john's Orchard Keeper as blocker
        both players pass
        the early damage step begins
        both players pass
        the normal damage step begins
        both players pass
        at the same time
          2 combat damage is dealt to john's Orchard Keeper
          1 combat damage is dealt to kate's Hedge Boar
      `,
    },
  ],
  invalid: [
    {
      name: 'the Battle Phase while an effect waits',
      when: `
        kate casts Rallying Chant into back 1, paying %
        both players pass
        Rallying Chant resolves into back 1
        kate puts Rallying Chant's effect on the stack
        kate declares the Battle Phase
      `,
      finds: [{ messageId: 'busy', data: { player: 'kate', did: 'declared the Battle Phase', top: "Rallying Chant's effect" } }],
    },
    {
      name: 'the end of the turn while a card waits, both having passed',
      given: header("kate's End Phase, stack empty"),
      when: `
        kate passes
        john creates Grace, Aligner of Stars into front 2, paying !!
        both players pass
        kate ends the turn
      `,
      finds: [{ messageId: 'busy', data: { player: 'kate', did: 'ended the turn', top: 'Grace, Aligner of Stars' } }],
    },
    {
      name: 'an attacker while a card waits',
      given: header("kate's Battle Phase, stack empty"),
      when: `
        kate creates Grace, Aligner of Stars into front 2, paying !!
        kate declares Hedge Boar as attacker
      `,
      finds: [{ messageId: 'busy', data: { did: 'declared Hedge Boar as attacker', top: 'Grace, Aligner of Stars' } }],
    },
    {
      name: 'a blocker and a damage step while a card waits',
      given: header("kate's Battle Phase, stack empty"),
      when: `
        kate declares Hedge Boar as attacker
        kate passes
        john creates Grace, Aligner of Stars into front 2, paying !!
        kate declares john's Orchard Keeper as blocker
        the early damage step begins
      `,
      finds: [
        { messageId: 'busy', data: { did: "declared john's Orchard Keeper as blocker", top: 'Grace, Aligner of Stars' }, line: 4 },
        { messageId: 'step', data: { step: 'early', top: 'Grace, Aligner of Stars' } },
      ],
    },
    {
      name: 'combat damage while a response waits',
      given: header("kate's Battle Phase, attacker kate's Hedge Boar, blocker john's Orchard Keeper, block declared, stack empty"),
      when: `
        both players pass
        the early damage step begins
        both players pass
        the normal damage step begins
        kate passes
        john creates Grace, Aligner of Stars into front 2, paying !!
        2 combat damage is dealt to john's Orchard Keeper
      `,
      finds: [{ messageId: 'damage', data: { top: 'Grace, Aligner of Stars' } }],
    },
  ],
});
