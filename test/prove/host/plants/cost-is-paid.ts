/** A card is played for one resource less than it costs. */
import { changed, type Plant } from '../planting.js';

export const plant: Plant = {
  at({ event }) {
    if (event.type !== 'CardPlayed' || !event.data.paid) return null;
    return changed(event, { paid: event.data.paid.slice(0, -1), generic: undefined });
  },
};
