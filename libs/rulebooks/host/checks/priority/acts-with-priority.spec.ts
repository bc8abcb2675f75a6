import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { actsWithPriority } from './acts-with-priority.js';

const header = (record: string, rest: string): string => `
match host, comprehensive rules, ${record} record
seat kate: Brother Alder
seat john: Marsh Queen Ysolde
position: turn 5, ${rest}
  kate: 4 #, resources %%%%££££!!!!, hand 6 cards, deck 30
    front 1 Hedge Boar
    front 2 Thorn Warden
  john: 0 #, resources %%%%££££!!!!, hand 6 cards, deck 30
    front 1 Orchard Keeper
    back 1 face-down Creeping Corrosion
`;
const OPEN = "kate's Action Phase 1, stack empty, kate has priority, no sickness, no attacks";
const UNTOLD = "kate's Action Phase 1, stack empty, no sickness, no attacks";

testCheck(host, actsWithPriority, {
  given: header('complete', OPEN),
  valid: [
    { name: 'the turn player with priority', when: 'kate creates Meadow Fawn into front 3, paying %' },
    {
      name: 'a Fast card of the turn player over her own creation, since acting does not give priority away',
      when: `
        kate creates Meadow Fawn into front 3, paying %
        kate creates Grace, Aligner of Stars into front 4, paying !!
      `,
    },
    {
      name: 'a Fast card once the turn player has passed on an empty stack',
      when: 'kate passes\njohn creates Grace, Aligner of Stars, paying !!',
    },
    {
      name: 'an Ambush against an attack after the pass (15.3.2.4)',
      when: `
        kate declares the Battle Phase
        kate declares Hedge Boar as attacker
        kate passes
        john activates Creeping Corrosion, paying %%
      `,
    },
    {
      name: 'a second response on top of the first, which 33.6 lets John do',
      when: `
        kate creates Meadow Fawn into front 3, paying %
        kate passes
        john creates Grace, Aligner of Stars, paying !!
        john casts Sudden Bloom, paying %, targeting john's Orchard Keeper
      `,
    },
    {
      name: 'an action of the turn player right after a response',
      when: `
        kate creates Meadow Fawn into front 3, paying %
        kate passes
        john creates Grace, Aligner of Stars, paying !!
        kate casts Sudden Bloom, paying %, targeting kate's Hedge Boar
      `,
    },
    {
      name: 'a Fast card after the action point was used up and its player passed',
      when: 'kate spends # to draw a card\nkate passes\njohn creates Grace, Aligner of Stars, paying !!',
    },
    { name: 'the turn player after a round of passes on an empty stack', when: 'both players pass\nkate spends # to gain %' },
    {
      name: 'a response in a record that leaves passes out',
      given: header('abridged', OPEN),
      when: 'kate creates Meadow Fawn into front 3, paying %\njohn creates Grace, Aligner of Stars, paying !!',
    },
    {
      name: 'the turn player in a record that leaves passes out, whoever had priority where it starts',
      given: header('abridged', UNTOLD),
      when: 'kate creates Meadow Fawn into front 3, paying %',
    },
    {
      name: 'the turn player over an empty stack, where a position does not tell who has priority',
      given: header('complete', UNTOLD),
      when: 'kate creates Meadow Fawn into front 3, paying %',
    },
    {
      name: 'the player whom a position leaves as the only one who has not passed',
      given: header('complete', "kate's Action Phase 1, stack empty, kate has passed, no sickness"),
      when: 'john creates Grace, Aligner of Stars, paying !!',
    },
    {
      name: 'what is done in the middle of a resolution, which is another matter',
      when: `
        kate creates Meadow Fawn into front 3, paying %
        both players pass
        Meadow Fawn begins to resolve into front 3
        john creates Grace, Aligner of Stars, paying !!
      `,
    },
  ],
  invalid: [
    {
      name: 'a Fast card of the other player as a phase begins',
      when: 'kate declares the Battle Phase\njohn creates Grace, Aligner of Stars, paying !!',
      finds: [{ messageId: 'atBeginning', data: { player: 'john', did: 'created Grace, Aligner of Stars', holder: 'kate' } }],
    },
    {
      name: 'an Ambush against an attack that its player has not passed on',
      when: `
        kate declares the Battle Phase
        both players pass
        kate declares Hedge Boar as attacker
        john activates Creeping Corrosion, paying %%
      `,
      finds: [{ messageId: 'toAttack', data: { player: 'john', did: 'activated Creeping Corrosion', holder: 'kate' } }],
    },
    {
      name: 'a Fast card as a damage step begins',
      when: `
        kate declares the Battle Phase
        kate declares Hedge Boar as attacker
        both players pass
        kate declares john's Orchard Keeper as blocker
        both players pass
        the early damage step begins
        john creates Grace, Aligner of Stars, paying !!
      `,
      finds: [{ messageId: 'atBeginning', data: { player: 'john', holder: 'kate' } }],
    },
    {
      name: 'a response before the turn player has passed on her own card',
      when: 'kate creates Meadow Fawn into front 3, paying %\njohn creates Grace, Aligner of Stars, paying !!',
      finds: [{ messageId: 'afterAction', data: { player: 'john', holder: 'kate' } }],
    },
    {
      name: 'a Fast card straight after an action point: a game action hands priority to nobody',
      when: 'kate spends # to gain %\njohn creates Grace, Aligner of Stars, paying !!',
      finds: [{ messageId: 'afterPoint', data: { player: 'john', holder: 'kate' } }],
    },
    {
      name: 'a Fast card over a trigger just put on the stack, before the turn player has spoken',
      when: `
        kate creates Seed Carrier into front 3, paying %
        both players pass
        Seed Carrier resolves into front 3
        kate puts Seed Carrier's effect on the stack
        john creates Grace, Aligner of Stars, paying !!
      `,
      finds: [{ messageId: 'afterTriggers', data: { player: 'john', holder: 'kate' } }],
    },
    {
      name: 'a Fast card right after a resolution',
      when: `
        kate creates Meadow Fawn into front 3, paying %
        both players pass
        Meadow Fawn resolves into front 3
        john creates Grace, Aligner of Stars, paying !!
      `,
      finds: [{ messageId: 'afterResolution', data: { player: 'john', holder: 'kate' } }],
    },
    {
      name: 'the turn player who thinks better of her pass',
      when: 'kate passes\nkate creates Meadow Fawn into front 3, paying %',
      finds: [{ messageId: 'passed', data: { player: 'kate', did: 'created Meadow Fawn', holder: 'john' } }],
    },
    {
      name: 'a response after both have passed',
      when: `
        kate creates Meadow Fawn into front 3, paying %
        kate passes
        john passes
        kate casts Sudden Bloom, paying %, targeting kate's Hedge Boar
      `,
      finds: [{ messageId: 'bothPassed', data: { player: 'kate', did: 'cast Sudden Bloom', top: 'Meadow Fawn' } }],
    },
    {
      name: 'the other player after a round of passes on an empty stack',
      when: 'both players pass\njohn creates Grace, Aligner of Stars, paying !!',
      finds: [{ messageId: 'roundOver', data: { player: 'john', holder: 'kate' } }],
    },
    {
      name: 'the turn player who acts after ending the turn',
      when: `
        kate declares the Battle Phase
        kate declares Action Phase 2
        kate declares the End Phase
        kate ends the turn
        kate casts Sudden Bloom, paying %, targeting kate's Hedge Boar
      `,
      finds: [{ messageId: 'afterAction', data: { player: 'kate', holder: 'john' } }],
    },
    {
      name: 'the turn player in a position that gives priority to the other',
      given: header('complete', "kate's Action Phase 1, stack empty, john has priority, no sickness"),
      when: 'kate creates Meadow Fawn into front 3, paying %',
      finds: [{ messageId: 'fromPosition', data: { player: 'kate', did: 'created Meadow Fawn', holder: 'john' } }],
    },
    {
      name: 'a Fast card as a phase begins, in a record that leaves passes out',
      given: header('abridged', OPEN),
      when: 'kate declares the Battle Phase\njohn creates Grace, Aligner of Stars, paying !!',
      finds: [{ messageId: 'unwritten', data: { player: 'john', holder: 'kate' } }],
    },
    {
      name: 'an action of the other player where a position does not tell who has priority',
      given: header('complete', UNTOLD),
      when: 'john creates Grace, Aligner of Stars, paying !!',
      finds: [{ messageId: 'untold', data: { player: 'john', did: 'created Grace, Aligner of Stars' } }],
    },
  ],
});
