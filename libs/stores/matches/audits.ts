/**
 * Bulk audits through a store: one event asks for the audit of a match, any number of workers answer, and what they found
 * lies in a stream of its own. The ids are made from what was audited, so that doing it twice stores it once.
 */
import type { HashFunction } from '#kernel/chain.js';
import type { Finding } from '#kernel/finding.js';
import { BackupOutOfReach, Judge } from '#kernel/judge.js';
import { StreamNotFound } from '../errors.js';
import { eventsOf, type EventStore, type Json, type NewEvent, type StoredEvent } from '../event-store.js';
import { lawOf } from '../projections/law.js';
import { Hopeless } from '../work-queue.js';
import { idOf } from './envelope.js';
import { MatchBroken, MatchNotFound } from './errors.js';
import type { Rulebooks } from './gate.js';
import type { Matches } from './matches.js';

export const REQUESTS = 'audits';
export const GROUP = 'auditors';
/** Findings are stored so many at a time, to stay within what one append may hold. */
const TOGETHER = 50;

export const findingsStream = (match: string): string => `findings-${match}`;

export class Audits {
  constructor(
    private readonly store: EventStore,
    private readonly matches: Matches,
    private readonly rulebooks: Rulebooks,
    private readonly hash: HashFunction,
  ) {}

  /** Asks for the audit of every match as it and the law stand now. Gives the number of those that had not been asked for. */
  async request(prefix = ''): Promise<number> {
    // A store need not recognise what was asked for too long ago, and there may be more matches than it looks back.
    const asked = await this.asked();
    let count = 0;
    for await (const match of this.matches.list(prefix)) {
      const request = await this.requestFor(match);
      if (asked.has(request.id)) continue;
      await this.store.append(REQUESTS, [request], 'any');
      count++;
    }
    return count;
  }

  private async requestFor(match: string): Promise<NewEvent> {
    const { header, tail } = await this.matches.end(match);
    const law = lawOf(this.rulebooks[header.rulebook], header.edition, this.hash);
    return { id: this.id(`request ${match} ${tail.hash} ${law}`), type: 'AuditRequested', data: { match, events: tail.n } };
  }

  private async asked(): Promise<Set<string>> {
    const ids = new Set<string>();
    try {
      for await (const { id } of eventsOf(this.store.readStream(REQUESTS))) ids.add(id);
    } catch (error) {
      if (!(error instanceof StreamNotFound)) throw error;
    }
    return ids;
  }

  /** Audits the match that a request names, and stores what was found. */
  async answer(request: StoredEvent): Promise<{ readonly match: string; readonly events: number; readonly findings: number }> {
    const match = (request.data as { match?: unknown } | null)?.match;
    if (request.type !== 'AuditRequested' || typeof match !== 'string') throw new Hopeless('this asks for no audit');
    try {
      return await this.audit(match);
    } catch (error) {
      if (error instanceof MatchNotFound || error instanceof MatchBroken || error instanceof BackupOutOfReach) {
        throw new Hopeless(error.message, { cause: error });
      }
      throw error;
    }
  }

  private async audit(match: string): Promise<{ readonly match: string; readonly events: number; readonly findings: number }> {
    const { header, events } = await this.matches.read(match);
    const rulebook = this.rulebooks[header.rulebook];
    const judge = new Judge(rulebook, header);
    const findings: Finding[] = [];
    let [count, last] = [0, header.hash!];
    for await (const page of events) {
      for (const event of page) {
        findings.push(...judge.judge(event));
        [count, last] = [event.n, event.hash!];
      }
    }
    const law = lawOf(rulebook, header.edition, this.hash);
    const of = `${match} ${last} ${law}`;
    const tally = { illegal: 0, missed: 0, undecidable: 0 };
    for (const { verdict } of findings) tally[verdict]++;
    for (let i = 0; i < findings.length; i += TOGETHER) {
      const some = findings.slice(i, i + TOGETHER) as unknown as Json;
      await this.keep(match, { id: this.id(`${of} ${i}`), type: 'FindingsMade', data: { law, hash: last, findings: some } });
    }
    await this.keep(match, { id: this.id(of), type: 'AuditFinished', data: { law, hash: last, events: count, ...tally } });
    return { match, events: count, findings: findings.length };
  }

  private async keep(match: string, event: NewEvent): Promise<void> {
    await this.store.append(findingsStream(match), [event], 'any');
  }

  private id(of: string): string {
    return idOf(this.hash(of));
  }
}
