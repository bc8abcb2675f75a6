/** Play goes on after a player has won. */
import { pass, turnPlayer } from '../moments.js';
import type { Plant } from '../planting.js';

export const plant: Plant = {
  at({ event, board }) {
    return event.type === 'GameWon' && board.won.seat >= 0 && board.phase !== null ? { put: [pass(board, turnPlayer(board))], keep: true } : null;
  },
};
