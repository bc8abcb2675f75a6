/** An effect does more than its text says. */
import { changed, type Plant } from '../planting.js';

export const plant: Plant = {
  at({ event, board }) {
    if (!board.resolving?.tasks) return null;
    if (event.type === 'DamageDealt' && !event.data.combat) return changed(event, { amount: event.data.amount + 1 });
    return event.type === 'ResourcesGained' ? changed(event, { resources: `${event.data.resources}$` }) : null;
  },
};
