/** The other player passes first at the beginning of a phase. */
import { isDecision, opponent, pass } from '../moments.js';
import type { Plant } from '../planting.js';

export const plant: Plant = {
  at(place) {
    const { event, board, seat } = place;
    if (event.type !== 'PriorityPassed' || !isDecision(place) || seat !== board.turnPlayer || board.priority.why !== 'phase') return null;
    return { put: [pass(board, opponent(board))] };
  },
};
