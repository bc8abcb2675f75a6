/** Lets nothing into a match that is not well formed and does not follow from what is there: each event is chained on its way in. */
import { hashOfEvent, hashOfHeader, type HashFunction } from '#kernel/chain.js';
import type { GameEvent } from '#kernel/event.js';
import { explainEvent, specLookup, type SpecLookup } from '#kernel/explain-event.js';
import { explainHeader, explainOpening } from '#kernel/explain-header.js';
import { isMembers } from '#kernel/explain-shape.js';
import { MAX_LINE } from '#kernel/limits.js';
import type { Header } from '#kernel/log.js';
import type { Flaw } from '#kernel/problem.js';
import { inspected } from '#kernel/read.js';
import type { Rulebook } from '#kernel/rulebook.js';
import { inOrder } from './envelope.js';
import { MatchRefused } from './errors.js';

export type Rulebooks = Readonly<Record<string, Rulebook>>;

/** The last event that was let in: 0 is the header. */
export interface Tail {
  readonly n: number;
  readonly hash: string;
}

/** The header with its hash, if it is one that a match can be played under. */
export function admitHeader(match: string, value: unknown, rulebooks: Rulebooks, hash: HashFunction): Header {
  const flaws = headerFlaws(value, rulebooks);
  if (flaws.length) throw new MatchRefused(match, flaws.map((flaw) => ({ line: 0, ...flaw })));
  const header = value as Header;
  const expected = hashOfHeader(header, hash);
  if (header.hash !== undefined && header.hash !== expected) {
    throw new MatchRefused(match, [{ line: 0, ...wrongHash(header.hash, expected) }]);
  }
  return { ...header, hash: expected };
}

function headerFlaws(value: unknown, rulebooks: Rulebooks): Flaw[] {
  const opening = explainOpening(value, Object.keys(rulebooks));
  if (opening.length || !isMembers(value)) return opening;
  const rulebook = rulebooks[value.rulebook as string];
  const { id, editions, headerParts: parts } = rulebook;
  const flaws = explainHeader(value, { id, editions: Object.keys(editions), parts });
  if (flaws.length) return flaws;
  return [...tooLong(value), ...inspected(rulebook, value as unknown as Header)];
}

export class Gate {
  private readonly specs: SpecLookup;

  constructor(
    private readonly match: string,
    readonly header: Header,
    private readonly rulebook: Rulebook,
    private readonly hash: HashFunction,
    public tail: Tail,
  ) {
    this.specs = specLookup(rulebook.specs);
  }

  /** The events with their hashes. If one is refused, none was let in. */
  admit(events: readonly GameEvent[]): GameEvent[] {
    const before = this.tail;
    try {
      return events.map((event) => this.one(event));
    } catch (error) {
      this.tail = before;
      throw error;
    }
  }

  private one(event: GameEvent): GameEvent {
    const flaws = this.flaws(event);
    const line = this.tail.n + 1;
    if (flaws.length) throw new MatchRefused(this.match, flaws.map((flaw) => ({ line, ...flaw })));
    const expected = hashOfEvent(this.tail.hash, event, this.hash);
    if (event.hash !== undefined && event.hash !== expected) {
      throw new MatchRefused(this.match, [{ line, ...wrongHash(event.hash, expected) }]);
    }
    this.tail = { n: event.n, hash: expected };
    return inOrder({ ...event, hash: expected });
  }

  private flaws(event: GameEvent): Flaw[] {
    const { seats } = this.header;
    const due = this.tail.n + 1;
    const shape = explainEvent(event, this.specs, seats);
    if (shape.length) return shape;
    if (event.n !== due) return [{ field: 'n', found: String(event.n), expected: String(due) }];
    return tooLong(event);
  }

  get law(): Rulebook {
    return this.rulebook;
  }
}

const wrongHash = (found: string, expected: string): Flaw => ({
  field: 'hash',
  found,
  expected,
  hint: 'it was changed after it was sealed, or what stood before it was',
});

/** A log must be able to hold it on a line. */
function tooLong(value: object): Flaw[] {
  const { length } = JSON.stringify(value);
  return length > MAX_LINE ? [{ field: '', found: `a line of ${length} characters`, expected: `at most ${MAX_LINE}` }] : [];
}
