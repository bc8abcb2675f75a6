/** A turn ends with more cards in hand than the Host has soul. */
import { draft, type Plant } from '../planting.js';

export const plant: Plant = {
  at({ event, board }) {
    if (event.type !== 'CardsDiscarded' || board.phase !== 'end' || board.resolving || board.stack.length) return null;
    return { put: [draft('TurnEnded', event.by, {})] };
  },
};
