/** Everything that a seat may do now, what is mandatory before all else. */
import type { HostBoard, Seat } from '../board.js';
import { goesRound } from '../endless.js';
import { canResolve } from '../feasible.js';
import { bothPassed, mayAct } from '../priority.js';
import { activations, ambushes } from './activations.js';
import { battleMoves, battleSteps } from './battles.js';
import { doings } from './carrying-out.js';
import { dueMoves } from './due.js';
import { move, type Move } from './move.js';
import { openSlots, plays, rowOf } from './plays.js';
import { itemRef } from './refer.js';
import { setupMoves } from './setups.js';
import { mustWait, triggers } from './triggers.js';
import { phaseMoves, pointMoves, startMoves, turnMoves } from './turns.js';

export function legalMoves(board: HostBoard, seat: Seat): Move[] {
  if (board.over) return [];
  const by = board.seats[seat];
  const due = dueMoves(board);
  if (due.length) return due.filter((m) => m.by === undefined || m.by === by);
  if (board.resolving) return resolving(board).filter((m) => m.by === undefined || m.by === by);
  if (board.phase === null && !board.started) return setupMoves(board, seat);
  if (board.phase === null || board.turnOver) return [...turnMoves(board, seat), concession(by)];
  const start = startMoves(board, seat);
  if (start.length) return start;
  return inTurn(board, seat);
}

const concession = (by: string): Move => move('Conceded', by, {});

function inTurn(board: HostBoard, seat: Seat): Move[] {
  const by = board.seats[seat];
  const triggered = mustWait(board, seat) ? { moves: [], must: false } : triggers(board, seat);
  if (triggered.must) return triggered.moves;
  const game = gameMoves(board);
  if (game.length) return game;
  const may = mayAct(board, seat) !== 0;
  if (!may) return [...triggered.moves, concession(by)];
  return [...triggered.moves, ...actions(board, seat), move('PriorityPassed', by, {}), concession(by)];
}

function actions(board: HostBoard, seat: Seat): Move[] {
  const empty = board.stack.length === 0;
  const own = seat === board.turnPlayer;
  const slow = own && empty && (board.phase === 'action1' || board.phase === 'action2');
  const moves = [...plays(board, seat, slow), ...activations(board, seat, slow), ...ambushes(board, seat)];
  if (slow) moves.push(...pointMoves(board, seat));
  if (own && empty) moves.push(...battleMoves(board, seat), ...phaseMoves(board, seat));
  return moves;
}

/** What happens by itself once both players have passed: the top of the stack resolves, or the battle goes on (31.6). */
export function gameMoves(board: HostBoard): Move[] {
  if (!bothPassed(board)) return [];
  if (board.stack.length) return [resolveTop(board)];
  return triggers(board, 0).must || triggers(board, 1).must ? [] : battleSteps(board);
}

export function resolveTop(board: HostBoard): Move {
  const item = board.stack[board.stack.length - 1];
  const ref = { item: itemRef(board, item) };
  // What would go round for ever does not resolve either (42.1.2).
  if (canResolve(board, item) === 0 || goesRound(board, item) === 1) return move('LeftStack', undefined, ref);
  if (item.kind === 'effect' || item.card?.type === 'Form') return move('ResolutionBegan', undefined, ref);
  const open = openSlots(board, board.players[item.by], item.card ? rowOf(item.card) : 'back');
  const among = open.includes(item.slot) ? [item.slot] : open;
  return move('ResolutionBegan', undefined, ref, { choices: () => [{ field: 'slot', min: 1, max: 1, among }] });
}

/** What the effect asks for; and, where the rest may be left out, its end. */
function resolving(board: HostBoard): Move[] {
  const open = doings(board);
  const moves = open.flatMap((d) => d.moves);
  const must = open.some((d) => (d.task.optional === 'no' || d.task.done > 0) && d.moves.length > 0);
  if (!must) moves.push(move('ResolutionEnded', undefined, {}, { cause: board.resolving!.began }));
  return moves;
}
