import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { passesInTurn } from './passes-in-turn.js';

const header = (record: string, priority: string): string => `
match host, comprehensive rules, ${record} record
seat kate: Brother Alder
seat john: Marsh Queen Ysolde
position: turn 5, kate's Action Phase 1, stack empty${priority}, no sickness
  kate: 4 #, resources %%%%!!, hand 6 cards, deck 30, front 1 Hedge Boar
  john: 0 #, resources %%%%!!, hand 6 cards, deck 30, front 1 Orchard Keeper
`;

testCheck(host, passesInTurn, {
  given: header('complete', ', kate has priority'),
  valid: [
    { name: 'one after the other', when: 'kate passes\njohn passes' },
    { name: 'a new round after both have passed on an empty stack', when: 'both players pass\nkate passes\njohn passes' },
    {
      name: 'the one who responded first: the rules give nobody the next word (32.8)',
      when: `
        kate creates Meadow Fawn into front 2, paying %
        kate passes
        john creates Grace, Aligner of Stars into front 2, paying !!
        john passes
        kate passes
      `,
    },
    {
      name: 'the other player before the one who has just acted: nothing is lost by it',
      when: 'kate creates Meadow Fawn into front 2, paying %\njohn passes\nkate passes',
    },
    {
      name: 'a second pass in a record that leaves passes out',
      given: header('abridged', ', kate has priority'),
      when: 'kate passes\nkate passes',
    },
    { name: 'a pass where nobody knows who has priority', given: header('complete', ''), when: 'john passes' },
  ],
  invalid: [
    {
      name: 'the same player twice in a row',
      when: 'kate passes\nkate passes',
      finds: [{ messageId: 'twice', data: { player: 'kate', holder: 'john' } }],
    },
    {
      name: 'the other player as a phase begins',
      when: 'kate declares the Battle Phase\njohn passes',
      finds: [{ messageId: 'outOfTurn', data: { player: 'john', holder: 'kate' } }],
    },
    {
      name: 'the other player right after a resolution',
      when: `
        kate creates Meadow Fawn into front 2, paying %
        both players pass
        Meadow Fawn resolves into front 2
        john passes
      `,
      finds: [{ messageId: 'outOfTurn', data: { player: 'john', holder: 'kate' } }],
    },
    {
      name: 'the turn player although the position gives priority to the other',
      given: header('complete', ', john has priority'),
      when: 'kate passes',
      finds: [{ messageId: 'fromPosition', data: { player: 'kate', holder: 'john' } }],
    },
    {
      name: 'a third pass instead of the resolution',
      when: 'kate creates Meadow Fawn into front 2, paying %\nkate passes\njohn passes\nkate passes',
      finds: [{ messageId: 'bothPassed', data: { player: 'kate', top: 'Meadow Fawn' } }],
    },
  ],
});
