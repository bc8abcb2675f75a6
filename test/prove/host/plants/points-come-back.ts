/** A player replenishes to one action point too many. */
import { changed, type Plant } from '../planting.js';

export const plant: Plant = {
  at: ({ event }) => (event.type === 'Replenished' ? changed(event, { to: event.data.to + 1 }) : null),
};
