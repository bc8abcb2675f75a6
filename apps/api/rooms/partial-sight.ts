/** What a seat or a spectator sees: nothing in here was made from what the rules hide from them. */
import type { GameEvent } from '#kernel/event.js';
import type { Finding } from '#kernel/finding.js';
import type { Header } from '#kernel/log.js';
import { Redaction } from '#kernel/redact.js';
import type { Option, Rulebook, Viewer } from '#kernel/rulebook.js';
import { Timeline } from '#kernel/timeline.js';
import { Sight } from './sight.js';
import { ViewedFindings } from './viewed-findings.js';

export class PartialSight extends Sight {
  private readonly redaction: Redaction<unknown>;
  private readonly judging: ViewedFindings;
  /** The header after event n at index n: the same object as long as it says the same. */
  private readonly headers: Header[];
  private headerText = '';
  /** The match as far as this viewer can fold it, under the last header that was asked for. */
  private known: { readonly header: Header; readonly timeline: Timeline<unknown> } | null = null;

  constructor(rulebook: Rulebook, full: Header, viewer: Exclude<Viewer, 'judge'>, timeline: Timeline<unknown>) {
    super(rulebook, viewer, timeline);
    this.redaction = new Redaction(rulebook, full, viewer);
    this.headers = [this.redaction.header];
    this.headerText = JSON.stringify(this.headers[0]);
    this.judging = new ViewedFindings(rulebook, this);
  }

  /** The next event of the match, with the board before it. */
  see(event: GameEvent, board: unknown): void {
    this.redaction.see(event, board);
    const last = this.headers[this.headers.length - 1];
    this.headers.push(this.unlessSame(this.redaction.header, last));
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

  /** What can be worked out from what this viewer knows: the board behind it is folded from what they saw. */
  optionsAt(n: number, seat: string): readonly Option[] {
    return this.rulebook.options(this.knownAt(n), seat);
  }

  private knownAt(n: number): unknown {
    const header = this.headers[n];
    if (this.known?.header !== header) this.known = { header, timeline: new Timeline(this.rulebook, header) };
    const { timeline } = this.known;
    while (timeline.length < n) timeline.append(this.redaction.events[timeline.length]);
    return timeline.at(n);
  }

  private unlessSame(made: Header, last: Header): Header {
    if (made === this.compared) return last;
    this.compared = made;
    const text = JSON.stringify(made);
    if (text === this.headerText) return last;
    this.headerText = text;
    return made;
  }

  /** What the redaction made last: most events change nothing that a header could depend on. */
  private compared: Header | null = null;
}
