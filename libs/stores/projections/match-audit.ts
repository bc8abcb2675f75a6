/** One match as the projections see it: fed its stored events in order, it knows what there is to show of it. */
import type { HashFunction } from '#kernel/chain.js';
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
  private judge: Judge<unknown> | null = null;
  private rulebook: Rulebook | null = null;
  private gate: Gate | null = null;

  constructor(
    readonly stream: string,
    private readonly rulebooks: Rulebooks,
    private readonly hash: HashFunction,
  ) {
    this.match = matchOf(stream);
  }

  feed(stored: StoredEvent): void {
    this.next = stored.revision + 1;
    this.lastAt = stored.recordedAt;
    if (this.flaw !== null) return;
    try {
      if (this.header === null) this.open(stored);
      else this.take(stored);
    } catch (error) {
      if (!(error instanceof MatchRefused || error instanceof BackupOutOfReach)) throw error;
      this.flaw = error.message;
    }
  }

  /** Where the game stands, in the words of its rulebook. */
  get standing(): string {
    return this.judge && this.rulebook ? this.rulebook.picture(this.judge.board, 'spectator').title : '';
  }

  get over(): boolean {
    return this.judge !== null && this.rulebook !== null && this.rulebook.isOver(this.judge.board);
  }

  private open(stored: StoredEvent): void {
    if (stored.type !== OPENED) {
      this.flaw = 'the stream does not begin with a header';
      return;
    }
    const header = admitHeader(this.match, stored.data, this.rulebooks, this.hash);
    this.header = header;
    this.rulebook = this.rulebooks[header.rulebook];
    this.gate = new Gate(this.match, header, this.rulebook, this.hash, { n: 0, hash: header.hash! });
    this.judge = new Judge(this.rulebook, header);
    this.keepBoard(0);
  }

  private take(stored: StoredEvent): void {
    // Others may write to the store as well: what is not chained to the rest is not judged.
    const [event] = this.gate!.admit([eventOf(stored)]);
    for (const finding of this.judge!.judge(event)) {
      this.findings.push(finding);
      this.tally[finding.verdict]++;
    }
    this.events = event.n;
    if (event.n % INTERVAL === 0) this.keepBoard(event.n);
  }

  private keepBoard(event: number): void {
    this.boards.push({ event, board: JSON.stringify(this.rulebook!.viewBoard(this.judge!.board, 'judge')) });
  }
}
