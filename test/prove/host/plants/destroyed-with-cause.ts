/** An Entity is destroyed that nothing destroys. */
import { refTo } from '#rulebooks/host/options/refer.js';
import { entities, isLeisure, opponent } from '../moments.js';
import { draft, type Plant } from '../planting.js';

export const plant: Plant = {
  at(place) {
    if (!isLeisure(place)) return null;
    const { board, random } = place;
    const all = entities(board, opponent(board));
    return all.length ? { put: [draft('CardDestroyed', undefined, { card: refTo(board, random.pick(all)) })] } : null;
  },
};
