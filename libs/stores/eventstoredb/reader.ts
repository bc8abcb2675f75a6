/** Reads pages, each by a call of its own: a reader that dawdles holds nothing at the server. */
import type { EventStoreDBClient } from '@eventstore/db-client';
import { StoreUnavailable } from '../errors.js';
import type { Page, Position, StoredEvent } from '../event-store.js';
import { patience, pause } from '../pause.js';
import { Places } from './places.js';
import { readCall } from './read-call.js';
import { allRequest, streamRequest, type Direction, type ReadRequest } from './read-request.js';
import { isOurs, serverPosition } from './stored.js';

/** A server that looks for what a filter lets through may say nothing for longer. */
const SEARCHING = 6;

const TRIES = 3;

/**
 * How many reads are in hand at a time. More are not faster, and beyond a hundred they would wait in the connection, where a
 * read that was never begun looks like a server that says nothing.
 */
const AT_ONCE = 32;

export interface Stretch {
  readonly events: readonly StoredEvent[];
  readonly end: boolean;
}

export class Reader {
  private readonly places = new Places(AT_ONCE);

  constructor(
    private readonly client: EventStoreDBClient,
    private readonly store: string,
    /** The client's own deadline has no effect on reads: a server that says nothing for so long has failed. */
    private readonly deadline: number,
  ) {}

  stream(stream: string, direction: Direction, from: number | 'start' | 'end', count: number): Promise<Page> {
    return this.collect(streamRequest(stream, direction, from, count), stream);
  }

  /** The next events of everything behind a position, which is not among them, and whether that was all. */
  async all(direction: Direction, after: Position | undefined, prefix: string, count: number): Promise<Stretch> {
    // Forwards the server begins with the event at the position; one more is asked for in its stead.
    const asked = direction === 'forwards' && after !== undefined ? count + 1 : count;
    const events = await this.collect(allRequest(direction, after, asked, { prefix }), '$all', SEARCHING * this.deadline);
    return { events: events.filter(({ position }) => position !== after).slice(0, count), end: events.length < asked };
  }

  /** Where everything ends now. */
  async end(): Promise<bigint> {
    const [last] = await this.collect(allRequest('backwards', undefined, 1), '$all');
    return last ? serverPosition(last.position).commit : -1n;
  }

  /** A connection to a node that is gone says so at the next call, and only then is another looked for: so this is tried again. */
  private async collect(request: ReadRequest, stream: string, longest = this.deadline): Promise<Page> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.places.taken(() => readCall(this.client, request, { store: this.store, stream, longest }));
      } catch (error) {
        const gone = error instanceof StoreUnavailable && error.reason === 'unreachable';
        if (!gone || attempt === TRIES) throw error;
        await pause(patience(attempt));
      }
    }
  }
}

export const ownOnly = (events: readonly StoredEvent[], prefix: string): StoredEvent[] =>
  events.filter((event) => isOurs(event) && event.stream.startsWith(prefix));

