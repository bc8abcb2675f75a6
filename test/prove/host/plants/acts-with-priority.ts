/** A Fast card is played while the other player has priority. */
import { other, type Seat } from '#rulebooks/host/board.js';
import { plays } from '#rulebooks/host/options/plays.js';
import { isDecision, made } from '../moments.js';
import type { Plant } from '../planting.js';

export const plant: Plant = {
  at(place) {
    const { event, board, random } = place;
    if (event.type !== 'PriorityPassed' || !isDecision(place) || board.priority.open) return null;
    const moves = plays(board, other(place.seat as Seat), false);
    return moves.length ? { put: [made(place, random.pick(moves))] } : null;
  },
};
