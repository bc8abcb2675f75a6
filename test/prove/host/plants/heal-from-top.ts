/** Damage is healed from below the top of the damage zone. */
import type { Seat } from '#rulebooks/host/board.js';
import { changed, type Plant } from '../planting.js';

export const plant: Plant = {
  at({ event, table, seat }) {
    if (event.type !== 'HostHealed' || event.data.cards.length !== 1) return null;
    const [top, ...below] = table.hidden.top(seat as Seat, 'damage', 99);
    const lower = below.find((name) => name !== top);
    return lower === undefined ? null : changed(event, { cards: [lower] });
  },
};
