/** How a match lies in its stream: the header first, then each event at the revision of its number. */
import type { GameEvent } from '#kernel/event.js';
import type { Header } from '#kernel/log.js';
import type { Json, JsonObject, NewEvent, StoredEvent } from '../event-store.js';

export const PREFIX = 'match-';
export const OPENED = 'MatchOpened';

export const streamOf = (match: string): string => PREFIX + match;
export const matchOf = (stream: string): string => stream.slice(PREFIX.length);

/** Names that a file, an address and a shell can all bear. */
export const MATCH_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;

/**
 * An id made from the hash of the event, which covers all before it: the same event in the same match has the same id,
 * whoever sends it and however often, and a different one has another.
 */
export function idOf(hash: string): string {
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

export const sealedHeader = (header: Header): NewEvent => ({
  id: idOf(header.hash!),
  type: OPENED,
  data: header as unknown as JsonObject,
  metadata: { $correlationId: idOf(header.hash!) },
});

/** `cause` is the id of the event that brought it about, where that is known. */
export function sealedEvent({ type, ...rest }: GameEvent, correlation: string, cause: string | undefined): NewEvent {
  const metadata = { $correlationId: correlation, ...(cause === undefined ? {} : { $causationId: cause }) };
  return { id: idOf(rest.hash!), type, data: rest as unknown as Json, metadata };
}

export const headerOf = (stored: StoredEvent): Header => stored.data as unknown as Header;

export const eventOf = ({ type, data }: StoredEvent): GameEvent => told(type, data as unknown as GameEvent);

/** The keys in the order of a log, so that whoever tells an event tells it in the same bytes; absent ones stay absent: a record has no undefined. */
export const inOrder = (event: GameEvent): GameEvent => told(event.type, event);

/** Without spreads: every event that is read comes through here. */
function told(type: string, { n, by, data, cause, at, hash }: GameEvent): GameEvent {
  const event: { -readonly [key in keyof GameEvent]: GameEvent[key] } = by === undefined ? { n, type, data } : { n, type, by, data };
  if (cause !== undefined) event.cause = cause;
  if (at !== undefined) event.at = at;
  if (hash !== undefined) event.hash = hash;
  return event;
}
