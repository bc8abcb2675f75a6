/** One match as the projections see it: fed its stored events in order, it knows what there is to show of it. */
import type { HashFunction } from '#kernel/chain.js';
import type { GameEvent } from '#kernel/event.js';
import type { Finding, Verdict } from '#kernel/finding.js';
import { BackupOutOfReach, Judge } from '#kernel/judge.js';
import type { Header } from '#kernel/log.js';
import type { Rulebook } from '#kernel/rulebook.js';
import type { StoredEvent } from '../event-store.js';
import { eventOf, matchOf, OPENED } from '../matches/envelope.js';
import { MatchRefused } from '../matches/errors.js';
import { admitHeader, Gate, type Rulebooks } from '../matches/gate.js';

/** Boards are kept after every so many events. */
export const INTERVAL = 64;

export interface Board {
  readonly event: number;
  /** JSON of what a judge sees. */
  readonly board: string;
}

/** A match that was judged elsewhere in this process, and need not be judged again. */
export interface Judged {
  /** What was found on it; null if this very event was not judged there. */
  findingsOn(event: GameEvent): readonly Finding[] | null;
  /** The board right after event n. */
  boardAt(n: number): unknown;
}

/** Where the match of a stored event was judged up to that event, if anywhere. */
export type Elsewhere = (stored: StoredEvent) => Judged | null;

const NOWHERE: Elsewhere = () => null;

export class MatchAudit {
  readonly match: string;
  header: Header | null = null;
  events = 0;
  lastAt = '';
  readonly tally: Record<Verdict, number> = { illegal: 0, missed: 0, undecidable: 0 };
  /** Why there is no more to say about it, if it is not what a match must be. */
  flaw: string | null = null;
  /** The revision of the event that is due next. */
  next = 0;
  /** What was found since it was last written down. */
  readonly findings: Finding[] = [];
  readonly boards: Board[] = [];
  private rulebook: Rulebook | null = null;
  /** Either of the two knows the board after the last event. */
  private own: { readonly gate: Gate; readonly judge: Judge<unknown> } | null = null;
  private judged: Judged | null = null;

  constructor(
    readonly stream: string,
    private readonly rulebooks: Rulebooks,
    private readonly hash: HashFunction,
    private readonly elsewhere: Elsewhere = NOWHERE,
  ) {
    this.match = matchOf(stream);
  }

  /** Takes the next event; false if this is not the next, or if whoever judged the match elsewhere has left. */
  feed(stored: StoredEvent): boolean {
    // The store says where a stream begins.
    if (this.next !== 0 && stored.revision !== this.next) return false;
    try {
      if (this.flaw === null && !(this.header === null ? this.open(stored) : this.take(stored))) return false;
    } catch (error) {
      if (!(error instanceof MatchRefused || error instanceof BackupOutOfReach)) throw error;
      this.flaw = error.message;
    }
    this.next = stored.revision + 1;
    this.lastAt = stored.recordedAt;
    return true;
  }

  /** Where the game stands, in the words of its rulebook. */
  get standing(): string {
    return this.rulebook === null ? '' : this.rulebook.picture(this.board, 'spectator').title;
  }

  get over(): boolean {
    return this.rulebook !== null && this.rulebook.isOver(this.board);
  }

  private open(stored: StoredEvent): true {
    if (stored.type !== OPENED) {
      this.flaw = 'the stream does not begin with a header';
      return true;
    }
    const header = admitHeader(this.match, stored.data, this.rulebooks, this.hash);
    const rulebook = this.rulebooks[header.rulebook];
    this.own = {
      gate: new Gate(this.match, header, rulebook, this.hash, { n: 0, hash: header.hash! }),
      judge: new Judge(rulebook, header),
    };
    this.header = header;
    this.rulebook = rulebook;
    this.keepBoard(0);
    return true;
  }

  private take(stored: StoredEvent): boolean {
    const event = eventOf(stored);
    const findings = this.findingsElsewhere(stored, event) ?? this.ownFindings(event);
    if (findings === null) return false;
    for (const finding of findings) {
      this.findings.push(finding);
      this.tally[finding.verdict]++;
    }
    this.events++;
    if (this.events % INTERVAL === 0) this.keepBoard(this.events);
    return true;
  }

  private findingsElsewhere(stored: StoredEvent, event: GameEvent): readonly Finding[] | null {
    const judged = this.elsewhere(stored);
    const findings = judged?.findingsOn(event) ?? null;
    if (findings === null) return null;
    this.judged = judged;
    this.own = null;
    return findings;
  }

  private ownFindings(event: GameEvent): readonly Finding[] | null {
    if (this.own === null) return null;
    // Others may write to the store as well: what is not chained to the rest is not judged.
    const [admitted] = this.own.gate.admit([event]);
    return this.own.judge.judge(admitted);
  }

  private get board(): unknown {
    return this.own ? this.own.judge.board : this.judged!.boardAt(this.events);
  }

  private keepBoard(event: number): void {
    this.boards.push({ event, board: JSON.stringify(this.rulebook!.viewBoard(this.board, 'judge')) });
  }
}
