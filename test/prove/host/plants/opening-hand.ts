/** A sixth card is drawn for the opening hand. */
import type { Seat } from '#rulebooks/host/board.js';
import { changed, type Plant } from '../planting.js';

export const plant: Plant = {
  at({ event, board, table, seat }) {
    if (event.type !== 'CardsDrawn' || board.started || board.players[seat as Seat].setup.count > 0) return null;
    return changed(event, { cards: table.hidden.top(seat as Seat, 'deck', 6) });
  },
};
