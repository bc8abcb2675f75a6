/** An effect that triggers during a resolution goes on the stack before it is over. */
import { numberOf } from '#rulebooks/host/options/activations.js';
import { refTo } from '#rulebooks/host/options/refer.js';
import { draft, type Plant } from '../planting.js';

export const plant: Plant = {
  at({ event, board }) {
    if (event.type !== 'ResolutionEnded') return null;
    const pending = board.pending.find((p) => p.waiting && 'targets' in p.ability && p.ability.targets.length === 0);
    if (!pending) return null;
    const data = { source: refTo(board, pending.source), ...numberOf(pending.source, pending.ability) };
    return { put: [draft('TriggerStacked', board.seats[pending.controller], data)], keep: true };
  },
};
