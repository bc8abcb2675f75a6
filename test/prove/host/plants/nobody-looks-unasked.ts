/** A player looks at the opponent's hand without being told to. */
import { isLeisure, opponent } from '../moments.js';
import { draft, type Plant } from '../planting.js';

export const plant: Plant = {
  at(place) {
    const { board } = place;
    if (!isLeisure(place)) return null;
    const { hand, seat } = board.players[opponent(board)];
    if (hand.known.length === 0) return null;
    return { put: [draft('CardsLookedAt', board.seats[board.turnPlayer], { cards: [...hand.known], in: { of: seat, zone: 'hand' } })] };
  },
};
