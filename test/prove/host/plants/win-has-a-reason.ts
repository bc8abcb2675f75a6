/** A win is recorded that no condition gives. */
import { isLeisure } from '../moments.js';
import { draft, type Plant } from '../planting.js';

export const plant: Plant = {
  at(place) {
    const { board, random } = place;
    if (!isLeisure(place)) return null;
    return { put: [draft('GameWon', undefined, { winner: random.pick(board.seats), because: random.pick(['damage', 'deck', 'hand'] as const) })] };
  },
};
