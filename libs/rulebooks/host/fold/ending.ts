/** Folding victory: the rules end the game the moment a condition is met (1.1), whether or not the table noticed. */
import { other, type HostBoard, type Seat } from '../board.js';
import type { HostEvent, HostEventOf } from '../events.js';
import { isPlay } from '../phrases.js';
import { hostStat } from '../stats.js';
import { findThing, seatIndex } from '../things.js';

/**
 * Whether something is played although the game is won. What happens at the same time is not (a pass never does), nor is a
 * concession, which is always possible, nor the clearing away of the card whose effect has won.
 */
export function goesOn(board: HostBoard, event: HostEvent): boolean {
  if (event.type === 'PriorityPassed' || event.type === 'BothPassed') return true;
  if (board.simultaneous > 0 || event.type === 'GameWon' || event.type === 'Conceded' || !isPlay(event)) return false;
  return event.type !== 'CardMoved' || !board.resolving?.item.source || findThing(board, event.data.card) !== board.resolving.item.source;
}

function win(board: HostBoard, seat: Seat, because: 'damage' | 'deck' | 'hand' | 'concession', n: number): void {
  if (board.won.seat >= 0) return;
  board.won = { seat, because, event: n };
}

export function checkDeck(board: HostBoard, seat: Seat, n: number): void {
  if (board.players[seat].deck === 0 && board.started) win(board, other(seat), 'deck', n);
}

export function checkDamage(board: HostBoard, seat: Seat, n: number): void {
  const { damage, host, hostMods } = board.players[seat];
  // The usual case, and plain without its stats.
  if (damage === 0 && host !== null && host.health > 0 && hostMods.length === 0 && board.continuous.length === 0) return;
  if (damage >= hostStat(board, seat, 'health')) win(board, other(seat), 'damage', n);
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
