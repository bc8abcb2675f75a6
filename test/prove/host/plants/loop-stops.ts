/** The players call a loop where there is none. */
import { isLeisure } from '../moments.js';
import { draft, type Plant } from '../planting.js';

export const plant: Plant = {
  at: (place) => (isLeisure(place) ? { put: [draft('LoopFound', undefined, {})] } : null),
};
