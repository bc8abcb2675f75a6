/** Play goes on although an Entity is to be destroyed. */
import { pass, turnPlayer } from '../moments.js';
import type { Plant } from '../planting.js';

export const plant: Plant = {
  at({ event, board }) {
    if (event.type !== 'CardDestroyed' || board.resolving || board.simultaneous > 0 || board.due.length === 0) return null;
    if (board.priority.holder !== board.turnPlayer || board.pending.length) return null;
    return { put: [pass(board, turnPlayer(board))], keep: true };
  },
};
