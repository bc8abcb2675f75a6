/** A phase is declared while something waits on the stack. */
import { nextPhase } from '#rulebooks/host/options/turns.js';
import { isDecision } from '../moments.js';
import { draft, type Plant } from '../planting.js';

export const plant: Plant = {
  at(place) {
    const { event, board, seat } = place;
    const next = nextPhase(board);
    if (event.type !== 'PriorityPassed' || !isDecision(place) || seat !== board.turnPlayer || board.stack.length === 0 || !next || board.battle) return null;
    return { put: [draft('PhaseDeclared', event.by, { phase: next })] };
  },
};
