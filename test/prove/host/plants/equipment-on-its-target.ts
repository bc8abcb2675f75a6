/** An Equipment is put under another card than the one it was aimed at. */
import { refTo } from '#rulebooks/host/options/refer.js';
import { findThing } from '#rulebooks/host/things.js';
import { entities } from '../moments.js';
import { changed, type Plant } from '../planting.js';

export const plant: Plant = {
  at({ event, board, random }) {
    if (event.type !== 'MarkerAttached') return null;
    const meant = findThing(board, event.data.to);
    const others = [...entities(board, 0), ...entities(board, 1)].filter((t) => t !== meant);
    return others.length ? changed(event, { to: refTo(board, random.pick(others)) }) : null;
  },
};
