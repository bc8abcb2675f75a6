/** The embedded store: one SQLite file, for one process that writes and any number that read and follow. */
import { setImmediate as breathe } from 'node:timers/promises';
import type { Observable } from 'rxjs';
import { Bell } from '../bell.js';
import { StoreUnavailable, StreamNotFound } from '../errors.js';
import type {
  Appended, EventStore, ExpectedRevision, FollowOptions, JsonObject, NewEvent, Page, ReadAllOptions, ReadStreamOptions, Source,
  StreamList, Take,
} from '../event-store.js';
import { observe } from '../observe.js';
import { patience, pause } from '../pause.js';
import { checkName, metadataText, prepare } from '../prepare.js';
import { AppendLine } from './append-line.js';
import { Appender } from './appender.js';
import type { Connection } from './connection.js';
import { typed } from './faults.js';
import { openFile, type OpenOptions } from './open-file.js';
import { Reader } from './reader.js';
import { Streams } from './streams.js';

const PAGE = 500;
/** How often a follower looks for what another process wrote. What this process writes rings a bell. */
const POLL = 25;
/** How long an append waits for another process to finish its own. */
const LONGEST_WAIT = 5_000;

export class SqliteStore implements EventStore {
  private readonly streams: Streams;
  private readonly reader: Reader;
  private readonly line: AppendLine;
  private readonly bell = new Bell();
  private ringing = false;
  private readonly closing = new AbortController();

  private constructor(
    private readonly db: Connection,
    readonly path: string,
    private readonly patience: number,
  ) {
    this.streams = new Streams(db);
    this.reader = new Reader(db, this.streams);
    const appender = new Appender(db, this.streams);
    this.line = new AppendLine((group) => this.write(() => appender.append(group)));
  }

  /** Creates the file unless it is opened for reading alone. */
  static open(path: string, options: OpenOptions = {}): SqliteStore {
    const db = openFile(path, options);
    try {
      return new SqliteStore(db, path, options.patience ?? LONGEST_WAIT);
    } catch (error) {
      db.close();
      throw typed(error, path);
    }
  }

  async append(stream: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<Appended> {
    const answer = await this.line.append({ stream, events: prepare(stream, events, expected), expected });
    this.ringSoon();
    return answer;
  }

  /** Once for all that was stored together, and not before those who stored it know: they need not be told by a reading of the file. */
  private ringSoon(): void {
    if (this.ringing) return;
    this.ringing = true;
    setImmediate(() => {
      this.ringing = false;
      this.bell.ring();
    });
  }

  async *readStream(stream: string, options: ReadStreamOptions = {}): AsyncGenerator<Page, void> {
    const { direction = 'forwards', limit = Infinity, pageSize = PAGE } = options;
    let from = options.from ?? (direction === 'forwards' ? 0 : Number.MAX_SAFE_INTEGER);
    if (!this.read(() => this.reader.has(stream))) throw new StreamNotFound(stream);
    for (let left = limit; left > 0; ) {
      const size = Math.min(pageSize, left);
      const page = this.read(() => this.reader.stream(stream, direction, from, size));
      if (page.length) yield page;
      if (page.length < size) return;
      left -= page.length;
      from = page[page.length - 1].revision + (direction === 'forwards' ? 1 : -1);
      await breathe();
    }
  }

  async *readAll(options: ReadAllOptions = {}): AsyncGenerator<Page, void> {
    const { direction = 'forwards', prefix = '', limit = Infinity, pageSize = PAGE } = options;
    let after = options.after === undefined ? (direction === 'forwards' ? 0 : Number.MAX_SAFE_INTEGER) : Number(options.after);
    // What is stored while this is read is for the next reader: else a busy store is never read to its end.
    const last = direction === 'forwards' ? this.read(() => this.reader.last) : 0;
    for (let left = limit; left > 0; ) {
      const stretch = this.read(() => this.reader.all(prefix, direction, after, pageSize));
      const due = direction === 'forwards' ? stretch.events.filter(({ position }) => Number(position) <= last) : stretch.events;
      const page = due.slice(0, left);
      if (page.length) yield page;
      if (stretch.end || (direction === 'forwards' && stretch.looked >= last)) return;
      left -= page.length;
      after = stretch.looked;
      await breathe();
    }
  }

  subscribe<T>(source: Source, take: Take<T>, options: FollowOptions = {}): Observable<T> {
    return observe((signal) => this.follow(source, options, AbortSignal.any([signal, this.closing.signal])), take);
  }

  // eslint-disable-next-line @typescript-eslint/require-await -- a promise, as the port wants it; an error rejects it
  async listStreams(prefix: string, { after = '', limit = 1000 }: { after?: string; limit?: number } = {}): Promise<StreamList> {
    const rows = this.read(() => this.reader.names(prefix, after, limit + 1));
    const streams = Array.from(rows.slice(0, limit), ([name]) => name as string);
    return { streams, next: rows.length > limit ? streams[limit - 1] : null };
  }

  // eslint-disable-next-line @typescript-eslint/require-await -- see above
  async readMetadata(stream: string): Promise<JsonObject> {
    return this.read(() => this.reader.metadata(stream));
  }

  async writeMetadata(stream: string, metadata: JsonObject): Promise<void> {
    checkName(stream);
    const text = metadataText(stream, -1, metadata);
    await this.write(() => this.streams.note(stream, text));
  }

  // eslint-disable-next-line @typescript-eslint/require-await -- see above
  async close(): Promise<void> {
    if (this.closing.signal.aborted) return;
    this.closing.abort();
    this.db.close();
  }

  private async *follow(source: Source, { pageSize = PAGE, onFault }: FollowOptions, signal: AbortSignal): AsyncGenerator<Page, void> {
    let after = 'stream' in source ? (source.after ?? -1) : Number(source.after ?? 0);
    for (let faults = 0; !signal.aborted; ) {
      const heard = this.bell.rings;
      let next: { readonly events: Page; readonly looked: number; readonly end: boolean };
      try {
        next = this.read(() => this.next(source, after, pageSize));
        faults = 0;
      } catch (fault) {
        if (!(fault instanceof StoreUnavailable && fault.passing)) throw fault;
        onFault?.(fault);
        await pause(patience(faults++), signal);
        continue;
      }
      after = next.looked;
      if (next.events.length) yield next.events;
      if (next.end) await this.bell.wait(POLL, signal, heard);
      else await breathe();
    }
  }

  private next(source: Source, after: number, size: number): { readonly events: Page; readonly looked: number; readonly end: boolean } {
    if (!('stream' in source)) return this.reader.all(source.prefix ?? '', 'forwards', after, size);
    const events = this.reader.stream(source.stream, 'forwards', after + 1, size);
    return { events, looked: events.at(-1)?.revision ?? after, end: events.length < size };
  }

  private read<T>(work: () => T): T {
    if (this.closing.signal.aborted) throw new StoreUnavailable(this.path, 'closed');
    try {
      return work();
    } catch (error) {
      throw typed(error, this.path);
    }
  }

  /** Waits for its turn without keeping the process from its other work. */
  private async write<T>(work: () => T): Promise<T> {
    const until = performance.now() + this.patience;
    for (let attempt = 0; ; attempt++) {
      try {
        return this.read(work);
      } catch (error) {
        const locked = error instanceof StoreUnavailable && error.reason === 'locked';
        if (!locked || performance.now() > until) throw error;
        await pause(patience(attempt), this.closing.signal);
      }
    }
  }
}

