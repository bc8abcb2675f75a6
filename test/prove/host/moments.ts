/** Moments of a game at which plants do their work, and the moves that nearly fit them. */
import type { Card } from '#rulebooks/host/abilities.js';
import { other, type HostBoard, type Seat, type Thing } from '#rulebooks/host/board.js';
import type { HostEvent } from '#rulebooks/host/events.js';
import type { Move } from '#rulebooks/host/options/move.js';
import { plays } from '#rulebooks/host/options/plays.js';
import { eachThing, isEntity } from '#rulebooks/host/things.js';
import type { Draft, Place } from './planting.js';

/** What players decide upon: a table that is kept from it decides anew. */
const DECISIONS: ReadonlySet<HostEvent['type']> = new Set<HostEvent['type']>([
  'CardPlayed', 'AbilityActivated', 'PointsSpentToDraw', 'PointsSpentToGain', 'PriorityPassed', 'BothPassed', 'PhaseDeclared', 'AttackerDeclared',
]);

/** Nothing is under way, nothing is due, and the turn player decides what comes next. */
export function isQuiet({ event, board, seat }: Place): boolean {
  if (!DECISIONS.has(event.type) || board.phase === null || board.resolving || board.stack.length || board.pending.length) return false;
  if (board.due.length || board.spent.length || board.turnOver || board.won.seat >= 0) return false;
  return board.priority.holder === board.turnPlayer && (seat === board.turnPlayer || event.type === 'BothPassed');
}

/** Quiet, in an Action Phase of the turn player. */
export const isLeisure = (place: Place): boolean => isQuiet(place) && (place.board.phase === 'action1' || place.board.phase === 'action2');

/** A player with priority decides, whatever lies on the stack. */
export function isDecision({ event, board, seat }: Place): boolean {
  if (!DECISIONS.has(event.type) || board.phase === null || board.resolving || board.pending.length || board.due.length || board.spent.length) return false;
  return seat >= 0 && board.priority.holder === seat && board.won.seat < 0 && !board.turnOver;
}

export const turnPlayer = (board: HostBoard): Seat => board.turnPlayer as Seat;
export const opponent = (board: HostBoard): Seat => other(turnPlayer(board));

export function things(board: HostBoard, seat: Seat): Thing[] {
  const found: Thing[] = [];
  eachThing(board.players[seat], (thing) => void found.push(thing));
  return found;
}

export const entities = (board: HostBoard, seat: Seat): Thing[] => things(board, seat).filter(isEntity);

/** A move with its choices made by chance. */
export function made({ table }: Place, move: Move): Draft {
  return { type: move.type, ...(move.by !== undefined && { by: move.by }), data: table.dataOf(move) };
}

/** A card that the player could play but for the time, if there is one. */
export function playable(place: Place, seat: Seat, fits: (card: Card) => boolean): Draft | null {
  const moves = plays(place.board, seat, true).filter((m) => fits(place.board.book.main(m.data.card as string)!));
  return moves.length ? made(place, place.random.pick(moves)) : null;
}

export const isSlow = (card: Card): boolean => !card.keywords.has('Fast');
export const pass = (board: HostBoard, seat: Seat): Draft => ({ type: 'PriorityPassed', by: board.seats[seat], data: {} });
