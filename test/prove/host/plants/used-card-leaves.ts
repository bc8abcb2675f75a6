/** A used Sorcery stays in its slot while its player goes on. */
import { turnPlayer } from '../moments.js';
import { draft, type Plant } from '../planting.js';

export const plant: Plant = {
  at({ event, board }) {
    if (event.type !== 'CardMoved' || board.spent.length === 0 || board.resolving || board.stack.length || board.pending.length) return null;
    const player = board.players[turnPlayer(board)];
    if ((board.phase !== 'action1' && board.phase !== 'action2') || player.points < 1 || board.due.length) return null;
    return { put: [draft('PointsSpentToGain', player.seat, { points: 1, gained: player.host!.resource })] };
  },
};
