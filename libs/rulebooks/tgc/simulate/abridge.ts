/** The same game as a person at the table writes it down: without what nobody says aloud. */
import type { GameEvent } from '#kernel/event.js';
import type { MatchLog } from '#kernel/log.js';
import { renumbered } from '#kernel/renumber.js';

const UNSAID: ReadonlySet<string> = new Set(['NothingDone', 'BothDidNothing', 'HandKept']);

export function abridge(log: MatchLog): MatchLog & { events: GameEvent[] } {
  const spoken = log.events.filter((event) => !UNSAID.has(event.type));
  // That the next phase begins says that the last one was passed.
  const kept = spoken.filter((event, i) => event.type !== 'PhasePassed' || spoken[i + 1]?.type !== 'PhaseBegan');
  const now = new Map(kept.map((event, i) => [event.n, i + 1]));
  return { header: { ...log.header, record: 'abridged' }, events: renumbered(kept).map((event) => retold(event, now)) };
}

/** An effect may name the event that triggered it. */
function retold(event: GameEvent, now: ReadonlyMap<number, number>): GameEvent {
  const { because } = event.data as { because?: number };
  if (because === undefined) return event;
  return { ...event, data: { ...(event.data as object), because: now.get(because) ?? 0 } };
}
