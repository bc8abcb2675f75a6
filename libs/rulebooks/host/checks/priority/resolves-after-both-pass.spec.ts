import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { resolvesAfterBothPass } from './resolves-after-both-pass.js';

const header = (record: string, rest: string, stack = ''): string => `
match host, comprehensive rules, ${record} record
seat kate: Brother Alder
seat john: Marsh Queen Ysolde
position: turn 5, kate's Action Phase 1, ${rest}
  kate: 4 #, resources %%%%!!, hand 6 cards, deck 30, front 1 Hedge Boar
  john: 0 #, resources %%%%!!, hand 6 cards, deck 30, front 1 Orchard Keeper
    back 1 face-down Creeping Corrosion
${stack}`;
const OPEN = 'stack empty, kate has priority, no sickness';
const WAITING = "  stack:\n    kate's Meadow Fawn\n";

testCheck(host, resolvesAfterBothPass, {
  given: header('complete', OPEN),
  valid: [
    {
      name: 'a card after two passes in a row',
      when: 'kate creates Meadow Fawn into front 2, paying %\nkate passes\njohn passes\nMeadow Fawn resolves into front 2',
    },
    {
      name: 'the whole stack of 32.9, each item after its own round of passes',
      when: `
        kate creates Meadow Fawn into front 2, paying %
        kate passes
        john creates Grace, Aligner of Stars into front 2, paying !!
        kate passes
        john passes
        Grace, Aligner of Stars resolves into front 2
        john puts Grace, Aligner of Stars's effect on the stack
        both players pass
        Grace, Aligner of Stars's effect resolves
          john draws a card
        both players pass
        Meadow Fawn resolves into front 2
      `,
    },
    {
      name: 'no pass at all in a record that leaves them out',
      given: header('abridged', OPEN),
      when: 'kate creates Meadow Fawn into front 2, paying %\nMeadow Fawn resolves into front 2',
    },
    {
      name: 'one pass after a position in which the other has passed',
      given: header('complete', 'kate has passed', WAITING),
      when: 'john passes\nMeadow Fawn resolves into front 2',
    },
    {
      name: 'an effect that leaves the stack for want of its target after two passes',
      when: `
        kate casts Sudden Bloom into back 1, paying %, targeting kate's Hedge Boar
        both players pass
        Sudden Bloom resolves into back 1
        kate puts Sudden Bloom's effect on the stack
        kate passes
        john passes
        Sudden Bloom's effect leaves the stack without resolving
      `,
    },
  ],
  invalid: [
    {
      name: 'a card that nobody has passed on',
      when: 'kate creates Meadow Fawn into front 2, paying %\nMeadow Fawn resolves into front 2',
      finds: [{ messageId: 'nobody', data: { item: 'Meadow Fawn' } }],
    },
    {
      name: 'a card after the pass of its own player alone',
      when: 'kate creates Meadow Fawn into front 2, paying %\nkate passes\nMeadow Fawn resolves into front 2',
      finds: [{ messageId: 'one', data: { item: 'Meadow Fawn', player: 'john' } }],
    },
    {
      name: 'a response on which the one who responded has not passed, as 32.9 tells it short',
      when: `
        kate creates Meadow Fawn into front 2, paying %
        kate passes
        john creates Grace, Aligner of Stars into front 2, paying !!
        kate passes
        Grace, Aligner of Stars resolves into front 2
      `,
      finds: [{ messageId: 'one', data: { item: 'Grace, Aligner of Stars', player: 'john' } }],
    },
    {
      name: "an Ambush, which goes on the stack and waits there's effect",
      when: `
        kate declares the Battle Phase
        both players pass
        kate declares Hedge Boar as attacker
        kate passes
        john activates Creeping Corrosion, paying %%
        Creeping Corrosion's effect resolves
          kate's Hedge Boar is destroyed
      `,
      finds: [{ messageId: 'ambush', data: { card: 'Creeping Corrosion' }, line: 6 }],
    },
    {
      name: 'the next item straight after the one above it',
      when: `
        kate creates Meadow Fawn into front 2, paying %
        kate passes
        john casts Sudden Bloom into back 2, paying %, targeting john's Orchard Keeper
        both players pass
        Sudden Bloom resolves into back 2
        Meadow Fawn resolves into front 2
      `,
      finds: [{ messageId: 'straightOn', data: { item: 'Meadow Fawn' } }],
    },
    {
      name: 'an effect taken off the stack before anybody has passed',
      when: `
        kate casts Sudden Bloom into back 1, paying %, targeting kate's Hedge Boar
        both players pass
        Sudden Bloom resolves into back 1
        kate puts Sudden Bloom's effect on the stack
        Sudden Bloom's effect leaves the stack without resolving
      `,
      finds: [{ messageId: 'left', data: { item: "Sudden Bloom's effect" } }],
    },
    {
      name: 'a card of a position whose player still had priority',
      given: header('complete', 'kate has priority', WAITING),
      when: 'Meadow Fawn resolves into front 2',
      finds: [{ messageId: 'one', data: { item: 'Meadow Fawn', player: 'kate' } }],
    },
    {
      name: 'a card of a position that does not tell who has passed',
      given: header('complete', 'no sickness', WAITING),
      when: 'Meadow Fawn resolves into front 2',
      finds: [{ messageId: 'untold', data: { item: 'Meadow Fawn' } }],
    },
  ],
});
