/** The blocker is destroyed before it has dealt its own damage. */
import { damageDue } from '#rulebooks/host/options/battles.js';
import { healthOf, powerOf } from '#rulebooks/host/stats.js';
import { findThing } from '#rulebooks/host/things.js';
import type { Ref } from '#rulebooks/host/words.js';
import { draft, type Plant } from '../planting.js';

export const plant: Plant = {
  at({ event, board }) {
    if (event.type !== 'SimultaneousBegan' || board.resolving || !board.battle) return null;
    const due = damageDue(board);
    const first = due.find((m) => {
      const to = findThing(board, m.data.to as Ref);
      return to !== null && healthOf(board, to) <= to.damage + (m.data.amount as number) && powerOf(board, to) > 0;
    });
    if (!first || due.length < 2) return null;
    const put = [draft('DamageDealt', undefined, first.data as never), draft('CardDestroyed', undefined, { card: first.data.to as Ref })];
    return { put, planted: 1, stop: true };
  },
};
