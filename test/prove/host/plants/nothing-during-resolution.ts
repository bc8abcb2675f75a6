/** A player passes while an effect resolves. */
import { pass, turnPlayer } from '../moments.js';
import type { Plant } from '../planting.js';

export const plant: Plant = {
  at({ event, board }) {
    if (event.type !== 'ResolutionEnded' || !board.resolving || board.pending.length) return null;
    return { put: [pass(board, turnPlayer(board))], keep: true };
  },
};
