/** A log whose events have been inserted, removed or moved, numbered anew. */
import type { GameEvent } from './event.js';

/** Numbers follow the order; causes and backups follow the events that they point at, and what is gone points at what came before it. */
export function renumbered(events: readonly GameEvent[]): GameEvent[] {
  const now = new Map<number, number>();
  events.forEach((event, i) => {
    if (!now.has(event.n)) now.set(event.n, i + 1);
  });
  const places = [...now.keys()].sort((a, b) => a - b);
  return events.map((event, i) => {
    const n = i + 1;
    const moved: GameEvent = event.n === n ? event : { ...event, n };
    const cause = event.cause === undefined ? undefined : now.get(event.cause);
    if (event.type === 'BackedUp') return { ...moved, data: { to: placeOf((event.data as { to: number }).to, places, now) } };
    if (cause === event.cause) return moved;
    const rest: { -readonly [K in keyof GameEvent]: GameEvent[K] } = { ...moved };
    delete rest.cause;
    return cause !== undefined && cause < n ? { ...rest, cause } : rest;
  });
}

/** Where an event is now, or the last one before it that is left. */
function placeOf(n: number, places: readonly number[], now: ReadonlyMap<number, number>): number {
  let found = 0;
  for (const place of places) {
    if (place > n) break;
    found = now.get(place)!;
  }
  return found;
}
