/**
 * Reads a log in JSON Lines, one line at a time and in constant memory. An event comes out of it whole and well formed or
 * not at all; after the first problem none does, and reading goes on to collect the rest of the problems.
 */
import { ChainVerifier, type HashFunction } from './chain.js';
import { compactLength, plainLength } from './compact-length.js';
import type { GameEvent } from './event.js';
import { explainEvent, specLookup, type SpecLookup } from './explain-event.js';
import { explainHeader, explainOpening, seatsOf } from './explain-header.js';
import { isMembers, type Members } from './explain-shape.js';
import { explainJson, type TextFlaw } from './json-text.js';
import { MAX_LINE, MAX_NUMBER, MAX_PROBLEMS } from './limits.js';
import type { Header } from './log.js';
import type { Flaw, Problem } from './problem.js';
import type { Rulebook, Validator } from './rulebook.js';
import { shown, visible } from './shown.js';

/** Verifies the hash chain while reading. */
export interface ChainOptions {
  readonly hash: HashFunction;
  /** What to do with a log that carries no hash at all. */
  readonly unsealed: 'refuse' | 'accept';
}

export class LogReader {
  /** Null until its line is read, and if anything is wrong with it. */
  header: Header | null = null;
  rulebook: Rulebook | null = null;
  /** The first fifty, in the order of their lines. */
  readonly problems: Problem[] = [];
  /** The number of the line that was fed last. */
  line = 0;

  private expected = 1;
  /** Null before the header, and after one that makes no sense of what follows. */
  private seats: readonly string[] | null = null;
  private kinds = new Map<string, Kind>();
  private specs: SpecLookup = new Map();
  private verifier: ChainVerifier | null = null;
  private closed = false;

  constructor(
    private readonly rulebooks: Readonly<Record<string, Rulebook>>,
    private readonly chain?: ChainOptions,
  ) {}

  /** Whether further lines can tell nothing new. */
  get done(): boolean {
    return this.closed || this.problems.length >= MAX_PROBLEMS;
  }

  /** The event on the next line; null if there is none to hand on (a header, a blank line, a problem here or before). */
  read(line: string): GameEvent | null {
    this.line++;
    if (this.seats === null) return this.opening(line);
    if (line.length > MAX_LINE) return this.lost(tooLong(line.length));
    let event: GameEvent | null;
    try {
      event = JSON.parse(line) as GameEvent | null;
    } catch {
      return isBlank(line) ? null : this.lost(flawOf(line) ?? UNREADABLE);
    }
    if (event === null || event.n !== this.expected) return this.odd(line, event);
    const kind = this.kinds.get(event.type);
    const length = kind === undefined ? 0 : kind.validator(event, this.seats);
    if (length !== line.length && (length === 0 || !isHonest(line, event, length))) return this.odd(line, event);
    settle(event, kind!.type, this.seats);
    this.expected++;
    if (this.chain !== undefined) this.verify(event);
    return this.problems.length === 0 ? event : null;
  }

  /** Counts a line that could not be made text, such as one that is not UTF-8. */
  refuse(flaw: Flaw & { readonly column?: number }): void {
    this.line++;
    if (this.seats === null) this.close([flaw]);
    else this.lost(flaw);
  }

  /** No line follows. */
  end(): void {
    if (this.seats === null && !this.closed) this.close([NOTHING]);
  }

  private opening(line: string): null {
    if (this.closed || isBlank(line)) return null;
    const flaw = line.length > MAX_LINE ? tooLong(line.length) : flawOf(line);
    if (flaw) return this.close([flaw]);
    const value = JSON.parse(line) as unknown;
    const flaws = explainOpening(value, Object.keys(this.rulebooks));
    if (flaws.length) return this.close(flaws);
    const members = value as Members;
    const rulebook = this.rulebooks[members.rulebook as string];
    this.openHeader(members, rulebook);
    return null;
  }

  private openHeader(members: Members, rulebook: Rulebook): void {
    const flaws = explainHeader(members, { id: rulebook.id, editions: Object.keys(rulebook.editions), parts: rulebook.headerParts });
    // Without its seats no event of it can be judged.
    if (flaws.some((flaw) => flaw.field.startsWith('seats'))) return void this.close(flaws);
    this.add(flaws);
    const header = members as unknown as Header;
    if (flaws.length === 0) this.add(inspected(rulebook, header));
    this.seats = seatsOf(members);
    this.rulebook = rulebook;
    this.specs = specLookup(rulebook.specs);
    this.kinds = new Map(rulebook.specs.map(({ type }) => [type, { type, validator: this.validatorOf(rulebook, type) }]));
    this.verifyHeader(header, flaws.length === 0);
    if (this.problems.length === 0) this.header = header;
  }

  /** A game whose validators are not compiled is read all the same, only slower. */
  private validatorOf(rulebook: Rulebook, type: string): Validator {
    if (Object.hasOwn(rulebook.validators, type)) return rulebook.validators[type];
    return (event, seats) => (explainEvent(event, this.specs, seats).length === 0 ? compactLength(event) : 0);
  }

  private verifyHeader(header: Header, wellFormed: boolean): void {
    if (!this.chain || (header.hash === undefined && this.chain.unsealed === 'accept')) return;
    this.verifier = new ChainVerifier(this.chain.hash);
    if (!wellFormed) return this.verifier.skip();
    const broken = this.verifier.header(header);
    if (!broken) return;
    const hint = header.hash === undefined ? 'this log is not sealed' : 'the header was changed after the log was sealed';
    this.add([{ field: 'hash', found: shown(broken.found), expected: broken.expected, hint }]);
  }

  private verify(event: GameEvent): void {
    if (!this.verifier) {
      // Else a sealed log could be changed at will once the hash of its header is taken off.
      const surplus = { field: 'hash', found: shown(event.hash), expected: 'no such field', hint: 'the header has none' };
      if (event.hash !== undefined) this.add([surplus]);
      return;
    }
    const broken = this.verifier.event(event);
    if (!broken) return;
    const hint = `event ${event.n} was changed after the log was sealed, or what stood before it was`;
    this.add([{ field: 'hash', found: shown(broken.found), expected: broken.expected, hint }]);
  }

  /** Tells what is wrong with a line that is JSON, and finds the place in the numbering again. */
  private odd(line: string, value: unknown): null {
    const text = explainJson(line);
    const shape = explainEvent(value, this.specs, this.seats!).filter((flaw) => flaw.field !== text?.field);
    const number = this.misnumbered(value);
    const flaws = [...(text ? [text] : []), ...number, ...shape];
    this.add(flaws.length ? flaws : [UNREADABLE]);
    if (text || shape.length) this.verifier?.skip();
    else if (this.chain) this.verify(value as GameEvent);
    return null;
  }

  private misnumbered(value: unknown): Flaw[] {
    const { expected } = this;
    const n = isMembers(value) ? value.n : undefined;
    if (typeof n !== 'number' || !Number.isInteger(n) || n < 1 || n > MAX_NUMBER) {
      this.expected++;
      return [];
    }
    if (n >= expected) this.expected = n + 1;
    if (n === expected) return [];
    const gap = n === expected + 1 ? `event ${expected} is missing` : `events ${expected} to ${n - 1} are missing`;
    return [{ field: 'n', found: String(n), expected: String(expected), hint: n < expected ? `event ${n} was there already` : gap }];
  }

  /** A line of which not even the number is known: it is taken for the event that was due. */
  private lost(flaw: Flaw & { readonly column?: number }): null {
    this.add([flaw]);
    this.expected++;
    this.verifier?.skip();
    return null;
  }

  private close(flaws: readonly Flaw[]): null {
    this.add(flaws);
    this.closed = true;
    return null;
  }

  private add(flaws: readonly Flaw[]): void {
    for (const flaw of flaws) if (this.problems.length < MAX_PROBLEMS) this.problems.push({ line: this.line, ...flaw });
  }
}

interface Kind {
  readonly type: string;
  readonly validator: Validator;
}

/**
 * Puts the strings that everybody compares in place of the equal ones that the parser made: comparing a string
 * with itself looks at no letter, and a fold compares the type of an event with that of every other.
 */
function settle(event: { type: string; by?: string }, type: string, seats: readonly string[]): void {
  event.type = type;
  if (event.by === undefined) return;
  for (let i = 0; i < seats.length; i++) if (seats[i] === event.by) event.by = seats[i];
}

/** A program that prints JSON for people spreads one object over many lines. */
function flawOf(line: string): TextFlaw | null {
  const flaw = explainJson(line);
  const isBegun = flaw !== null && flaw.hint === undefined && flaw.column > line.length;
  return isBegun ? { ...flaw, hint: 'the header, and each event, stands whole on one line' } : flaw;
}

const UNREADABLE: Flaw = { field: '', found: 'a line that cannot be read', expected: 'the JSON of an event' };

const NOTHING: Flaw = { field: '', found: 'an empty log', expected: 'a header, and events one a line' };

/** Whether a line says what its validator knows and nothing else, each thing once and exactly, where its length alone does not prove it. */
const isHonest = (line: string, event: GameEvent, length: number): boolean =>
  compactLength(event) === length && (length === plainLength(line) || explainJson(line) === null);

const isBlank = (line: string): boolean => line.trim() === '';

const tooLong = (length: number): Flaw => ({ field: '', found: `a line of ${length} characters`, expected: `at most ${MAX_LINE}` });

/** What the rulebook has against a header that is well formed. */
export function inspected(rulebook: Rulebook, header: Header): Flaw[] {
  return rulebook.inspect(header).map(({ field, says, hint }) => {
    const found = visible(says);
    const flaw = { field: visible(field), found, expected: 'a header whose parts fit together', says: found };
    return hint === undefined ? flaw : { ...flaw, hint: visible(hint) };
  });
}
