/** A match as one viewer may see it: it folds, audits and verifies; what it hides is unknown, never guessed. */
import { BACKUP } from './envelope.js';
import type { GameEvent } from './event.js';
import { without, type Header, type MatchLog } from './log.js';
import type { Rulebook, Viewer } from './rulebook.js';
import { Timeline } from './timeline.js';

export function redact<B>(log: MatchLog, rulebook: Rulebook<B>, viewer: Viewer): MatchLog {
  if (viewer === 'judge') return log;
  const { header, events } = log;
  const redaction = new Redaction(rulebook, header, viewer);
  let board = rulebook.open(header);
  let timeline: Timeline<B> | null = null;
  for (const event of events) {
    redaction.see(event, board);
    if (event.type === BACKUP) board = (timeline ??= new Timeline(rulebook, header, events)).at(event.n);
    else rulebook.evolve(board, event);
  }
  return { header: redaction.header, events: redaction.events };
}

/** What one viewer sees while the match goes on. Nobody but a judge may see all, so there is none for a judge. */
export class Redaction<B> {
  /** Event n as this viewer sees it, at index n - 1. */
  readonly events: GameEvent[] = [];
  /** All that the header may depend on: the texts that were shown, and who did what kind of thing. */
  private readonly shown = new Set<string>();
  private readonly deeds = new Set<string>();
  private made: Header | null = null;

  constructor(
    private readonly rulebook: Rulebook<B>,
    private readonly full: Header,
    private readonly viewer: Exclude<Viewer, 'judge'>,
  ) {}

  /** What a card shows depends on how it lies, so that each event is looked at with the board before it. */
  see(event: GameEvent, board: B): void {
    const seen = unsealed(this.rulebook.viewEvent(event, this.viewer, this.full, board));
    this.events.push(seen);
    const known = this.shown.size + this.deeds.size;
    collectTexts(seen.data, this.shown);
    this.deeds.add(`${seen.type} ${seen.by ?? ''}`);
    if (this.shown.size + this.deeds.size !== known) this.made = null;
  }

  /** The header as this viewer sees it after the last event; the same object for as long as nothing could change it. */
  get header(): Header {
    if (this.made) return this.made;
    const seen = this.rulebook.viewHeader(this.full, this.viewer, this.shown, this.events);
    this.made = unsealed({ ...seen, redactedFor: this.viewer === 'spectator' ? this.viewer : this.viewer.seat });
    return this.made;
  }
}

/** The old hashes spoke of what is now hidden. */
const unsealed = <T extends { readonly hash?: string }>(sealed: T): T => (sealed.hash === undefined ? sealed : without(sealed, 'hash'));

function collectTexts(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') into.add(value);
  else if (value !== null && typeof value === 'object') for (const inner of Object.values(value)) collectTexts(inner, into);
}
