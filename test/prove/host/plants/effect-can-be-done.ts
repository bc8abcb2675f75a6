/** An effect that cannot be carried out in its entirety resolves all the same. */
import { impossibleStep, targetsHold } from '#rulebooks/host/feasible.js';
import { itemRef } from '#rulebooks/host/options/refer.js';
import { findItem } from '#rulebooks/host/things.js';
import { draft, type Plant } from '../planting.js';

export const plant: Plant = {
  at({ event, board }) {
    if (event.type !== 'LeftStack' || board.resolving || board.loop) return null;
    const item = findItem(board, event.data.item);
    if (item?.kind !== 'effect' || targetsHold(board, item) !== 1 || !impossibleStep(board, item)) return null;
    return { put: [draft('ResolutionBegan', undefined, { item: itemRef(board, item) }), draft('ResolutionEnded', undefined, {})] };
  },
};
