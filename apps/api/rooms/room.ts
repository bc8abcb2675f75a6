/**
 * A match in memory: its record, its boards, its findings, and what each viewer sees of it. It grows with its match.
 * Those who may not see all are told of new events before anything is judged: when they hear of one says nothing about it.
 */
import { Subject } from 'rxjs';
import type { GameEvent } from '#kernel/event.js';
import type { Finding } from '#kernel/finding.js';
import { BackupOutOfReach, Judge } from '#kernel/judge.js';
import type { Header } from '#kernel/log.js';
import type { Rulebook, Viewer } from '#kernel/rulebook.js';
import { Timeline } from '#kernel/timeline.js';
import { FullSight } from './full-sight.js';
import { PartialSight } from './partial-sight.js';
import type { Sight } from './sight.js';
import { keyOf } from './viewers.js';

const NOTHING: readonly Finding[] = [];

export class Room {
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

  sight(viewer: Viewer): Sight {
    if (viewer === 'judge') return this.full;
    const key = keyOf(viewer);
    const sight = this.partial.get(key) ?? this.open(viewer);
    this.partial.set(key, sight);
    return sight;
  }

  /** Nothing more will be heard of it here. */
  close(): void {
    this.grown.complete();
    this.judged.complete();
  }

  private open(viewer: Exclude<Viewer, 'judge'>): PartialSight {
    const sight = new PartialSight(this.rulebook, this.header, viewer);
    const replay = new Timeline(this.rulebook, this.header);
    for (const event of this.events) {
      sight.see(event, replay.latest);
      replay.append(event);
    }
    return sight;
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
