/** EventStoreDB and KurrentDB behind the port. The folder of this file is the only one that knows the client. */
import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setImmediate as breathe } from 'node:timers/promises';
import { excludeSystemEvents, streamNameFilter, type EventStoreDBClient, type ResolvedEvent } from '@eventstore/db-client';
import type { Observable } from 'rxjs';
import { StoreUnavailable, StreamNotFound, WrongExpectedRevision } from '../errors.js';
import type {
  Appended, EventStore, ExpectedRevision, FollowOptions, JsonObject, NewEvent, Page, Position, ReadAllOptions, ReadStreamOptions, Source,
  StreamList, Take,
} from '../event-store.js';
import { observe } from '../observe.js';
import { patience, pause } from '../pause.js';
import { checkName, metadataText, prepare } from '../prepare.js';
import { Appender } from './appender.js';
import { readConnectionString, type Connection } from './connection-string.js';
import { typed } from './faults.js';
import { cancel, flowOf, Intake, type Flow } from './intake.js';
import { Lanes } from './lanes.js';
import { ownOnly, Reader } from './reader.js';
import { serverPosition, storedEvent } from './stored.js';

const PAGE = 500;
const FETCHED = 2000;
const TRIES = 5;

export interface EventStoreDbOptions {
  /** Milliseconds until a call that is not answered has failed. */
  readonly deadline?: number;
  /** Milliseconds for which an append is tried again whose outcome nobody knows. */
  readonly patience?: number;
}

export class EventStoreDbStore implements EventStore {
  readonly lanes: Lanes;
  readonly closing = new AbortController();
  private readonly reader: Reader;
  private readonly appender: Appender;

  private constructor(readonly connection: Connection, { deadline = 10_000, patience: longest = 20_000 }: EventStoreDbOptions) {
    // Every subscription listens to it, and there may be any number of them.
    setMaxListeners(0, this.closing.signal);
    this.lanes = new Lanes(connection, deadline);
    this.reader = new Reader(this.lanes.reads, connection.shown, deadline);
    this.appender = new Appender(this.lanes.appends, this.reader, connection, longest, deadline, this.closing.signal);
  }

  /** Connects at the first call, not before. */
  static open(connectionString: string, options: EventStoreDbOptions = {}): EventStoreDbStore {
    return new EventStoreDbStore(readConnectionString(connectionString), options);
  }

  async append(stream: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<Appended> {
    const prepared = prepare(stream, events, expected);
    this.checkOpen();
    return this.appender.append(stream, prepared, expected);
  }

  async *readStream(stream: string, options: ReadStreamOptions = {}): AsyncGenerator<Page, void> {
    const { direction = 'forwards', limit = Infinity, pageSize = PAGE } = options;
    let from: number | 'start' | 'end' = options.from ?? (direction === 'forwards' ? 'start' : 'end');
    this.checkOpen();
    // The server takes no count of 0, and a stream that is not there is to be reported all the same.
    if (limit === 0) return void (await this.reader.stream(stream, 'forwards', 'start', 1));
    for (let left = limit, first = true; left > 0; first = false) {
      const size = Math.min(together(pageSize), left);
      let events = await this.reader.stream(stream, direction, from, size);
      // Backwards from behind its end, a stream has nothing for the server; for us it begins with its end.
      if (first && events.length === 0 && direction === 'backwards' && typeof from === 'number') events = await this.fromEnd(stream, from, size);
      yield* inPages(events, pageSize);
      if (events.length < size) return;
      left -= events.length;
      const { revision } = events[events.length - 1];
      if (direction === 'backwards' && revision === 0) return;
      from = revision + (direction === 'forwards' ? 1 : -1);
    }
  }

  async *readAll(options: ReadAllOptions = {}): AsyncGenerator<Page, void> {
    const { direction = 'forwards', prefix = '', limit = Infinity, pageSize = PAGE } = options;
    this.checkOpen();
    const end = direction === 'forwards' ? await this.reader.end() : 0n;
    let { after } = options;
    for (let left = limit; left > 0; ) {
      const stretch = await this.reader.all(direction, after, prefix, together(pageSize));
      // What is stored while this is read is for the next reader: else a busy store is never read to its end.
      const due = direction === 'forwards' ? stretch.events.filter(({ position }) => serverPosition(position).commit <= end) : stretch.events;
      const wanted = ownOnly(due, prefix).slice(0, left);
      yield* inPages(wanted, pageSize);
      if (stretch.end || due.length < stretch.events.length) return;
      left -= wanted.length;
      after = stretch.events[stretch.events.length - 1].position;
    }
  }

  subscribe<T>(source: Source, take: Take<T>, options: FollowOptions = {}): Observable<T> {
    return observe((signal) => this.follow(source, options, AbortSignal.any([signal, this.closing.signal])), take);
  }

  async listStreams(prefix: string, { after = '', limit = 1000 }: { after?: string; limit?: number } = {}): Promise<StreamList> {
    const names = new Set<string>();
    for await (const page of this.readAll({ prefix })) for (const { stream } of page) names.add(stream);
    const sorted = [...names].sort(byCodePoints).filter((name) => byCodePoints(name, after) > 0);
    const streams = sorted.slice(0, limit);
    return { streams, next: sorted.length > limit ? streams[limit - 1] : null };
  }

  async readMetadata(stream: string): Promise<JsonObject> {
    const { data } = await this.metastream(stream);
    return Object.fromEntries(Object.entries(data).filter(([key]) => !key.startsWith('$')));
  }

  async writeMetadata(stream: string, metadata: JsonObject): Promise<void> {
    checkName(stream);
    metadataText(stream, -1, metadata);
    for (let attempt = 1; ; attempt++) {
      const { data, revision } = await this.metastream(stream);
      // What the server's administrators set (how long events are kept, who may read) is theirs.
      const system = Object.fromEntries(Object.entries(data).filter(([key]) => key.startsWith('$')));
      const text = JSON.stringify({ ...system, ...metadata });
      try {
        await this.appender.store(`$$${stream}`, [{ id: randomUUID(), type: '$metadata', data: text, metadata: '{}' }], revision);
        return;
      } catch (error) {
        if (!(error instanceof WrongExpectedRevision) || attempt === TRIES) throw error;
      }
    }
  }

  async close(): Promise<void> {
    if (this.closing.signal.aborted) return;
    this.closing.abort();
    await this.lanes.close();
  }

  private async metastream(stream: string): Promise<{ readonly data: JsonObject; readonly revision: ExpectedRevision }> {
    this.checkOpen();
    try {
      const [last] = await this.reader.stream(`$$${stream}`, 'backwards', 'end', 1);
      return last ? { data: last.data as JsonObject, revision: last.revision } : { data: {}, revision: 'any' };
    } catch (error) {
      if (error instanceof StreamNotFound) return { data: {}, revision: 'no stream' };
      throw error;
    }
  }

  private async fromEnd(stream: string, from: number, size: number): Promise<Page> {
    const page = await this.reader.stream(stream, 'backwards', 'end', size);
    return page.filter(({ revision }) => revision <= from);
  }

  private async *follow(source: Source, { pageSize = PAGE, onFault }: FollowOptions, signal: AbortSignal): AsyncGenerator<Page, void> {
    let { after } = source;
    for (let faults = 0; !signal.aborted; ) {
      const { client, leave } = this.lanes.subscription();
      const events = begin(client, source, after, pageSize);
      const intake = new Intake<ResolvedEvent>(events, signal);
      try {
        for (let page; (page = await intake.next(pageSize)) !== null && !signal.aborted; faults = 0) {
          const stored = page.map(storedEvent).filter((event) => event !== null);
          const last = stored.at(-1);
          if (!last) continue;
          after = 'stream' in source ? last.revision : last.position;
          const ours = ownOnly(stored, '');
          if (ours.length) yield ours;
        }
      } catch (error) {
        const fault = typed(error, this.connection.shown, 'stream' in source ? source.stream : '$all');
        if (!signal.aborted) {
          if (!(fault instanceof StoreUnavailable && fault.passing)) throw fault;
          onFault?.(fault);
        }
      } finally {
        leave();
        await cancel(events);
      }
      if (!signal.aborted) await pause(patience(faults++), signal);
      await breathe();
    }
  }

  private checkOpen(): void {
    if (this.closing.signal.aborted) throw new StoreUnavailable(this.connection.shown, 'closed');
  }
}

/** How many events one call fetches: whole pages, and enough of them that the calls themselves cost little. */
const together = (pageSize: number): number => pageSize * Math.max(1, Math.floor(FETCHED / pageSize));

function* inPages(events: Page, pageSize: number): Generator<Page, void> {
  for (let i = 0; i < events.length; i += pageSize) yield events.slice(i, i + pageSize);
}

/** As UTF-8 sorts, and with it SQLite; the language itself goes by UTF-16, where some planes stand elsewhere. */
const byCodePoints = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

/** Right behind `after`, as the server has it for subscriptions. */
function begin(client: EventStoreDBClient, source: Source, after: number | Position | undefined, highWaterMark: number): Flow {
  if ('stream' in source) {
    const fromRevision = after === undefined ? 'start' : BigInt(after);
    return flowOf(client.subscribeToStream(source.stream, { fromRevision }, { highWaterMark }));
  }
  const fromPosition = after === undefined ? 'start' : serverPosition(after as Position);
  const filter = source.prefix ? streamNameFilter({ prefixes: [source.prefix] }) : excludeSystemEvents();
  return flowOf(client.subscribeToAll({ fromPosition, filter }, { highWaterMark }));
}
