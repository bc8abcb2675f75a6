/** What an append means whose ids the stream holds already. One answer for every store. */
import { EventRefused } from './errors.js';
import type { Appended } from './event-store.js';
import type { Prepared } from './prepare.js';

/**
 * `found` are the revisions at which the stream holds these ids. All of them in a row: the first append succeeded and its
 * answer was lost, so the answer is given again. Some of them: this is no repeat of anything, and never will be stored.
 */
export function repeated(stream: string, events: readonly Prepared[], found: ReadonlyMap<string, number>): Appended | null {
  if (found.size === 0) return null;
  const first = found.get(events[0].id);
  const whole = first !== undefined && events.every((event, i) => found.get(event.id) === first + i);
  if (whole) return { revision: first + events.length - 1 };
  const index = events.findIndex((event) => found.has(event.id));
  const { id } = events[index];
  throw new EventRefused(stream, index, 'id', `${id} is in the stream already, at revision ${found.get(id)}, and the rest of this is not`);
}
