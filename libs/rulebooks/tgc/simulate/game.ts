/** One simulated game, from the toss to its end. */
import { other, type Seat, type TgcBoard } from '../board.js';
import { actingMoves, optionalMoves } from '../options/carrying-out.js';
import { blocks } from '../options/legal.js';
import { move } from '../options/move.js';
import { ruleMoves } from '../options/rules.js';
import { decide, type Mood } from './policy.js';
import { setUp } from './setting-up.js';
import type { Table } from './table.js';

export function playGame(table: Table, subtypes: readonly (readonly string[])[]): void {
  setUp(table, subtypes);
  const mood: Mood = { used: 0 };
  /** Some tables say "we both do nothing", some say nothing about blocks. */
  const manners = { both: table.random.pick([0, 0, 0.5]) };
  while (!table.board.over) step(table, mood, manners);
}

function step(table: Table, mood: Mood, manners: { both: number }): void {
  const { board, random } = table;
  const rules = ruleMoves(board);
  if (rules.length) {
    if (board.phase === 'draw') mood.used = 0;
    return void table.make(random.pick(rules));
  }
  const acting = actingMoves(board);
  if (acting.length) return void table.make(random.pick(acting));
  const optional = optionalMoves(board);
  if (optional.length && random.chance(0.6)) return void table.make(random.pick(optional));
  if (board.battle?.stage === 'block') return void table.make(random.pick(blocks(board, other(board.turnPlayer as Seat))));
  act(table, mood, manners);
}

function act(table: Table, mood: Mood, manners: { both: number }): void {
  const { board, random } = table;
  const seat = board.state.seat as Seat;
  const chosen = decide(board, seat, random, mood) ?? move('NothingDone', board.seats[seat], {});
  if (chosen.type === 'EffectActivated') mood.used++;
  if (chosen.type === 'NothingDone' && isFirst(board) && random.chance(manners.both)) return void table.write('BothDidNothing', undefined, {});
  table.make(chosen);
}

const isFirst = (board: TgcBoard): boolean => board.state.nothing[0] === 0 && board.state.nothing[1] === 0;
