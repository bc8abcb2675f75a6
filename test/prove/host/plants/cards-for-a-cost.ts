/** An effect is used without the discard that it costs, or with one that it does not. */
import type { Seat } from '#rulebooks/host/board.js';
import { changed, type Plant } from '../planting.js';

export const plant: Plant = {
  at({ event, board, seat }) {
    if (event.type !== 'AbilityActivated') return null;
    if (event.data.discarded) return changed(event, { discarded: undefined });
    const { known } = board.players[seat as Seat].hand;
    return known.length ? changed(event, { discarded: [known[0]] }) : null;
  },
};
