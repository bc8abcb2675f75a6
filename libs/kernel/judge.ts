/** The judge loop: each event is put before the checks for its type with the board before it, then folded in. */
import { messageOf, type Check, type Messages, type Report } from './check.js';
import type { GameEvent } from './event.js';
import { EventMarks } from './event-marks.js';
import { render, type Finding } from './finding.js';
import { History } from './history.js';
import type { Header } from './log.js';
import type { Rulebook } from './rulebook.js';

export class Judge<B> {
  private readonly history: History<B>;
  private readonly checksByType: Map<string, Asked<B>>;
  /** For each event with a finding, the first finding on it or the one that this follows from; and for what such an event caused. */
  private readonly origins = new EventMarks();
  /** For each event that could not be decided, the first finding that says so: what hangs on it is open as well. */
  private readonly openOrigins = new EventMarks();
  private count = 0;
  /** One object for every event and check: a legal event allocates nothing. */
  private readonly at: { event: GameEvent; board: B };
  /** The checks for this event, and which of them is asked. */
  private asked: readonly Check<B>[] = [];
  private index = 0;
  private found: Finding[] = [];
  private readonly report: Report<Messages> = (messageId, facts, reliesOn) => {
    this.found.push(this.finding(messageId, facts, reliesOn ?? []));
  };

  constructor(
    private readonly rulebook: Rulebook<B>,
    private readonly header: Header,
    checks: readonly Check<B>[] = rulebook.checks,
  ) {
    this.history = new History(rulebook, header);
    this.at = { event: undefined as unknown as GameEvent, board: this.history.board };
    this.checksByType = indexByType(rulebook, checks);
  }

  /** The board as it stands; it belongs to the judge and must not be changed. */
  get board(): B {
    return this.history.board;
  }

  /** What there is to say about the next event. An empty list costs nothing. */
  judge(event: GameEvent): readonly Finding[] {
    const { checks, judges } = this.checksByType.get(event.type)!;
    const { at, report } = this;
    at.event = event;
    at.board = this.history.board;
    this.asked = checks;
    for (let i = 0; i < judges.length; i++) {
      this.index = i;
      const judge = judges[i];
      judge(at, report);
    }
    const found = this.found.length ? this.take() : NOTHING;
    if (event.cause !== undefined && !this.origins.isEmpty) this.noteCause(event);
    if (!this.history.apply(event)) throw new BackupOutOfReach(event);
    return found;
  }

  private take(): Finding[] {
    const found = this.found;
    this.found = [];
    return found;
  }

  private noteCause(event: GameEvent): void {
    const origin = this.origins.get(event.cause!);
    if (origin !== undefined) this.origins.setFirst(event.n, origin);
  }

  private finding(messageId: string, facts: Finding['facts'], reliesOn: readonly (number | undefined)[]): Finding {
    const { at: { event } } = this;
    const check = this.asked[this.index];
    const message = messageOf(check, messageId);
    const relied = [...new Set(reliesOn.filter((n): n is number => n !== undefined && n > 0 && n !== event.n))].sort((a, b) => a - b);
    const id = ++this.count;
    const isOpen = message.verdict === 'undecidable';
    const follows = this.origin(event, relied) ?? (isOpen ? firstOf(relied, this.openOrigins) : null);
    (isOpen ? this.openOrigins : this.origins).setFirst(event.n, follows ?? id);
    const { derivation, legal } = this.around(event);
    return {
      id,
      event: event.n,
      check: check.id,
      verdict: message.verdict,
      sections: this.sections(message.cites ?? check.cites),
      messageId,
      message: render(message.says, facts),
      facts,
      reliesOn: relied,
      follows,
      derivation,
      legal,
      reading: message.reading,
    };
  }

  /** Who could act and what else they could do: the same for all that is found in one event. */
  private around(event: GameEvent): Pick<Finding, 'derivation' | 'legal'> {
    if (this.found.length) return this.found[0];
    const legal = event.by === undefined ? [] : this.rulebook.options(this.board, event.by).map((o) => o.says);
    return { derivation: this.rulebook.standing(this.board).why, legal };
  }

  /** Citations as the outside knows them, without those of a document that the match is not played by. */
  private sections(cites: readonly string[]): string[] {
    const full = cites.map((s) => (s.includes(':') ? s : `${this.rulebook.id}:${s}`));
    return full.filter((s) => this.rulebook.isLaw(this.header, s));
  }

  /** A finding follows from another if it rests on an event that the other found fault with, or that such an event caused. */
  private origin(event: GameEvent, relied: readonly number[]): number | null {
    return firstOf(relied, this.origins) ?? (event.cause === undefined ? null : (this.origins.get(event.cause) ?? null));
  }
}

function firstOf(events: readonly number[], marks: EventMarks): number | null {
  for (const n of events) {
    const mark = marks.get(n);
    if (mark !== undefined) return mark;
  }
  return null;
}

const NOTHING: readonly Finding[] = [];

/** A backup that a streamed log cannot honour: the record is fine, the window is not. */
export class BackupOutOfReach extends Error {
  constructor(readonly event: GameEvent) {
    super(`event ${event.n} returns to an event that lies too far back`);
  }
}

/** The checks for one type of event, and what each of them does: taken out once, for no two checks are objects of one form. */
interface Asked<B> {
  readonly checks: readonly Check<B>[];
  readonly judges: readonly Check<B>['judge'][];
}

function indexByType<B>(rulebook: Rulebook<B>, checks: readonly Check<B>[]): Map<string, Asked<B>> {
  const asked = (type: string): Asked<B> => {
    const of = checks.filter((c) => c.on.includes(type));
    return { checks: of, judges: of.map((c) => c.judge) };
  };
  return new Map(rulebook.specs.map(({ type }) => [type, asked(type)]));
}
