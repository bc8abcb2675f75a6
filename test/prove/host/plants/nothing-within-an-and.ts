/** An Entity is destroyed between two parts that "and" joins. */
import type { HostBoard } from '#rulebooks/host/board.js';
import { refTo } from '#rulebooks/host/options/refer.js';
import { draft, type Plant } from '../planting.js';

/** A first part has been done and another is still to come. */
function isHalfDone({ resolving }: HostBoard): boolean {
  const joined = resolving?.tasks?.filter((t) => t.clause === resolving.clause) ?? [];
  const begun = joined.find((t) => t.done > 0);
  return begun !== undefined && joined.some((t) => t !== begun && t.left > 0 && t.optional === 'no');
}

export const plant: Plant = {
  at({ event, board }) {
    const [thing] = board.due;
    if (!thing || thing.dueAs !== 'destroyed' || board.simultaneous === 0 || event.type === 'SimultaneousEnded' || !isHalfDone(board)) return null;
    // The table stops saying that it all happens at once.
    const put = [draft('SimultaneousEnded', undefined, {}), draft('CardDestroyed', undefined, { card: refTo(board, thing) })];
    return { put, planted: 1, keep: true };
  },
};
