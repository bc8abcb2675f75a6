/**
 * The findings for a viewer who does not see all. On each event they are what a judge says who has the log as this viewer
 * had it at that event, so that they are the same live, later, and however often they are asked for. A header that shows
 * more than before is a new log, which is judged from its first event.
 */
import { setImmediate as breathe } from 'node:timers/promises';
import type { GameEvent } from '#kernel/event.js';
import type { Finding } from '#kernel/finding.js';
import { BackupOutOfReach, Judge } from '#kernel/judge.js';
import type { Header } from '#kernel/log.js';
import type { Rulebook } from '#kernel/rulebook.js';

/** How many milliseconds of judging may pass before others get a turn. */
const SLICE = 5;

interface Seen {
  headerAt(n: number): Header;
  event(n: number): GameEvent;
}

export class ViewedFindings {
  flaw: string | null = null;
  /** Findings on event n at index n - 1, up to the last event that was judged. */
  private readonly found: (readonly Finding[])[] = [];
  private count = 0;
  private judge: Judge<unknown> | null = null;
  /** The header that the judge at hand has, the last event that it judged, and all that it found. */
  private header: Header | null = null;
  private position = 0;
  private run: Finding[] = [];

  constructor(
    private readonly rulebook: Rulebook,
    private readonly seen: Seen,
  ) {}

  on(n: number): readonly Finding[] {
    while (this.found.length < n) this.step();
    return this.found[n - 1];
  }

  async judgedTo(n: number): Promise<void> {
    for (let since = performance.now(); this.found.length < n; ) {
      this.step();
      if (performance.now() - since < SLICE) continue;
      await breathe();
      since = performance.now();
    }
  }

  private step(): void {
    const due = this.found.length + 1;
    const header = this.seen.headerAt(due);
    if (this.flaw !== null) {
      this.found.push([]);
      return;
    }
    if (this.judge === null || this.header !== header) {
      this.judge = new Judge(this.rulebook, header);
      this.header = header;
      this.position = 0;
      this.run = [];
    }
    const findings = this.next(this.judge);
    if (this.position === due) this.found.push(findings.map((finding) => this.placed(finding)));
  }

  private next(judge: Judge<unknown>): readonly Finding[] {
    const event = this.seen.event(++this.position);
    try {
      const findings = judge.judge(event);
      this.run.push(...findings);
      return findings;
    } catch (error) {
      if (!(error instanceof BackupOutOfReach)) throw error;
      this.flaw = error.message;
      return [];
    }
  }

  /** Numbered among the findings that this viewer gets, which are those of several runs. */
  private placed(finding: Finding): Finding {
    const cause = finding.follows === null ? undefined : this.run[finding.follows - 1];
    return { ...finding, id: ++this.count, follows: cause === undefined ? null : this.idOf(cause) };
  }

  /** A finding follows from one on an earlier event, which an earlier run may have had another number for. */
  private idOf({ event, check, messageId }: Finding): number | null {
    return this.found[event - 1].find((other) => other.check === check && other.messageId === messageId)?.id ?? null;
  }
}
