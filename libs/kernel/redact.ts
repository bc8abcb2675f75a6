/** A log as one viewer may see it: it folds, audits and verifies; what it hides is unknown, never guessed. */
import { BACKUP } from './envelope.js';
import type { GameEvent } from './event.js';
import type { Header, MatchLog } from './log.js';
import type { Rulebook, Viewer } from './rulebook.js';
import { Timeline } from './timeline.js';

export function redact<B>(log: MatchLog, rulebook: Rulebook<B>, viewer: Viewer): MatchLog {
  if (viewer === 'judge') return log;
  const events = eventsFor(log, rulebook, viewer);
  const shown = new Set<string>();
  for (const event of events) collectTexts(event.data, shown);
  const header: Header = { ...rulebook.viewHeader(log.header, viewer, shown, events), redactedFor: viewer === 'spectator' ? viewer : viewer.seat };
  return { header: unsealed(header), events };
}

/** What a card shows depends on how it lies, so that each event is looked at with the board before it. */
function eventsFor<B>({ header, events }: MatchLog, rulebook: Rulebook<B>, viewer: Viewer): GameEvent[] {
  let board = rulebook.open(header);
  let timeline: Timeline<B> | null = null;
  return events.map((event) => {
    const seen = rulebook.viewEvent(event, viewer, header, board);
    if (event.type === BACKUP) board = (timeline ??= new Timeline(rulebook, header, events)).at(event.n);
    else rulebook.evolve(board, event);
    return unsealed(seen);
  });
}

/** The old hashes spoke of what is now hidden. */
function unsealed<T extends { readonly hash?: string }>(sealed: T): T {
  if (sealed.hash === undefined) return sealed;
  const copy: { -readonly [K in keyof T]: T[K] } = { ...sealed };
  delete copy.hash;
  return copy;
}

function collectTexts(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') into.add(value);
  else if (value !== null && typeof value === 'object') for (const inner of Object.values(value)) collectTexts(inner, into);
}
