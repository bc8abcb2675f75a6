import { testCheck } from '#check-tester/test-check.js';
import { host } from '../../index.js';
import { pointsComeBack } from './points-come-back.js';

const given = `
  match host, comprehensive rules, complete record
  seat kate: Warlord Kessik
  seat john: Brother Alder
  card Brass Clock: Form, cost &
    not modelled: You replenish to 5 action points instead.

  position: turn 4, john's End Phase, kate went first, stack empty, john has priority
    kate: 1 action point, hand 3 cards, deck 30, damage 0
    john: 0 #, hand 4 cards, deck 30, damage 0
`;
const inShort = given.replace('comprehensive', 'short');

/** From the very beginning: kate chooses and takes the first turn. */
const fromTheShuffle = (edition: string): string => `
  match host, ${edition} rules, complete record
  seat kate: Warlord Kessik
  seat john: Brother Alder
`;
const firstTurn = (points: number): string => `
  kate chooses to go first
  kate enters her Start Phase
  kate replenishes to ${points} #
`;

testCheck(host, pointsComeBack, {
  given,
  valid: [
    {
      name: 'back up to 4 from what was left',
      when: `
        kate enters her Start Phase
        kate replenishes to 4 #
        kate enters Action Phase 1
      `,
    },
    { name: '4 in the very first turn by the comprehensive rules', given: fromTheShuffle('comprehensive'), when: firstTurn(4) },
    { name: '3 in the very first turn by the short rules', given: fromTheShuffle('short'), when: firstTurn(3) },
    {
      name: "4 in the second player's first turn by the short rules",
      given: fromTheShuffle('short'),
      when: `
        kate chooses to go first
        kate enters her Start Phase
        kate replenishes to 3 #
        kate enters Action Phase 1
        kate declares the End Phase
        john enters his Start Phase
        john replenishes to 4 #
      `,
    },
    {
      name: "4 in the first player's second turn by the short rules",
      given: inShort.replace('turn 4', 'turn 2'),
      when: `
        kate enters her Start Phase
        kate replenishes to 4 #
      `,
    },
    {
      name: 'nothing to say where no point was used in the last turn',
      given: given.replace('1 action point', '4 action points'),
      when: `
        kate enters her Start Phase
        kate enters Action Phase 1
      `,
    },
    {
      name: 'an abridged record that does not mention it',
      given: given.replace('complete', 'abridged'),
      when: `
        kate enters her Start Phase
        kate enters Action Phase 1
      `,
    },
    {
      name: 'a position in a Start Phase, where it may have happened before',
      given: given.replace("turn 4, john's End Phase", "turn 5, kate's Start Phase"),
      when: 'kate enters Action Phase 1',
    },
    {
      name: 'a position in a Start Phase, where it may not have happened before',
      given: given.replace("turn 4, john's End Phase", "turn 5, kate's Start Phase"),
      when: 'kate replenishes to 4 #',
    },
    {
      name: 'a position that names no phase',
      given: given.replace("turn 4, john's End Phase", "turn 5, kate's turn"),
      when: 'kate replenishes to 4 #',
    },
    {
      name: '4 in a turn without a number by the short rules',
      given: inShort.replace('turn 4, ', '').replace(', kate went first', ''),
      when: `
        kate enters her Start Phase
        kate replenishes to 4 #
      `,
    },
  ],
  invalid: [
    {
      name: '4 on top of what was left',
      when: `
        kate enters her Start Phase
        kate replenishes to 5 #
      `,
      finds: [{ messageId: 'amount', data: { player: 'kate', found: 5, due: '4' } }],
    },
    {
      name: '3 in the very first turn by the comprehensive rules',
      given: fromTheShuffle('comprehensive'),
      when: firstTurn(3),
      finds: [{ messageId: 'amount', data: { found: 3, due: '4' } }],
    },
    {
      name: '4 in the very first turn by the short rules',
      given: fromTheShuffle('short'),
      when: firstTurn(4),
      finds: [{ messageId: 'amount', data: { found: 4, due: '3' } }],
    },
    {
      name: '5 in a turn without a number by the short rules',
      given: inShort.replace('turn 4, ', '').replace(', kate went first', ''),
      when: `
        kate enters her Start Phase
        kate replenishes to 5 #
      `,
      finds: [{ messageId: 'amount', data: { found: 5, due: '4 or 3' } }],
    },
    {
      name: '3 in a turn without a number by the short rules',
      given: inShort.replace('turn 4, ', '').replace(', kate went first', ''),
      when: `
        kate enters her Start Phase
        kate replenishes to 3 #
      `,
      finds: [{ messageId: 'untold', data: { player: 'kate', found: 3 } }],
    },
    {
      name: 'in an Action Phase',
      when: `
        kate enters her Start Phase
        kate replenishes to 4 #
        kate enters Action Phase 1
        kate replenishes to 4 #
      `,
      finds: [{ messageId: 'wrongTime', data: { player: 'kate' } }],
    },
    {
      name: "in the opponent's Start Phase",
      when: `
        kate enters her Start Phase
        john replenishes to 4 #
      `,
      finds: [{ messageId: 'wrongTime', data: { player: 'john' } }],
    },
    {
      name: 'twice in one Start Phase',
      when: `
        kate enters her Start Phase
        kate replenishes to 4 #
        kate replenishes to 4 #
      `,
      finds: [{ messageId: 'twice', data: { player: 'kate' } }],
    },
    {
      name: 'a Start Phase left without it, in a complete record',
      given: inShort,
      when: `
        kate enters her Start Phase
        kate enters Action Phase 1
      `,
      finds: [{ messageId: 'forgotten', data: { player: 'kate', due: '4' } }],
    },
    {
      name: 'another number while text about action points is not modelled',
      given: given.replace('kate: 1 action point', 'kate: 1 action point, form Brass Clock'),
      when: `
        kate enters her Start Phase
        kate replenishes to 5 #
      `,
      finds: [{ messageId: 'unless', data: { found: 5, due: '4', card: 'Brass Clock' } }],
    },
  ],
});
