/** The other player puts an effect on the stack before the turn player has. */
import type { Seat } from '#rulebooks/host/board.js';
import { mustGoOnStack } from '#rulebooks/host/deadlines.js';
import { findPending } from '#rulebooks/host/fold/stack.js';
import { triggers } from '#rulebooks/host/options/triggers.js';
import { made, opponent } from '../moments.js';
import type { Plant } from '../planting.js';

export const plant: Plant = {
  at(place) {
    const { event, board, seat, random } = place;
    if (event.type !== 'TriggerStacked' || seat !== board.turnPlayer) return null;
    const first = findPending(board, event, seat as Seat);
    if (!first || mustGoOnStack(board, first) !== 1) return null;
    const together = board.pending.some((p) => p.controller !== seat && p.since === first.since && !p.waiting && !p.lapsed);
    const { moves } = triggers(board, opponent(board));
    return together && moves.length === 1 ? { put: [made(place, random.pick(moves))] } : null;
  },
};
