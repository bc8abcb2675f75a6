/** Appends that are stored once, however often they have to be sent. */
import { jsonEvent, type EventStoreDBClient, type AppendExpectedRevision } from '@eventstore/db-client';
import { StoreUnavailable, StreamNotFound, WrongExpectedRevision } from '../errors.js';
import type { Appended, ExpectedRevision, JsonObject, Page } from '../event-store.js';
import { patience, pause } from '../pause.js';
import type { Prepared } from '../prepare.js';
import { repeated } from '../repeat.js';
import { AppendLine } from './append-line.js';
import type { Connection } from './connection-string.js';
import { isUncertain, isUnknownCall, typed } from './faults.js';
import { KnownIds, WINDOW } from './known-ids.js';
import type { Reader } from './reader.js';
import { Turns } from './turns.js';

const PAGE = 500;

type Exactly = Exclude<ExpectedRevision, 'any'>;

export class Appender {
  private readonly known = new KnownIds();
  private readonly turns = new Turns();
  private readonly line: AppendLine;
  /** Servers before 21.10 have no line. */
  private hasLine = true;

  constructor(
    private readonly client: EventStoreDBClient,
    private readonly reader: Reader,
    private readonly connection: Connection,
    /** How long an append is tried again whose outcome nobody knows. */
    private readonly longest: number,
    deadline: number,
    private readonly closing: AbortSignal,
  ) {
    this.line = new AppendLine(client, deadline);
    closing.addEventListener('abort', () => this.line.close(), { once: true });
  }

  append(stream: string, events: readonly Prepared[], expected: ExpectedRevision): Promise<Appended> {
    if (expected !== 'any') return this.at(stream, events, expected);
    const until = performance.now() + this.longest;
    // One after another: each is to come right behind the one before it, and they would be in each other's way.
    return this.turns.take(stream, (failure) => {
      const inVain = failure instanceof StoreUnavailable && performance.now() > until;
      return inVain ? Promise.reject(failure) : this.atEnd(stream, events);
    });
  }

  private async at(stream: string, events: readonly Prepared[], expected: Exactly): Promise<Appended> {
    try {
      return await this.once(stream, events, expected);
    } catch (error) {
      if (!(error instanceof WrongExpectedRevision)) throw error;
      const answer = repeated(stream, events, await this.lookUp(stream, events));
      if (answer) return answer;
      throw error;
    }
  }

  /**
   * Wherever the stream ends, which is found out by asking for it. A server that is asked for `any` knows a repeat only by what
   * it has in memory, and no more once it was started anew or another node leads; for a revision it looks at what is stored.
   */
  private async atEnd(stream: string, events: readonly Prepared[]): Promise<Appended> {
    const next = this.known.next(stream);
    for (let expected: Exactly = next === 0 ? 'no stream' : next - 1; ; ) {
      try {
        return await this.once(stream, events, expected);
      } catch (error) {
        if (!(error instanceof WrongExpectedRevision)) throw error;
        expected = error.actual;
      }
    }
  }

  private async once(stream: string, events: readonly Prepared[], expected: Exactly): Promise<Appended> {
    const ids = events.map(({ id }) => id);
    if (expected !== 'no stream') await this.learn(stream, expected);
    if (this.known.find(stream, ids).size) {
      const answer = repeated(stream, events, await this.lookUp(stream, events));
      if (answer) return answer;
    }
    const revision = await this.store(stream, events, expected);
    this.known.note(stream, revision - ids.length + 1, ids);
    return { revision };
  }

  /** As the server takes it. Any stream, its own included: for metadata, which lies in one. */
  async store(stream: string, events: readonly Prepared[], expected: ExpectedRevision): Promise<number> {
    const until = performance.now() + this.longest;
    for (let attempt = 0; ; attempt++) {
      try {
        return await (this.hasLine ? this.line.append(stream, events, expected) : this.call(stream, events, expected));
      } catch (error) {
        if (this.hasLine && isUnknownCall(error)) {
          this.hasLine = false;
          continue;
        }
        const fault = typed(error, this.connection.shown, stream, expected);
        if (this.closing.aborted) throw new StoreUnavailable(this.connection.shown, 'closed');
        // The same ids and the same revision: if the first try was stored after all, this one gets its answer.
        if (!isUncertain(fault) || performance.now() > until) throw fault;
        await pause(patience(attempt), this.closing);
      }
    }
  }

  /** A call of its own: the client's plain path, which it takes where credentials are handed in. */
  private async call(stream: string, events: readonly Prepared[], expected: ExpectedRevision): Promise<number> {
    const { nextExpectedRevision } = await this.client.appendToStream(stream, events.map(message), {
      expectedRevision: serverRevision(expected),
      credentials: this.connection.credentials,
    });
    return Number(nextExpectedRevision);
  }

  /** Makes sure that the ids up to a revision are known, as far back as ids are recognised. */
  private async learn(stream: string, until: number): Promise<void> {
    let from = Math.max(this.known.next(stream), until + 1 - WINDOW);
    try {
      while (from <= until) {
        const page = await this.reader.stream(stream, 'forwards', from, Math.min(PAGE, until + 1 - from));
        if (page.length === 0) return;
        this.known.note(stream, page[0].revision, page.map(({ id }) => id));
        from = page[page.length - 1].revision + 1;
      }
    } catch (error) {
      // Then the expected revision is wrong, and the server will say so with the right one.
      if (!(error instanceof StreamNotFound)) throw error;
    }
  }

  private async lookUp(stream: string, events: readonly Prepared[]): Promise<Map<string, number>> {
    const wanted = new Set(events.map(({ id }) => id));
    const found = new Map<string, number>();
    let from: number | 'end' = 'end';
    for (let looked = 0; looked < WINDOW && found.size < wanted.size; looked += PAGE) {
      const page: Page = await this.reader.stream(stream, 'backwards', from, PAGE).catch((error: unknown) => {
        if (error instanceof StreamNotFound) return [];
        throw error;
      });
      for (const { id, revision } of page) if (wanted.has(id)) found.set(id, revision);
      if (page.length < PAGE) break;
      from = page[page.length - 1].revision - 1;
    }
    return found;
  }
}

function serverRevision(expected: ExpectedRevision): AppendExpectedRevision {
  if (typeof expected === 'number') return BigInt(expected);
  return expected === 'any' ? 'any' : 'no_stream';
}

function message({ id, type, data, metadata }: Prepared): ReturnType<typeof jsonEvent> {
  return jsonEvent({ id, type, data: JSON.parse(data) as JsonObject, metadata: metadata === '{}' ? undefined : JSON.parse(metadata) as JsonObject });
}
