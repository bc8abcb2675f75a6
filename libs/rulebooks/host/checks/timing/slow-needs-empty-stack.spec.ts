import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { slowNeedsEmptyStack } from './slow-needs-empty-stack.js';

testCheck(host, slowNeedsEmptyStack, {
  given: `
    match host, comprehensive rules, complete record
    seat kate: Brother Alder
    seat john: Marsh Queen Ysolde
    position: turn 5, kate's Action Phase 1, stack empty, kate has priority, no sickness
      kate: 4 #, resources %%%%!!, hand 6 cards, deck 30, front 1 Wandering Healer
      john: 0 #, resources %%%%!!, hand 6 cards, deck 30, front 1 Orchard Keeper
  `,
  valid: [
    { name: 'an Entity into an empty stack', when: 'kate creates Meadow Fawn into front 2, paying %' },
    {
      name: 'a Fast card over a creation, by either player',
      when: `
        kate creates Meadow Fawn into front 2, paying %
        kate creates Grace, Aligner of Stars into front 3, paying !!
        kate passes
        john creates Grace, Aligner of Stars into front 3, paying !!
      `,
    },
    {
      name: 'the next Entity once the first has resolved',
      when: `
        kate creates Meadow Fawn into front 2, paying %
        both players pass
        Meadow Fawn resolves into front 2
        kate creates Hedge Boar into front 3, paying %%
      `,
    },
  ],
  invalid: [
    {
      name: 'an Entity while another creation waits',
      when: 'kate creates Meadow Fawn into front 2, paying %\nkate creates Hedge Boar into front 3, paying %%',
      finds: [{ messageId: 'stackBusy', data: { player: 'kate', did: 'created Hedge Boar', top: 'Meadow Fawn' } }],
    },
    {
      name: 'an activated effect and an action point over a response',
      when: `
        kate creates Meadow Fawn into front 2, paying %
        kate passes
        john creates Grace, Aligner of Stars into front 3, paying !!
        kate uses Wandering Healer's effect, targeting john's Orchard Keeper
        kate spends # to draw a card
      `,
      finds: [
        { messageId: 'stackBusy', data: { did: 'used the effect of Wandering Healer', top: 'Grace, Aligner of Stars' }, line: 4 },
        { messageId: 'stackBusy', data: { did: 'used an action point to draw', top: "Wandering Healer's effect" } },
      ],
    },
    {
      name: 'a card while a trigger waits',
      when: `
        kate creates Seed Carrier into front 2, paying %
        both players pass
        Seed Carrier resolves into front 2
        kate puts Seed Carrier's effect on the stack
        kate lays a card into back 1
      `,
      finds: [{ messageId: 'stackBusy', data: { did: 'laid a card', top: "Seed Carrier's effect" } }],
    },
  ],
});
