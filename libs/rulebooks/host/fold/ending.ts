/** Folding victory: the rules end the game the moment a condition is met (1.1), whether or not the table noticed. */
import { other, type HostBoard, type Seat } from '../board.js';
import type { HostEventOf } from '../events.js';
import { hostStat } from '../stats.js';
import { seatIndex } from '../things.js';

function win(board: HostBoard, seat: Seat, because: 'damage' | 'deck' | 'hand' | 'concession', n: number): void {
  if (board.won.seat >= 0) return;
  board.won = { seat, because, event: n };
}

export function checkDeck(board: HostBoard, seat: Seat, n: number): void {
  if (board.players[seat].deck === 0 && board.started) win(board, other(seat), 'deck', n);
}

export function checkDamage(board: HostBoard, seat: Seat, n: number): void {
  if (board.players[seat].damage >= hostStat(board, seat, 'health')) win(board, other(seat), 'damage', n);
}

/** A Host's health may fall to the damage that is already there, as an effect comes or goes (20.1). */
export function checkHosts(board: HostBoard, n: number): void {
  if (board.won.seat >= 0 || !board.started) return;
  checkDamage(board, 0, n);
  checkDamage(board, 1, n);
}

/** Damage to a Host whose player has no card left to place (1.1.3). */
export function winByEmptyHand(board: HostBoard, seat: Seat, n: number): void {
  win(board, other(seat), 'hand', n);
}

export function concede(board: HostBoard, seat: Seat, n: number): void {
  win(board, other(seat), 'concession', n);
}

export function recordWin(board: HostBoard, event: HostEventOf<'GameWon'>): void {
  const seat = seatIndex(board, event.data.winner);
  if (board.won.seat < 0) board.won = { seat, because: event.data.because ?? '', event: event.n };
  board.over = event.n;
}
