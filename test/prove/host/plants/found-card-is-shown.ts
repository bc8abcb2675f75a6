/** A search takes a card that does not match. */
import type { Seat } from '#rulebooks/host/board.js';
import { fitsCard } from '#rulebooks/host/kinds.js';
import { changed, type Plant } from '../planting.js';

export const plant: Plant = {
  at({ event, board, table, seat }) {
    if (event.type !== 'CardsPut' || event.data.from.zone !== 'deck' || event.data.cards.length === 0) return null;
    const step = board.resolving?.tasks?.find((t) => t.step.do === 'search')?.step;
    if (step?.do !== 'search' || Object.keys(step.filter).length === 0) return null;
    const wrong = table.hidden.deck(seat as Seat).find((name) => !fitsCard(step.filter, board.book.main(name)!));
    return wrong === undefined ? null : changed(event, { cards: [wrong] });
  },
};
