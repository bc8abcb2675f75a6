/**
 * A match in memory: its record, its boards, its findings, and what each viewer sees of it. It grows with its match.
 * Those who may not see all are told of new events before anything is judged: when they hear of one says nothing about it.
 */
import { setImmediate as breathe } from 'node:timers/promises';
import { Subject } from 'rxjs';
import type { GameEvent } from '#kernel/event.js';
import type { Finding } from '#kernel/finding.js';
import { BackupOutOfReach, Judge } from '#kernel/judge.js';
import type { Header } from '#kernel/log.js';
import type { Rulebook, Viewer } from '#kernel/rulebook.js';
import { Timeline } from '#kernel/timeline.js';
import type { Judged } from '#stores/projections/match-audit.js';
import { STRETCH } from '#stores/stretch.js';
import { FullSight } from './full-sight.js';
import { Opening, type PartialSight } from './partial-sight.js';
import type { Sight } from './sight.js';
import { keyOf } from './viewers.js';

const NOTHING: readonly Finding[] = [];

export class Room implements Judged {
  readonly events: GameEvent[] = [];
  /** Findings on event n at index n - 1. */
  readonly findings: (readonly Finding[])[] = [];
  /** Why events from some number on are not judged; null if all are. */
  flaw: string | null = null;
  /** Live readers: a room that is watched stays. */
  readers = 0;
  /** The number of the last event, once it is folded in; once it is judged. Both end when the room is given up. */
  readonly grown = new Subject<number>();
  readonly judged = new Subject<number>();
  private readonly timeline: Timeline<unknown>;
  private readonly judge: Judge<unknown>;
  private readonly full: FullSight;
  private readonly partial = new Map<string, PartialSight>();
  private readonly making = new Map<string, Promise<void>>();

  constructor(
    readonly match: string,
    readonly header: Header,
    readonly rulebook: Rulebook,
    /** Which law its boards and findings were made under: what callers hold of them is good for that long. */
    readonly law: string = '',
    private readonly onFault: (fault: unknown) => void = () => undefined,
  ) {
    this.timeline = new Timeline(rulebook, header);
    this.judge = new Judge(rulebook, header);
    this.full = new FullSight(rulebook, this.timeline, this);
  }

  get length(): number {
    return this.timeline.length;
  }

  /** Whether the record says that the game has ended. */
  get over(): boolean {
    return this.rulebook.isOver(this.timeline.latest);
  }

  /** The next events of the match. */
  take(events: readonly GameEvent[]): void {
    for (const event of events) {
      for (const sight of this.partial.values()) sight.see(event, this.timeline.latest);
      this.timeline.append(event);
      this.events.push(event);
    }
    this.grown.next(this.length);
    for (const event of events) this.findings.push(this.judgeOne(event));
    this.judged.next(this.length);
  }

  /** What was found on this very event; null where the judge has not come to it, or has given up. */
  findingsOn({ n, hash }: GameEvent): readonly Finding[] | null {
    return this.flaw === null && hash !== undefined && this.events[n - 1]?.hash === hash ? (this.findings[n - 1] ?? null) : null;
  }

  /** The board right after event n, not to be changed. */
  boardAt(n: number): unknown {
    return n === this.length ? this.timeline.latest : this.timeline.at(n);
  }

  sight(viewer: Viewer): Sight {
    if (viewer === 'judge') return this.full;
    const key = keyOf(viewer);
    return this.partial.get(key) ?? this.opened(key, new Opening(this.header, this.rulebook, viewer));
  }

  /** Where it takes long to make what a viewer sees of this match: when that has been done, with time for others meanwhile. */
  ready(viewer: Viewer): Promise<void> | null {
    if (viewer === 'judge') return null;
    const key = keyOf(viewer);
    const sight = this.partial.get(key);
    if (sight ? sight.isFolded : this.length <= STRETCH) return null;
    const making = this.making.get(key) ?? this.make(key, viewer).finally(() => this.making.delete(key));
    this.making.set(key, making);
    return making;
  }

  /** Nothing more will be heard of it here. */
  close(): void {
    this.grown.complete();
    this.judged.complete();
  }

  private opened(key: string, opening: Opening): PartialSight {
    const sight = opening.seeTo(this.events, this.length);
    this.partial.set(key, sight);
    return sight;
  }

  private async make(key: string, viewer: Exclude<Viewer, 'judge'>): Promise<void> {
    const opening = new Opening(this.header, this.rulebook, viewer);
    for (let n = STRETCH; n < this.length && !this.partial.has(key); n += STRETCH) {
      opening.seeTo(this.events, n);
      await breathe();
    }
    const sight = this.partial.get(key) ?? this.opened(key, opening);
    while (!sight.isFolded) {
      sight.foldOn();
      await breathe();
    }
  }

  private judgeOne(event: GameEvent): readonly Finding[] {
    if (this.flaw !== null) return NOTHING;
    try {
      return this.judge.judge(event);
    } catch (error) {
      // The event is recorded whatever becomes of its verdict.
      this.flaw = error instanceof BackupOutOfReach ? error.message : `the judge failed at event ${event.n}`;
      this.onFault(error);
      return NOTHING;
    }
  }
}
