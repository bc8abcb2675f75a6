/** A card resolves that lies below another on the stack. */
import { openSlots, rowOf } from '#rulebooks/host/options/plays.js';
import { itemRef } from '#rulebooks/host/options/refer.js';
import { findItem } from '#rulebooks/host/things.js';
import { draft, type Plant } from '../planting.js';

export const plant: Plant = {
  at({ event, board }) {
    if (event.type !== 'ResolutionBegan' || board.stack.length < 2) return null;
    const below = board.stack.slice(0, -1).find((i) => i.kind === 'card' && i.card && findItem(board, itemRef(board, i)) === i);
    if (!below?.card) return null;
    const row = below.card.type === 'Form' ? null : rowOf(below.card);
    const slots = row ? openSlots(board, board.players[below.by], row) : [];
    if (row && slots.length === 0) return null;
    const put = [
      draft('ResolutionBegan', undefined, { item: itemRef(board, below), ...(row && { slot: slots[0] }) }),
      draft('ResolutionEnded', undefined, {}, board.n + 1),
    ];
    return { put };
  },
};
