/** Phases, action points and the end of the turn (10, 11). */
import { PHASES, type Phase } from '../events.js';
import { other, type HostBoard, type Seat } from '../board.js';
import { endIsToCome } from '../deadlines.js';
import { handSize } from '../hands.js';
import { pointsDue } from '../fold/turn.js';
import { hostStat } from '../stats.js';
import { betweenBattles } from './battles.js';
import { fromHand, move, type Move } from './move.js';

const TYPED = ['&', '£', '!', '%', '$'];

/** What has to come first in the Start Phase: the points, and before them the end of Creation Sickness (10.2.1, 18.5.2.2). */
export function startMoves(board: HostBoard, seat: Seat): Move[] {
  if (board.phase !== 'start' || board.replenished || seat !== board.turnPlayer) return [];
  const by = board.seats[seat];
  const moves = [move('Replenished', by, { to: fullPoints(board, seat) })];
  if (board.n === board.phaseEvent) moves.push(move('SicknessLost', by, {}));
  return moves;
}

/** From a position in the Start Phase nobody knows whether the points have come back; with fewer than that they may. */
function maybeReplenished(board: HostBoard, seat: Seat): Move[] {
  const isOpen = board.phase === 'start' && board.replenished < 0 && !(board.players[seat].points >= fullPoints(board, seat));
  return isOpen ? [move('Replenished', board.seats[seat], { to: fullPoints(board, seat) })] : [];
}

/** Where nobody counts the turns it is taken for a later one. */
function fullPoints(board: HostBoard, seat: Seat): number {
  const due = pointsDue(board, seat);
  return Number.isNaN(due) ? board.edition.points : due;
}

/** The three uses of action points (11.3). */
export function pointMoves(board: HostBoard, seat: Seat): Move[] {
  const player = board.players[seat];
  const moves: Move[] = [];
  if (player.points < 1) return moves;
  const by = player.seat;
  moves.push(move('PointsSpentToDraw', by, { points: 1, cards: [null] }));
  const own = player.host?.resource;
  if (own) moves.push(move('PointsSpentToGain', by, { points: 1, gained: own }));
  if (player.points < 2) return moves;
  for (const symbol of TYPED) if (board.edition.doublePointGains.includes(symbol)) moves.push(move('PointsSpentToGain', by, { points: 2, gained: symbol }));
  return moves;
}

/** The first player's first turn has neither a Battle Phase nor a second Action Phase (10.4.2, 10.5.2). */
export function nextPhase(board: HostBoard): Phase | null {
  if (board.phase === null || board.phase === 'end') return null;
  const skips = board.phase !== 'start' && board.turnPlayer === board.first && board.players[board.turnPlayer as Seat].turns === 1;
  return skips ? 'end' : PHASES[PHASES.indexOf(board.phase) + 1];
}

/** Moving on, for the turn player with priority and an empty stack. */
export function phaseMoves(board: HostBoard, seat: Seat): Move[] {
  if (seat !== board.turnPlayer || !betweenBattles(board)) return [];
  const by = board.seats[seat];
  const next = nextPhase(board);
  if (next) return [move('PhaseDeclared', by, { phase: next }), ...maybeReplenished(board, seat)];
  const extra = excess(board, seat);
  const { hand } = board.players[seat];
  if (!(extra > 0)) return [move('TurnEnded', by, {})];
  // What the other player has for the end of the turn comes first.
  if (endIsToCome(board)) return [];
  return [move('CardsDiscarded', by, {}, { choices: () => [{ field: 'cards', min: extra, max: extra, among: fromHand(hand, extra) }] })];
}

/** How many cards more than the Host's soul a hand holds (10.6.2). */
const excess = (board: HostBoard, seat: Seat): number => handSize(board.players[seat].hand) - hostStat(board, seat, 'soul');

/** Who begins the next turn: the first player's first one, or the other player once a turn is over. */
export function turnMoves(board: HostBoard, seat: Seat): Move[] {
  const next = board.phase === null ? board.first : board.turnOver ? other(board.turnPlayer as Seat) : -1;
  return board.started && seat === next ? [move('PhaseDeclared', board.seats[seat], { phase: 'start' })] : [];
}
