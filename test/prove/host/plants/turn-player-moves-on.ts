/** The turn player passes and then moves on before the opponent has passed. */
import { nextPhase } from '#rulebooks/host/options/turns.js';
import { isDecision } from '../moments.js';
import { draft, type Plant } from '../planting.js';

export const plant: Plant = {
  at(place) {
    const { event, board, seat } = place;
    const next = nextPhase(board);
    if (event.type !== 'PriorityPassed' || !isDecision(place) || seat === board.turnPlayer || board.stack.length || board.battle || !next) return null;
    if (board.priority.why !== 'passed') return null;
    return { put: [draft('PhaseDeclared', board.seats[board.turnPlayer], { phase: next })] };
  },
};
