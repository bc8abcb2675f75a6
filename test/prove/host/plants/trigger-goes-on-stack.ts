/** A player passes instead of putting a triggered effect on the stack. */
import type { Seat } from '#rulebooks/host/board.js';
import { mustGoOnStack } from '#rulebooks/host/deadlines.js';
import { findPending } from '#rulebooks/host/fold/stack.js';
import { pass } from '../moments.js';
import type { Plant } from '../planting.js';

export const plant: Plant = {
  at({ event, board, seat }) {
    if (event.type !== 'TriggerStacked' || board.priority.holder !== seat) return null;
    const pending = findPending(board, event, seat as Seat);
    return pending && mustGoOnStack(board, pending) === 1 ? { put: [pass(board, seat as Seat)] } : null;
  },
};
