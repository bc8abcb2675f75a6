/** A Sorcery's effect goes on the stack with another target than the one declared. */
import type { Seat } from '#rulebooks/host/board.js';
import { findPending } from '#rulebooks/host/fold/stack.js';
import { refTo } from '#rulebooks/host/options/refer.js';
import { entities } from '../moments.js';
import { changed, type Plant } from '../planting.js';

export const plant: Plant = {
  at({ event, board, random, seat }) {
    if (event.type !== 'TriggerStacked' || event.data.targets?.length !== 1) return null;
    const pending = findPending(board, event, seat as Seat);
    const aim = pending?.aims[0]?.thing;
    if (pending?.ability.kind !== 'spell' || !aim) return null;
    const others = [...entities(board, 0), ...entities(board, 1)].filter((t) => t !== aim);
    return others.length ? changed(event, { targets: [refTo(board, random.pick(others))] }) : null;
  },
};
