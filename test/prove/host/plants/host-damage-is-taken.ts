/** The game goes on before a card has been placed for the damage to a Host. */
import { pass, turnPlayer } from '../moments.js';
import type { Plant } from '../planting.js';

export const plant: Plant = {
  at({ event, board }) {
    if (event.type !== 'HostDamageTaken' || board.resolving || board.priority.holder !== board.turnPlayer) return null;
    return { put: [pass(board, turnPlayer(board))], keep: true };
  },
};
