/** A card is drawn that nothing gives. */
import { isLeisure, turnPlayer } from '../moments.js';
import { draft, type Plant } from '../planting.js';

export const plant: Plant = {
  at(place) {
    const { board, table } = place;
    const seat = turnPlayer(board);
    if (!isLeisure(place) || board.players[seat].deck < 5) return null;
    return { put: [draft('CardsDrawn', board.seats[seat], { cards: table.hidden.top(seat, 'deck', 1) })] };
  },
};
