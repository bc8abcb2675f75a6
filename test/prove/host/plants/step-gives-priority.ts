/** A blocker is declared before the opponent could answer the attack. */
import { hostRef, refTo } from '#rulebooks/host/options/refer.js';
import { hasKeyword } from '#rulebooks/host/stats.js';
import { entities, isDecision, opponent } from '../moments.js';
import { draft, type Plant } from '../planting.js';

export const plant: Plant = {
  at(place) {
    const { event, board, seat, random } = place;
    if (event.type !== 'PriorityPassed' || !isDecision(place) || seat !== board.turnPlayer || board.stack.length) return null;
    if (board.battle?.step !== 'attack' || board.priority.why !== 'step') return null;
    const guards = entities(board, opponent(board));
    const guarded = guards.some((t) => !hasKeyword(board, t, 'Cannot Block'));
    const blocker = guarded ? refTo(board, random.pick(guards)) : hostRef(board, opponent(board));
    return { put: [draft('BlockerDeclared', event.by, { blocker })] };
  },
};
