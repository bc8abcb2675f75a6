/** Matches in a store, one stream each. What enters is well formed and chained; what leaves can be verified. */
import { setImmediate as breathe } from 'node:timers/promises';
import { ChainVerifier, type HashFunction } from '#kernel/chain.js';
import type { GameEvent } from '#kernel/event.js';
import type { Header } from '#kernel/log.js';
import { StreamNotFound, WrongExpectedRevision } from '../errors.js';
import type { EventStore, NewEvent, Page, ReadStreamOptions, StoredEvent } from '../event-store.js';
import { prepare, sizeOf, MAX_APPEND } from '../prepare.js';
import { stretches } from '../stretch.js';
import { eventOf, headerOf, idOf, MATCH_ID, matchOf, OPENED, PREFIX, sealedEvent, sealedHeader, streamOf } from './envelope.js';
import { MatchBroken, MatchConflict, MatchNotFound, MatchRefused } from './errors.js';
import { admitHeader, Gate, type Rulebooks, type Tail } from './gate.js';

/** How many matches are written to at a time without looking up where they end. */
const HELD = 1000;
const BATCH = 500;
/** Events further back than this are not named as causes in the metadata; the event itself names them always. */
const CAUSES = 1000;

interface Open {
  readonly gate: Gate;
  /** The revision of the header: 0, unless somebody deleted an earlier match of this name on the server. */
  readonly base: number;
  readonly ids: Map<number, string>;
}

export interface StoredMatch {
  readonly header: Header;
  /** In their order, in pages. Rejects with MatchBroken where the chain does not hold. */
  readonly events: AsyncIterable<readonly GameEvent[]>;
}

export class Matches {
  private readonly held = new Map<string, Open>();

  constructor(
    private readonly store: EventStore,
    private readonly rulebooks: Rulebooks,
    private readonly hash: HashFunction,
  ) {}

  /** Begins a match, and gives its header with the hash that the chain begins with. Doing it again changes nothing. */
  async begin(match: string, header: unknown): Promise<Header> {
    checkId(match);
    const sealed = admitHeader(match, header, this.rulebooks, this.hash);
    try {
      await this.store.append(streamOf(match), [sealedHeader(sealed)], 'no stream');
    } catch (error) {
      if (!(error instanceof WrongExpectedRevision)) throw error;
      throw new MatchConflict(match, null, Number(error.actual), 'another match has this name');
    }
    return sealed;
  }

  /**
   * Records events behind event number `after`, all or none, and gives them with their hashes. Sending the same events
   * again changes nothing; sending others is a MatchConflict.
   */
  async record(match: string, after: number, events: readonly GameEvent[]): Promise<readonly GameEvent[]> {
    let open = await this.open(match);
    if (after !== open.gate.tail.n) {
      const again = await this.repeated(match, after, events);
      if (again) return again;
      // Somebody else recorded what lies between, and this goes on from there.
      open = await this.open(match);
    }
    const admitted = open.gate.admit(events);
    await this.keep(match, open, admitted);
    return admitted;
  }

  /** Stores a whole match, or what is new of one that is there already. Gives the number of events that were new. */
  async take(match: string, header: unknown, events: readonly GameEvent[]): Promise<number> {
    checkId(match);
    const sealed = admitHeader(match, header, this.rulebooks, this.hash);
    const gate = new Gate(match, sealed, this.rulebooks[sealed.rulebook], this.hash, { n: 0, hash: sealed.hash! });
    const admitted: GameEvent[] = [];
    for await (const some of stretches(events)) admitted.push(...gate.admit(some));
    await this.begin(match, sealed);
    const open = await this.open(match);
    const { tail } = open.gate;
    const same = tail.n === 0 || admitted[tail.n - 1]?.hash === tail.hash;
    if (!same) throw new MatchConflict(match, admitted.length, tail.n, `what is stored differs from this at or before event ${tail.n}`);
    for (const batch of batches(admitted.slice(tail.n))) {
      const { n, hash } = batch[batch.length - 1];
      open.gate.tail = { n, hash: hash! };
      // A file answers at once, and would leave nobody else a turn.
      await breathe();
      await this.keep(match, open, batch);
    }
    return admitted.length - tail.n;
  }

  async read(match: string): Promise<StoredMatch> {
    const pages = this.pages(match);
    const { value: page } = await pages.next();
    const [first, ...behind] = page ?? [];
    if (first?.type !== OPENED) throw new MatchBroken(match, 0, 'the stream does not begin with a header');
    const header = headerOf(first);
    return { header, events: this.verified(match, header, behind, pages) };
  }

  /** The names of the matches, sorted. */
  async *list(prefix = ''): AsyncGenerator<string, void> {
    for (let after: string | undefined; ; ) {
      const { streams, next } = await this.store.listStreams(PREFIX + prefix, { after });
      yield* streams.map(matchOf);
      if (next === null) return;
      after = next;
    }
  }

  /** The header of a match and its last event. */
  async end(match: string): Promise<{ readonly header: Header; readonly tail: Tail }> {
    const { header, tail } = (await this.open(match)).gate;
    return { header, tail };
  }

  /** Appends what its gate has let in. */
  private async keep(match: string, open: Open, admitted: readonly GameEvent[]): Promise<void> {
    const after = admitted[0].n - 1;
    try {
      await this.store.append(streamOf(match), this.enveloped(open, admitted), open.base + after);
    } catch (error) {
      // What was stored is not known here, only in the store.
      this.held.delete(match);
      if (error instanceof WrongExpectedRevision) throw new MatchConflict(match, after, Number(error.actual) - open.base);
      throw error;
    }
  }

  private async open(match: string): Promise<Open> {
    const held = this.held.get(match);
    if (held) return held;
    checkId(match);
    const [first] = await this.some(match, { limit: 1 });
    const [last] = await this.some(match, { limit: 1, direction: 'backwards' });
    if (first?.type !== OPENED) throw new MatchBroken(match, 0, 'the stream does not begin with a header');
    const header = admitHeader(match, first.data, this.rulebooks, this.hash);
    const n = last.revision - first.revision;
    const tail = n === 0 ? { n, hash: header.hash! } : { n, hash: eventOf(last).hash ?? '' };
    const open = {
      gate: new Gate(match, header, this.rulebooks[header.rulebook], this.hash, tail),
      base: first.revision,
      ids: new Map<number, string>(),
    };
    if (this.held.size >= HELD) this.held.delete(this.held.keys().next().value!);
    this.held.set(match, open);
    return open;
  }

  private async some(match: string, options: ReadStreamOptions): Promise<readonly StoredEvent[]> {
    for await (const page of this.pages(match, options)) return page;
    return [];
  }

  private async *pages(match: string, options?: ReadStreamOptions): AsyncGenerator<Page, void> {
    try {
      yield* this.store.readStream(streamOf(match), options);
    } catch (error) {
      throw error instanceof StreamNotFound ? new MatchNotFound(match) : error;
    }
  }

  private async *verified(match: string, header: Header, first: Page, rest: AsyncIterable<Page>): AsyncGenerator<readonly GameEvent[], void> {
    const verifier = new ChainVerifier(this.hash);
    const begins = verifier.header(header);
    if (begins) throw MatchBroken.by(match, begins);
    const checked = (page: Page): GameEvent[] => {
      const events = page.map(eventOf);
      for (const event of events) {
        const broken = verifier.event(event);
        if (broken) throw MatchBroken.by(match, broken);
      }
      return events;
    };
    if (first.length) yield checked(first);
    for await (const page of rest) yield checked(page);
  }

  private enveloped({ gate, ids }: Open, events: readonly GameEvent[]): NewEvent[] {
    const correlation = idOf(gate.header.hash!);
    return events.map((event) => {
      ids.set(event.n, idOf(event.hash!));
      if (ids.size > CAUSES) ids.delete(ids.keys().next().value!);
      return sealedEvent(event, correlation, event.cause === undefined ? undefined : ids.get(event.cause));
    });
  }

  /** What was recorded behind `after`, if it is what is being recorded again; else the conflict. */
  private async repeated(match: string, after: number, events: readonly GameEvent[]): Promise<readonly GameEvent[] | null> {
    // Somebody else may have written since this match was looked at.
    this.held.delete(match);
    const { gate, base } = await this.open(match);
    if (gate.tail.n === after) return null;
    const conflict = new MatchConflict(match, after, gate.tail.n);
    if (after > gate.tail.n || after + events.length > gate.tail.n || events.length === 0) throw conflict;
    const hash = after === 0 ? gate.header.hash! : eventOf((await this.some(match, { from: base + after, limit: 1 }))[0]).hash!;
    const there = new Gate(match, gate.header, gate.law, this.hash, { n: after, hash });
    const admitted = there.admit(events);
    const [last] = await this.some(match, { from: base + there.tail.n, limit: 1 });
    if (eventOf(last).hash !== there.tail.hash) throw conflict;
    return admitted;
  }
}

function checkId(match: string): void {
  if (MATCH_ID.test(match)) return;
  const expected = 'up to 100 letters, digits, dots, dashes and underscores, a letter or digit first';
  throw new MatchRefused(match, [{ line: 0, field: 'name', found: JSON.stringify(match), expected }]);
}

/** Pieces that a store takes at once. */
export function* batches(events: readonly GameEvent[]): Generator<readonly GameEvent[], void> {
  let batch: GameEvent[] = [];
  let size = 0;
  for (const event of events) {
    // The correlation and the cause come on top, and are no longer than this.
    const [prepared] = prepare('size', [sealedEvent(event, '', undefined)], 'any');
    const own = sizeOf(prepared) + 200;
    if (batch.length === BATCH || (batch.length > 0 && size + own > MAX_APPEND)) {
      yield batch;
      batch = [];
      size = 0;
    }
    batch.push(event);
    size += own;
  }
  if (batch.length) yield batch;
}
