/**
 * Keeps the projections up with the store: the list of matches with their state, the findings of each, boards at intervals.
 * A match that is in no memory any more is read again from its first event, so that what is written down is always what
 * a rebuild would write.
 */
import type { HashFunction } from '#kernel/chain.js';
import { from, type Observable } from 'rxjs';
import type { EventStore, FollowOptions, Page, StoredEvent } from '../event-store.js';
import { PREFIX, streamOf } from '../matches/envelope.js';
import type { Rulebooks } from '../matches/gate.js';
import { lawOf } from './law.js';
import { stretches } from '../stretch.js';
import { MatchAudit, type Elsewhere } from './match-audit.js';
import type { MatchRow, ProjectionFile } from './projection-file.js';

/** How many matches are kept ready to go on. */
const HELD = 500;

export interface Progress {
  /** Events of matches seen by this call. */
  readonly events: number;
  /** Matches touched by the last step. */
  readonly matches: readonly string[];
}

export class Projector {
  private readonly held = new Map<string, MatchAudit>();
  private seen = 0;

  constructor(
    private readonly store: EventStore,
    private readonly file: ProjectionFile,
    private readonly rulebooks: Rulebooks,
    private readonly hash: HashFunction,
    private readonly elsewhere?: Elsewhere,
  ) {}

  /** Reads on to where the store ends now. */
  async *catchUp(): AsyncGenerator<Progress, void> {
    yield* this.renew();
    for await (const page of this.store.readAll({ prefix: PREFIX, after: this.file.position })) yield await this.take(page);
  }

  /** From nothing, as if there never had been a projection. */
  async *rebuild(): AsyncGenerator<Progress, void> {
    this.held.clear();
    this.file.clear();
    yield* this.catchUp();
  }

  /** Catches up and follows, for as long as anybody is subscribed. */
  follow(options?: FollowOptions): Observable<Progress> {
    const source = { prefix: PREFIX, after: this.file.position };
    return this.store.subscribe(source, (page) => from(this.take(page)), options);
  }

  /** Judges again what was judged under a law that is no longer the same. */
  private async *renew(): AsyncGenerator<Progress, void> {
    for (const row of this.file.matches()) {
      if (row.rulebook !== null && row.edition !== null && row.law === this.law(row.rulebook, row.edition)) continue;
      if (row.rulebook === null) continue;
      yield await this.again(row);
    }
  }

  private async again({ match, revision }: MatchRow): Promise<Progress> {
    const audit = await this.fresh(streamOf(match), revision);
    this.file.write([audit], new Set([audit]), this.lawOfAudit);
    this.hold(audit);
    return { events: this.seen, matches: [match] };
  }

  private async take(page: Page): Promise<Progress> {
    const touched = new Map<string, MatchAudit>();
    const anew = new Set<MatchAudit>();
    for await (const stored of calmly(page)) {
      const before = touched.get(stored.stream) ?? this.held.get(stored.stream);
      const audit = before?.feed(stored) ? before : await this.fresh(stored.stream, stored.revision);
      if (audit !== before) anew.add(audit);
      touched.set(stored.stream, audit);
    }
    this.file.write([...touched.values()], anew, this.lawOfAudit, page[page.length - 1].position);
    // Only now: what could not be written down must not be taken for written.
    for (const audit of touched.values()) this.hold(audit);
    this.seen += page.length;
    return { events: this.seen, matches: [...touched.values()].map(({ match }) => match) };
  }

  /** The match up to a revision, read from the store. */
  private async fresh(stream: string, last: number): Promise<MatchAudit> {
    const relying = await this.read(stream, last, this.elsewhere);
    // Whoever judged it elsewhere may leave while it is read.
    return relying.next > last ? relying : this.read(stream, last);
  }

  private async read(stream: string, last: number, elsewhere?: Elsewhere): Promise<MatchAudit> {
    const audit = new MatchAudit(stream, this.rulebooks, this.hash, elsewhere);
    for await (const page of this.store.readStream(stream, { limit: last + 1 })) {
      for await (const stored of calmly(page)) if (stored.revision > last || !audit.feed(stored)) return audit;
    }
    return audit;
  }

  private hold(audit: MatchAudit): void {
    this.held.delete(audit.stream);
    this.held.set(audit.stream, audit);
    if (this.held.size > HELD) this.held.delete(this.held.keys().next().value!);
  }

  private readonly lawOfAudit = ({ header }: MatchAudit): string | null => (header ? this.law(header.rulebook, header.edition) : null);

  private law(rulebook: string, edition: string): string | null {
    if (!Object.hasOwn(this.rulebooks, rulebook)) return null;
    return lawOf(this.rulebooks[rulebook], edition, this.hash);
  }
}

/** One after the other, with time for others now and then. */
async function* calmly(page: Page): AsyncGenerator<StoredEvent, void> {
  for await (const some of stretches(page)) yield* some;
}
