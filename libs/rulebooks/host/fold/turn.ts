/** Folding phases, action points and passes (10, 11, 31). */
import { other, type HostBoard, type Seat } from '../board.js';
import { runsOut } from '../deadlines.js';
import type { HostEvent, HostEventOf } from '../events.js';
import { noteDue } from '../falling-due.js';
import { addToHand, takeFromDeck } from '../hands.js';
import { expire } from '../modifiers.js';
import { gain, POINTS, spendPointsOf } from '../payment.js';
import { give, giveTurnPlayer, pass, passBoth } from '../priority.js';
import { closeAllChances, closeChances, notice, passChances } from '../triggers.js';
import { eachThing } from '../things.js';
import { checkDeck } from './ending.js';

/** Triggers whose time runs out with this event are let go: the record has moved on without them. */
export function lapse(board: HostBoard, event: HostEvent): void {
  if (board.pending.length === 0) return;
  for (const pending of board.pending) if (runsOut(board, event, pending)) pending.lapsed = event.n;
  if (event.type !== 'PhaseDeclared' || event.data.phase !== 'start') return;
  // What lapsed may still be put on the stack late; it is kept until the turn is over, and where passes are left out,
  // which does not show whether a player had a chance in between, until the next one is.
  board.pending = board.pending.filter((p) => !p.lapsed || (!board.complete && p.lapsed > board.turnEvent));
}

export function declarePhase(board: HostBoard, event: HostEventOf<'PhaseDeclared'>, seat: Seat): void {
  const { phase } = event.data;
  const leaving = board.phase;
  if (leaving === 'start' && phase !== 'start' && !board.replenished) replenish(board, board.turnPlayer as Seat, pointsDue(board, board.turnPlayer as Seat), event.n);
  expire(board, phase === 'start' ? 'turn' : 'phase', event.n);
  if (phase === 'start') beginTurn(board, seat, event.n);
  board.phase = phase;
  board.phaseEvent = event.n;
  board.battle = null;
  board.simultaneous = 0;
  // What holds for a phase, or for those in battle, begins or ends with it.
  if (board.continuous.some((source) => source.passing)) noteDue(board, event.n);
  closeAllChances(board);
  giveTurnPlayer(board, 'phase', event.n);
  if (phase === 'start') notice(board, { on: 'turnStarts', who: seat }, event.n);
  if (phase === 'end') notice(board, { on: 'turnEnds', who: seat }, event.n);
  notice(board, { on: 'phaseStarts', who: seat, phase }, event.n);
}

/** What a player is due at the start of the turn (10.2.1, 11.2). */
export function pointsDue(board: HostBoard, seat: Seat): number {
  const { turns } = board.players[seat];
  if (board.edition.firstTurnPoints === board.edition.points) return board.edition.points;
  if (turns > 1 || (board.first >= 0 && board.first !== seat)) return board.edition.points;
  return turns === 1 && board.first === seat ? board.edition.firstTurnPoints : NaN;
}

function beginTurn(board: HostBoard, seat: Seat, n: number): void {
  if (board.first < 0 && board.turn === 0) board.first = seat;
  const described = isDescribedTurn(board, seat);
  board.turnPlayer = seat;
  board.turnEvent = n;
  board.turnOver = 0;
  board.replenished = 0;
  if (!board.started) startGame(board, n);
  if (!described) {
    board.turn++;
    board.players[seat].turns++;
  }
  loseSickness(board, seat);
  expire(board, seat, n);
}

/** What triggers at the start of the game (9.1.8) waits for the first window of the first turn, or is dealt with before it. */
export function startGame(board: HostBoard, n: number): void {
  board.started = n;
  notice(board, { on: 'gameStarts' }, n);
}

/** "Turn 5, kate's turn" without a phase: the position stands right before that turn, and its Start Phase begins no other. */
const isDescribedTurn = (board: HostBoard, seat: Seat): boolean =>
  board.started === -1 && board.turnEvent === 0 && board.phase === null && board.turnPlayer === seat;

export function loseSickness(board: HostBoard, seat: Seat): void {
  eachThing(board.players[seat], (thing) => void (thing.sick = 0));
}

export function replenish(board: HostBoard, seat: Seat, to: number, n: number): void {
  const player = board.players[seat];
  player.points = player.sure[POINTS] = to;
  player.pointsGap = 0;
  board.replenished = n;
}

export function spendToDraw(board: HostBoard, event: HostEventOf<'PointsSpentToDraw'>, seat: Seat): void {
  const player = board.players[seat];
  spendPoints(board, seat, event.data.points, event.n);
  for (const card of event.data.cards) addToHand(player.hand, card);
  takeFromDeck(player, event.data.cards.length);
  if (event.data.cards.length) notice(board, { on: 'draws', who: seat, times: event.data.cards.length }, event.n);
  checkDeck(board, seat, event.n);
}

export function spendToGain(board: HostBoard, event: HostEventOf<'PointsSpentToGain'>, seat: Seat): void {
  spendPoints(board, seat, event.data.points, event.n);
  gain(board.players[seat], event.data.gained);
  if (event.data.gained) notice(board, { on: 'gains', who: seat, resources: event.data.gained, times: event.data.gained.length }, event.n);
}

function spendPoints(board: HostBoard, seat: Seat, points: number, n: number): void {
  const player = board.players[seat];
  spendPointsOf(player, points);
  closeChances(board, seat, n);
  if (seat === board.turnPlayer) give(board, seat, 'acted', n);
  notice(board, { on: 'spendsPoint', who: seat, times: points }, n);
}

export function passPriority(board: HostBoard, event: HostEventOf<'PriorityPassed'>, seat: Seat): void {
  lapse(board, event);
  passChances(board, seat);
  if (!board.resolving) pass(board, seat, event.n);
}

export function bothPass(board: HostBoard, event: HostEventOf<'BothPassed'>): void {
  lapse(board, event);
  closeAllChances(board);
  if (!board.resolving) passBoth(board, event.n);
}

export function endTurn(board: HostBoard, seat: Seat, n: number): void {
  board.turnOver = n;
  give(board, other(seat), 'settled', n);
  expire(board, 'turn', n);
}
