import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { phasesInOrder } from './phases-in-order.js';

const given = `
  match host, comprehensive rules, complete record
  seat kate: Warlord Kessik
  seat john: Brother Alder

  position: turn 5, kate's Start Phase, kate went first, stack empty, kate has priority
    kate: hand 3 cards, deck 30, damage 0
    john: hand 4 cards, deck 30, damage 0
`;
const inPhase = (phase: string): string => given.replace('Start Phase', phase);
const inShort = (text: string): string => text.replace('comprehensive', 'short');

/** From the very beginning; kate has chosen to go first. */
const fromTheShuffle = `
  match host, comprehensive rules, complete record
  seat kate: Warlord Kessik
  seat john: Brother Alder
`;

testCheck(host, phasesInOrder, {
  given,
  valid: [
    {
      name: 'a whole turn, then the other player',
      when: `
        kate declares Action Phase 1
        kate declares the Battle Phase
        kate declares Action Phase 2
        kate declares the End Phase
        kate ends the turn
        john enters his Start Phase
        john enters Action Phase 1
      `,
    },
    {
      name: 'a next turn that begins without a word about the end of the last',
      given: inPhase('End Phase'),
      when: 'john enters his Start Phase',
    },
    {
      name: 'the very first turn, which has one Action Phase and no battle',
      given: fromTheShuffle,
      when: `
        kate chooses to go first
        kate enters her Start Phase
        kate enters Action Phase 1
        kate declares the End Phase
        kate ends the turn
        john enters his Start Phase
        john enters Action Phase 1
        john declares the Battle Phase
        john declares Action Phase 2
      `,
    },
    {
      name: 'the winner of the roll who chose to go second',
      given: fromTheShuffle,
      when: `
        kate chooses to go second
        john enters his Start Phase
      `,
    },
    {
      name: 'a turn without a number that has a Battle Phase',
      given: inPhase('Action Phase 1').replace('turn 5, ', ''),
      when: 'kate declares the Battle Phase',
    },
    {
      name: 'the turn that the position names without a phase',
      given: given.replace("kate's Start Phase", "kate's turn"),
      when: `
        kate enters her Start Phase
        kate enters Action Phase 1
      `,
    },
    {
      name: 'a position that names neither turn nor player',
      given: given.replace("turn 5, kate's Start Phase, kate went first", 'kate went first'),
      when: `
        john enters his Start Phase
        john enters Action Phase 1
      `,
    },
  ],
  invalid: [
    {
      name: 'no Battle Phase in a turn without a number, which may be the very first',
      given: inPhase('Action Phase 1').replace('turn 5, ', ''),
      when: 'kate declares the End Phase',
      finds: [{ messageId: 'turnUntold', data: { player: 'kate' } }],
    },
    {
      name: 'no Battle Phase in a turn without a number of the player who went second',
      given: inPhase('Action Phase 1').replace('turn 5, ', '').replace('kate went first', 'john went first'),
      when: 'kate declares the End Phase',
      finds: [{ messageId: 'battle', data: { player: 'kate' } }],
    },
    {
      name: 'a first turn that goes straight to Action Phase 1',
      given: inShort(fromTheShuffle),
      when: 'kate enters Action Phase 1',
      finds: [{ messageId: 'start', data: { from: 'the setup', to: 'Action Phase 1', due: 'the Start Phase' } }],
    },
    {
      name: 'a Start Phase followed by battle',
      given: inShort(given),
      when: 'kate declares the Battle Phase',
      finds: [
        { messageId: 'action1', data: { player: 'kate', from: "kate's Start Phase", to: 'the Battle Phase', due: 'Action Phase 1' } },
      ],
    },
    {
      name: 'no Battle Phase for want of attackers',
      given: inShort(inPhase('Action Phase 1')),
      when: 'kate declares Action Phase 2',
      finds: [{ messageId: 'battle', data: { to: 'Action Phase 2', due: 'the Battle Phase' } }],
    },
    {
      name: 'the End Phase after battle',
      given: inShort(inPhase('Battle Phase')),
      when: 'kate declares the End Phase',
      finds: [{ messageId: 'action2', data: { to: 'the End Phase', due: 'Action Phase 2' } }],
    },
    {
      name: "the next player's turn after Action Phase 2",
      given: inShort(inPhase('Action Phase 2')),
      when: 'john enters his Start Phase',
      finds: [{ messageId: 'end', data: { player: 'john', from: "kate's Action Phase 2", to: 'the Start Phase', due: 'the End Phase' } }],
    },
    {
      name: 'back to the Battle Phase',
      given: inPhase('Action Phase 2'),
      when: 'kate declares the Battle Phase',
      finds: [{ messageId: 'end', data: { to: 'the Battle Phase', due: 'the End Phase' } }],
    },
    {
      name: 'a turn that goes on after its End Phase',
      given: inPhase('End Phase'),
      when: 'kate declares Action Phase 2',
      finds: [{ messageId: 'start', data: { from: "kate's End Phase" } }],
    },
    {
      name: 'a battle in the very first turn',
      given: inPhase('Action Phase 1').replace('turn 5', 'turn 1'),
      when: 'kate declares the Battle Phase',
      finds: [{ messageId: 'noBattle', data: { player: 'kate' } }],
    },
    {
      name: 'a second Action Phase in the very first turn',
      given: inPhase('Action Phase 1').replace('turn 5', 'turn 1'),
      when: 'kate declares Action Phase 2',
      finds: [{ messageId: 'noSecondAction', data: { player: 'kate' } }],
    },
    {
      name: 'the skip of the very first turn, claimed by the second player for theirs',
      given: inPhase('Action Phase 1').replace("turn 5, kate's", "turn 2, john's"),
      when: 'john declares the End Phase',
      finds: [{ messageId: 'battle', data: { player: 'john', due: 'the Battle Phase' } }],
    },
    {
      name: "a phase declared in the other's turn",
      when: 'john declares Action Phase 1',
      finds: [{ messageId: 'notYourTurn', data: { player: 'john', turnPlayer: 'kate' } }],
    },
    {
      name: 'two turns in a row',
      given: inPhase('End Phase'),
      when: `
        kate ends the turn
        kate enters her Start Phase
      `,
      finds: [{ messageId: 'twice', data: { player: 'kate', next: 'john' } }],
    },
    {
      name: 'a first turn of the player who was to go second',
      given: fromTheShuffle,
      when: `
        kate chooses to go first
        john enters his Start Phase
      `,
      finds: [{ messageId: 'wrongFirst', data: { player: 'john', next: 'kate' } }],
    },
    {
      name: 'a first turn of the wrong player after the start of the game was announced',
      given: fromTheShuffle,
      when: `
        kate chooses to go second
        the game starts
        kate enters her Start Phase
      `,
      finds: [{ messageId: 'wrongFirst', line: 3, data: { player: 'kate', next: 'john' } }],
    },
    {
      name: 'a turn ended in its second Action Phase',
      given: inShort(inPhase('Action Phase 2')),
      when: 'kate ends the turn',
      finds: [{ messageId: 'endedEarly', data: { player: 'kate', from: "kate's Action Phase 2" } }],
    },
    {
      name: "the other's turn, ended",
      given: inPhase('End Phase'),
      when: 'john ends the turn',
      finds: [{ messageId: 'endedByOther', data: { player: 'john', turnPlayer: 'kate' } }],
    },
    {
      name: 'a phase after a position that does not name one',
      given: given.replace("kate's Start Phase", "kate's turn"),
      when: 'kate declares the Battle Phase',
      finds: [{ messageId: 'untold', data: { player: 'kate', did: 'declared the Battle Phase' } }],
    },
    {
      name: 'the end of a turn after a position that does not name a phase',
      given: given.replace("kate's Start Phase", "kate's turn"),
      when: 'kate ends the turn',
      finds: [{ messageId: 'untold', data: { did: 'ended the turn' } }],
    },
  ],
});
