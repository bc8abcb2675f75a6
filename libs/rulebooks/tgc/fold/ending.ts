/** Losing and winning (1.12). */
import { other, type Seat, type TgcBoard } from '../board.js';
import { note } from './occasions.js';

/** `together`: the same instruction takes it from both. */
export function loseHs(board: TgcBoard, seat: Seat, amount: number, n: number, together: boolean): void {
  board.players[seat].hs -= amount;
  if (amount > 0) note(board, 'hsLost', seat, null, n);
  watchHs(board, seat, n, together);
}

export function watchHs(board: TgcBoard, seat: Seat, n: number, together: boolean): void {
  if (!(board.players[seat].hs <= 0) || board.lost[seat]) return;
  board.lost[seat] = n;
  if (board.lost[other(seat)]) {
    board.drawn ||= together && board.over === 0;
    return;
  }
  board.winner = other(seat);
  board.wonSince = n;
}

export function surrender(board: TgcBoard, seat: Seat, n: number): void {
  if (board.winner >= 0) return;
  board.lost[seat] = n;
  board.winner = other(seat);
  board.wonSince = n;
}
