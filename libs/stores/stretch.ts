/** Long work is done in stretches, so that a process has time for its other work. Counted, not timed: what a test can rely on. */
import { setImmediate as breathe } from 'node:timers/promises';

/** How many events are checked, folded or judged before others get their turn. */
export const STRETCH = 64;

/** The items in stretches, each after the others had their turn. */
export async function* stretches<T>(items: readonly T[]): AsyncGenerator<readonly T[], void> {
  for (let i = 0; i < items.length; i += STRETCH) {
    await breathe();
    yield items.slice(i, i + STRETCH);
  }
}
