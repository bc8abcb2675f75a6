/** One action point buys a resource of another type than the Host's, or two cards. */
import type { Seat } from '#rulebooks/host/board.js';
import { changed, type Plant } from '../planting.js';

export const plant: Plant = {
  at({ event, board, table, seat, random }) {
    if (event.type === 'PointsSpentToGain' && event.data.points === 1) {
      const foreign = ['&', '£', '!', '%'].filter((s) => s !== event.data.gained);
      return changed(event, { gained: random.pick(foreign) });
    }
    if (event.type !== 'PointsSpentToDraw' || board.players[seat as Seat].deck < 5) return null;
    return changed(event, { cards: table.hidden.top(seat as Seat, 'deck', 2) });
  },
};
