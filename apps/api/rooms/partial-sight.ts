/**
 * What a seat or a spectator sees. All of it is made from the events and the header as they see them, boards and findings
 * too: what the rules hide cannot leave by a way that nobody thought of, because it is not in here.
 */
import type { GameEvent } from '#kernel/event.js';
import type { Finding } from '#kernel/finding.js';
import type { Header } from '#kernel/log.js';
import { Redaction } from '#kernel/redact.js';
import type { Rulebook, Viewer } from '#kernel/rulebook.js';
import { Timeline } from '#kernel/timeline.js';
import { STRETCH } from '#stores/stretch.js';
import { BoundedMap } from './bounded-map.js';
import { Sight } from './sight.js';
import { ViewedFindings } from './viewed-findings.js';

/** Folds kept at hand: the one that goes on with the match, and those of boards that are looked back at. */
const FOLDS = 4;

export class PartialSight extends Sight {
  private readonly redaction: Redaction<unknown>;
  private readonly judging: ViewedFindings;
  /** The header after event n at index n: the same object for as long as it says the same. */
  private readonly headers: Header[];
  private headerText: string;
  /** What the redaction made last: most events change nothing that a header could depend on. */
  private compared: Header;
  /** The match as this viewer can fold it, under each of its headers: one that shows more makes a fold of its own. */
  private readonly folds = new BoundedMap<Header, Timeline<unknown>>(FOLDS);

  constructor(rulebook: Rulebook, full: Header, viewer: Exclude<Viewer, 'judge'>) {
    super(rulebook, viewer);
    this.redaction = new Redaction(rulebook, full, viewer);
    this.compared = this.redaction.header;
    this.headers = [this.compared];
    this.headerText = JSON.stringify(this.compared);
    this.judging = new ViewedFindings(rulebook, this);
  }

  /** The next event of the match, with the board before it. */
  see(event: GameEvent, board: unknown): void {
    this.redaction.see(event, board);
    this.headers.push(this.unlessSame(this.redaction.header, this.headers[this.headers.length - 1]));
  }

  headerAt(n: number): Header {
    return this.headers[n];
  }

  event(n: number): GameEvent {
    return this.redaction.events[n - 1];
  }

  findingsOn(n: number): readonly Finding[] {
    return this.judging.on(n);
  }

  judgedTo(n: number): Promise<void> {
    return this.judging.judgedTo(n);
  }

  get flaw(): string | null {
    return this.judging.flaw;
  }

  /** Whether the latest board is at most a stretch of events away. */
  get isFolded(): boolean {
    const last = this.headers.length - 1;
    return last <= STRETCH || last - (this.folds.get(this.headers[last])?.length ?? 0) <= STRETCH;
  }

  /** Comes a stretch of events closer to the latest board. */
  foldOn(): void {
    const last = this.headers.length - 1;
    const fold = this.foldUnder(this.headers[last]);
    this.foldTo(fold, Math.min(last, fold.length + STRETCH));
  }

  protected boardAt(n: number): unknown {
    const fold = this.foldUnder(this.headers[n]);
    this.foldTo(fold, n);
    return fold.at(n);
  }

  private foldUnder(header: Header): Timeline<unknown> {
    return this.folds.get(header) ?? this.folds.set(header, new Timeline(this.rulebook, header));
  }

  private foldTo(fold: Timeline<unknown>, n: number): void {
    while (fold.length < n) fold.append(this.redaction.events[fold.length]);
  }

  private unlessSame(made: Header, last: Header): Header {
    if (made === this.compared) return last;
    this.compared = made;
    const text = JSON.stringify(made);
    if (text === this.headerText) return last;
    this.headerText = text;
    return made;
  }
}

/** A sight that is being made of a match that has begun: it sees each event on the board before it. */
export class Opening {
  private readonly sight: PartialSight;
  private readonly replay: Timeline<unknown>;

  constructor(header: Header, rulebook: Rulebook, viewer: Exclude<Viewer, 'judge'>) {
    this.sight = new PartialSight(rulebook, header, viewer);
    this.replay = new Timeline(rulebook, header);
  }

  seeTo(events: readonly GameEvent[], n: number): PartialSight {
    while (this.replay.length < n) {
      const event = events[this.replay.length];
      this.sight.see(event, this.replay.latest);
      this.replay.append(event);
    }
    return this.sight;
  }
}
