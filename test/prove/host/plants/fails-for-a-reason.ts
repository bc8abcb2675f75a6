/** An effect leaves the stack undone although it could resolve. */
import { canResolve } from '#rulebooks/host/feasible.js';
import { findItem } from '#rulebooks/host/things.js';
import { draft, type Plant } from '../planting.js';

export const plant: Plant = {
  at({ event, board }) {
    if (event.type !== 'ResolutionBegan') return null;
    const item = findItem(board, event.data.item);
    return item?.kind === 'effect' && canResolve(board, item) === 1 ? { put: [draft('LeftStack', undefined, { item: event.data.item })] } : null;
  },
};
