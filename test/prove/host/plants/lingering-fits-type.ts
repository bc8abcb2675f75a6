/** An Entity is said to be Lingering. */
import { refTo } from '#rulebooks/host/options/refer.js';
import { entities, isLeisure, turnPlayer } from '../moments.js';
import { draft, type Plant } from '../planting.js';

export const plant: Plant = {
  at(place) {
    const { board } = place;
    const [entity] = isLeisure(place) ? entities(board, turnPlayer(board)) : [];
    return entity ? { put: [draft('StatsChanged', undefined, { card: refTo(board, entity), changes: [{ keyword: 'Lingering' }] })] } : null;
  },
};
