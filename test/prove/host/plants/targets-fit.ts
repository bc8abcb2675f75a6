/** Something is targeted that the text does not allow. */
import { aimAt } from '#rulebooks/host/aims.js';
import { asks } from '#rulebooks/host/asked.js';
import type { Seat } from '#rulebooks/host/board.js';
import { hostRef, refTo } from '#rulebooks/host/options/refer.js';
import { isValidTarget } from '#rulebooks/host/targeting.js';
import { things } from '../moments.js';
import { changed, type Plant } from '../planting.js';

export const plant: Plant = {
  at({ event, board, random, seat }) {
    if (event.type !== 'CardPlayed' && event.type !== 'AbilityActivated' && event.type !== 'AmbushActivated') return null;
    if (event.data.targets?.length !== 1) return null;
    const asked = asks(board, event);
    if (asked?.specs.length !== 1) return null;
    const all = [...things(board, 0), ...things(board, 1)].map((t) => refTo(board, t));
    const unfit = [...all, hostRef(board, 0), hostRef(board, 1)].filter((ref) =>
      isValidTarget(board, asked.specs[0], aimAt(board, ref, seat), seat as Seat, asked.self) === 0);
    return unfit.length ? changed(event, { targets: [random.pick(unfit)] }) : null;
  },
};
