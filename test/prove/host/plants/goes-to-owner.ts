/** A card goes to the drop zone of the player who does not own it. */
import { changed, type Plant } from '../planting.js';

export const plant: Plant = {
  at({ event, board }) {
    if (event.type !== 'CardMoved' || event.data.to.zone !== 'drop') return null;
    return changed(event, { to: { zone: 'drop', of: board.seats.find((s) => s !== event.data.to.of) } });
  },
};
