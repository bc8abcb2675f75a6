/** A card is put into the wrong row or into an occupied slot. */
import { findItem } from '#rulebooks/host/things.js';
import { things } from '../moments.js';
import { changed, type Plant } from '../planting.js';

export const plant: Plant = {
  at({ event, board, random }) {
    if (event.type !== 'ResolutionBegan' || event.data.slot === undefined) return null;
    const item = findItem(board, event.data.item);
    if (item?.card?.type !== 'Entity') return null;
    const taken = things(board, item.by).filter((t) => t.at.startsWith('front')).map((t) => t.at);
    return changed(event, { slot: taken.length && random.chance(0.5) ? random.pick(taken) : 'back 1' });
  },
};
