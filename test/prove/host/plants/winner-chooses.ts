/** The loser of the roll chooses who goes first. */
import type { Plant } from '../planting.js';

export const plant: Plant = {
  at({ event, board }) {
    if (event.type !== 'OrderChosen') return null;
    return { put: [{ type: 'OrderChosen', by: board.seats.find((s) => s !== event.by), data: event.data }] };
  },
};
