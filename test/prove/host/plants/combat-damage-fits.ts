/** Combat damage is dealt in the wrong measure. */
import { changed, type Plant } from '../planting.js';

export const plant: Plant = {
  at: ({ event, random }) =>
    event.type === 'DamageDealt' && event.data.combat ? changed(event, { amount: event.data.amount + 1 + random.below(2) }) : null,
};
