/** Reads pages, each by a call of its own: a reader that dawdles holds nothing at the server. */
import type { EventStoreDBClient, ResolvedEvent, ReadRevision } from '@eventstore/db-client';
import { StoreUnavailable } from '../errors.js';
import type { Page, Position, StoredEvent } from '../event-store.js';
import { patience, pause } from '../pause.js';
import { typed } from './faults.js';
import { filtered } from './filtered.js';
import { cancel, flowOf, Intake, type Flow } from './intake.js';
import { isOurs, serverPosition, storedEvent } from './stored.js';

type Direction = 'forwards' | 'backwards';

/** A server that looks for what a filter lets through may say nothing for longer. */
const SEARCHING = 6;

const TRIES = 3;

export interface Stretch {
  readonly events: readonly StoredEvent[];
  readonly end: boolean;
}

export class Reader {
  constructor(
    private readonly client: EventStoreDBClient,
    private readonly store: string,
    /** The client's own deadline has no effect on reads: a server that says nothing for so long has failed. */
    private readonly deadline: number,
  ) {}

  async stream(stream: string, direction: Direction, from: number | 'start' | 'end', count: number): Promise<Page> {
    const fromRevision: ReadRevision = typeof from === 'number' ? BigInt(from) : from;
    const call = (): Flow => flowOf(this.client.readStream(stream, { direction, fromRevision, maxCount: count }));
    return (await this.collect(call, stream)).map(storedEvent).filter((event) => event !== null);
  }

  /** The next events of everything behind a position, which is not among them, and whether that was all. */
  async all(direction: Direction, after: Position | undefined, prefix: string, count: number): Promise<Stretch> {
    const fromPosition = after === undefined ? (direction === 'forwards' ? 'start' : 'end') : serverPosition(after);
    // Forwards the server begins with the event at the position; one more is asked for in its stead.
    const maxCount = direction === 'forwards' && after !== undefined ? count + 1 : count;
    const client = filtered(this.client, prefix);
    const call = (): Flow => flowOf(client.readAll({ direction, fromPosition, maxCount }));
    const events = (await this.collect(call, '$all', SEARCHING * this.deadline)).map(storedEvent).filter((event) => event !== null);
    return { events: events.filter(({ position }) => position !== after).slice(0, count), end: events.length < maxCount };
  }

  /** Where everything ends now. */
  async end(): Promise<bigint> {
    const call = (): Flow => flowOf(this.client.readAll({ direction: 'backwards', fromPosition: 'end', maxCount: 1 }));
    const last = (await this.collect(call, '$all')).map(storedEvent)[0];
    return last ? serverPosition(last.position).commit : -1n;
  }

  /** A connection to a node that is gone says so at the next call, and only then is another looked for: so this is tried again. */
  private async collect(call: () => Flow, stream: string, silence = this.deadline): Promise<ResolvedEvent[]> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.once(call, stream, silence);
      } catch (error) {
        const gone = error instanceof StoreUnavailable && error.reason === 'unreachable';
        if (!gone || attempt === TRIES) throw error;
        await pause(patience(attempt));
      }
    }
  }

  private async once(call: () => Flow, stream: string, silence: number): Promise<ResolvedEvent[]> {
    const waiting = new AbortController();
    let events: Flow | undefined;
    const timer = setTimeout(() => waiting.abort(), silence);
    try {
      events = call();
      const intake = new Intake<ResolvedEvent>(events, waiting.signal);
      const all: ResolvedEvent[] = [];
      for (let page; (page = await intake.next(Infinity)) !== null; timer.refresh()) all.push(...page);
      if (waiting.signal.aborted) throw new StoreUnavailable(this.store, 'timeout', `no answer to a read within ${silence} ms`);
      return all;
    } catch (error) {
      throw typed(error, this.store, stream);
    } finally {
      clearTimeout(timer);
      if (events && !events.readableEnded) await cancel(events);
    }
  }
}

export const ownOnly = (events: readonly StoredEvent[], prefix: string): StoredEvent[] =>
  events.filter((event) => isOurs(event) && event.stream.startsWith(prefix));

