/** Looks at an append before any store does: what is refused here is refused by every store, and in the same words. */
import { EventRefused, PayloadTooLarge } from './errors.js';
import type { ExpectedRevision, NewEvent } from './event-store.js';
import { notJson } from './json.js';

/** What EventStoreDB takes in one append, counted as it counts: data, metadata, and two bytes a character of the type. */
export const MAX_APPEND = 1 << 20;

const LONGEST_NAME = 500;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const NIL = '00000000-0000-0000-0000-000000000000';
// eslint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL = /[\u0000-\u001f\u007f]/;

/** An event that any store can take as it is. */
export interface Prepared {
  /** In lower case. */
  readonly id: string;
  readonly type: string;
  /** JSON text. */
  readonly data: string;
  readonly metadata: string;
}

export function prepare(stream: string, events: readonly NewEvent[], expected: ExpectedRevision): Prepared[] {
  checkName(stream);
  if (typeof expected === 'number' && !(Number.isSafeInteger(expected) && expected >= 0)) {
    throw new EventRefused(stream, -1, 'expected', `${expected} is no revision`);
  }
  if (events.length === 0) throw new EventRefused(stream, -1, 'events', 'an append needs at least one event');
  const prepared = events.map((event, index) => one(stream, event, index));
  checkTwins(stream, prepared);
  // Most appends are so far below the limit that nobody needs to count.
  if (sumOf(prepared, mostOf) > MAX_APPEND) {
    const bytes = sumOf(prepared, sizeOf);
    if (bytes > MAX_APPEND) throw new PayloadTooLarge(stream, bytes, MAX_APPEND);
  }
  return prepared;
}

const sumOf = (events: readonly Prepared[], size: (event: Prepared) => number): number => events.reduce((sum, event) => sum + size(event), 0);

/** A letter of a string is three bytes at most. */
const mostOf = ({ type, data, metadata }: Prepared): number => 3 * (data.length + metadata.length) + 2 * type.length;

export function sizeOf({ type, data, metadata }: Prepared): number {
  return Buffer.byteLength(data) + Buffer.byteLength(metadata) + 2 * type.length;
}

/** Names with a $ are the server's own. */
export function checkName(stream: string): void {
  if (stream === '') throw new EventRefused('a stream without a name', -1, 'stream', 'it needs one');
  if (stream.startsWith('$')) throw new EventRefused(stream, -1, 'stream', 'names that begin with $ belong to the server');
  if (stream.length > LONGEST_NAME) throw new EventRefused(stream.slice(0, 40), -1, 'stream', `longer than ${LONGEST_NAME} characters`);
  if (CONTROL.test(stream)) throw new EventRefused(JSON.stringify(stream), -1, 'stream', 'a control character in a name');
}

function one(stream: string, { id, type, data, metadata }: NewEvent, index: number): Prepared {
  if (!UUID.test(id) || id === NIL) throw new EventRefused(stream, index, 'id', `${JSON.stringify(id)} is no UUID`);
  if (typeof type !== 'string' || type === '') throw new EventRefused(stream, index, 'type', 'it is empty');
  if (type.startsWith('$')) throw new EventRefused(stream, index, 'type', 'types that begin with $ belong to the server');
  const flaw = notJson(data);
  if (flaw !== null) throw new EventRefused(stream, index, 'data', flaw);
  return { id: id.toLowerCase(), type, data: JSON.stringify(data), metadata: metadataText(stream, index, metadata) };
}

export function metadataText(stream: string, index: number, metadata: unknown): string {
  if (metadata === undefined) return '{}';
  const flaw = typeof metadata !== 'object' || metadata === null || Array.isArray(metadata) ? 'it is no object' : notJson(metadata);
  if (flaw !== null) throw new EventRefused(stream, index, 'metadata', flaw);
  return JSON.stringify(metadata);
}

function checkTwins(stream: string, events: readonly Prepared[]): void {
  if (events.length === 1) return;
  const seen = new Set<string>();
  for (let i = 0; i < events.length; i++) {
    if (seen.has(events[i].id)) throw new EventRefused(stream, i, 'id', `${events[i].id} stands twice in this append`);
    seen.add(events[i].id);
  }
}
