/** What a server holds, with the rules by which a real 23.10.6 took and gave events when it was watched. */
import { EventEmitter } from 'node:events';

export interface Proposed {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
}

export interface Held extends Proposed {
  readonly stream: string;
  readonly revision: number;
  readonly position: bigint;
  readonly created: Date;
}

export type Expected = number | 'any' | 'no_stream' | 'stream_exists';

export type Answer =
  | { readonly revision: number }
  | { readonly wrong: number | 'no_stream' }
  | { readonly refused: 'deleted' | 'too large' | 'bad id' | 'empty type' };

const MAX_APPEND = 1 << 20;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export class ServerLog extends EventEmitter {
  readonly all: Held[] = [];
  private readonly streams = new Map<string, Held[]>();
  /** Streams of which everything before a revision counts as gone. */
  private readonly truncated = new Map<string, number>();
  private readonly softDeleted = new Set<string>();
  private readonly tombstoned = new Set<string>();
  /** What it can tell from memory to be a repeat, stream and id. */
  private readonly remembered = new Set<string>();

  constructor() {
    super();
    this.setMaxListeners(0);
    const text = (s: string): Uint8Array => Buffer.from(s);
    const own = { id: 'a1b2c3d4-0000-4000-8000-000000000001', contentType: 'application/json', metadata: text(''), data: text('{}') };
    this.write('$settings', [{ ...own, type: '$Configured' }]);
  }

  append(stream: string, events: readonly Proposed[], expected: Expected): Answer {
    if (this.tombstoned.has(stream)) return { refused: 'deleted' };
    if (events.some(({ id }) => !UUID.test(id))) return { refused: 'bad id' };
    if (events.some(({ type }) => type === '')) return { refused: 'empty type' };
    if (events.reduce((sum, e) => sum + e.data.length + e.metadata.length + 2 * e.type.length, 0) > MAX_APPEND) return { refused: 'too large' };
    const held = this.streams.get(stream) ?? [];
    const current = held.length - 1;
    // 16: nothing is a success that leaves nothing.
    if (events.length === 0) return { revision: current };
    const wrong = { wrong: current < 0 || this.softDeleted.has(stream) ? ('no_stream' as const) : current };
    if (expected === 'any') return this.appendAny(stream, held, events) ?? wrong;
    if (expected === 'stream_exists') return current < 0 ? wrong : this.write(stream, events);
    // 20: after a soft delete the stream counts as none, and its revisions go on.
    if (expected === 'no_stream' && this.softDeleted.has(stream)) return this.write(stream, events);
    const after = expected === 'no_stream' ? -1 : expected;
    // 13 and 15: with the current revision no id is looked at.
    if (after === current) return this.write(stream, events);
    if (after > current) return wrong;
    // 12: the same ids at the place that they were first written to.
    return events.every((event, i) => held[after + 1 + i]?.id === event.id) ? { revision: after + events.length } : wrong;
  }

  /** 12 and 14: an append whose first id it remembers must be known as a whole; one whose first id is new is new. */
  private appendAny(stream: string, held: readonly Held[], events: readonly Proposed[]): Answer | null {
    const known = events.filter(({ id }) => this.remembered.has(`${stream} ${id.toLowerCase()}`));
    const places = events.map((event) => (known.includes(event) ? held.find(({ id }) => id === event.id.toLowerCase())?.revision : undefined));
    if (places[0] === undefined) return this.write(stream, events);
    return places.includes(undefined) ? null : { revision: places[places.length - 1]! };
  }

  private write(stream: string, events: readonly Proposed[]): Answer {
    const held = this.streams.get(stream) ?? [];
    this.streams.set(stream, held);
    this.softDeleted.delete(stream);
    for (const event of events) {
      const position = BigInt(this.all.length + 1) * 97n;
      const stored = { ...event, id: event.id.toLowerCase(), stream, revision: held.length, position, created: new Date() };
      held.push(stored);
      this.remembered.add(`${stream} ${stored.id}`);
      this.all.push(stored);
    }
    this.emit('written');
    return { revision: held.length - 1 };
  }

  /** What can be read of a stream: null if it is not there, 'deleted' if it never will be again. */
  read(stream: string): readonly Held[] | null | 'deleted' {
    if (this.tombstoned.has(stream)) return 'deleted';
    const held = this.streams.get(stream);
    if (!held || this.softDeleted.has(stream)) return null;
    return held.slice(this.truncated.get(stream) ?? 0);
  }

  truncate(stream: string, before: number): void {
    this.truncated.set(stream, before);
  }

  softDelete(stream: string): void {
    this.softDeleted.add(stream);
    this.truncated.set(stream, this.streams.get(stream)!.length);
  }

  /** As when it is started anew: ids at a revision are looked up in what is stored, those of `any` only in memory. */
  forget(): void {
    this.remembered.clear();
  }

  tombstone(stream: string): void {
    this.tombstoned.add(stream);
  }
}
