/** A card resolves before both players have passed. */
import { resolveTop } from '#rulebooks/host/options/legal.js';
import { isDecision, made } from '../moments.js';
import { draft, type Plant } from '../planting.js';

export const plant: Plant = {
  at(place) {
    const { event, board } = place;
    if (event.type !== 'PriorityPassed' || !isDecision(place) || board.stack.at(-1)?.kind !== 'card') return null;
    const resolution = resolveTop(board);
    if (resolution.type !== 'ResolutionBegan') return null;
    return { put: [made(place, resolution), draft('ResolutionEnded', undefined, {}, board.n + 1)] };
  },
};
