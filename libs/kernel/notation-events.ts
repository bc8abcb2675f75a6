/** Reads the lines below a header into events: numbers them, and takes their causes from the indentation. */
import type { Vocabulary } from './codec.js';
import type { GameEvent } from './event.js';
import { explainEvent } from './explain-event.js';
import { grammarOf, readSentence } from './grammar.js';
import { isMoment } from './moment.js';
import { nameHint, nearStart } from './name-hint.js';
import { partBegins } from './notation-header.js';
import { NotationError, partsOf, wordsAt, type Line } from './notation-line.js';
import { nearMiss } from './near-miss.js';
import type { Rulebook } from './rulebook.js';
import type { Misfit, Told } from './sentence.js';

interface Open {
  readonly column: number;
  readonly n: number;
  /** The event type that ends the block, if the line told one. */
  readonly ends?: string;
}

/** What one line tells. */
export interface EventLine {
  readonly told: Told;
  /** As the line states it; absent where the indentation says it. */
  readonly cause?: number;
  readonly at?: string;
}

const TIME = /^\[([^\]]{0,60})\] */;
const CAUSE = / \(caused by (\d{1,9})\)$/;

export function readEventLine(line: Line, rulebook: Rulebook, words: Vocabulary): EventLine {
  const time = TIME.exec(line.text);
  if (time && !isMoment(time[1])) throw new NotationError(line, 1, `"${time[1]}"`, 'a time such as 14:03 or 2026-05-17T14:03:20Z');
  const cause = CAUSE.exec(line.text);
  const start = time ? time[0].length : 0;
  const text = line.text.slice(start, cause ? cause.index : undefined);
  const strict = readSentence(text, rulebook, words);
  const told = 'column' in strict ? readLoosely(text, rulebook, words) ?? strict : strict;
  if ('column' in told) throw misfitError(line, start, told, rulebook, words);
  return { told, ...(cause ? { cause: Number(cause[1]) } : {}), ...(time ? { at: time[1] } : {}) };
}

/** As people type: with a full stop, a colon before what is indented, a typographic apostrophe, or a word that says what the order of lines says. */
function readLoosely(text: string, rulebook: Rulebook, words: Vocabulary): Told | null {
  const bare = text.replaceAll('’', "'").replace(/[.;:]$/, '').replace(/^(?:in response|then|next|now),? /i, '');
  if (bare === text) return null;
  const told = readSentence(bare, rulebook, words);
  return 'column' in told || (text.endsWith(':') && !told.block) ? null : told;
}

export class EventReader {
  readonly events: GameEvent[] = [];
  readonly lines: number[] = [];
  private readonly open: Open[] = [];

  constructor(
    private readonly rulebook: Rulebook,
    private readonly words: Vocabulary,
    /** The number of the event that the first line follows. */
    private readonly after = 0,
  ) {}

  /** The number of the event that is due next. */
  private get due(): number {
    return this.after + this.events.length + 1;
  }

  line(line: Line): void {
    const parts = this.sentencesOf(line);
    parts.forEach((part, i) => {
      const last = this.sentence(part);
      if (last.block && i < parts.length - 1) {
        throw new NotationError(parts[i + 1], 0, wordsAt(parts[i + 1], 0), 'the end of the line', BLOCK_ALONE);
      }
    });
  }

  /** Several sentences may share a line, with a semicolon between them; a line that reads as one sentence is one. */
  private sentencesOf(line: Line): readonly Line[] {
    const parts = partsOf(line);
    if (parts.length === 1) return parts;
    try {
      readEventLine(line, this.rulebook, this.words);
      return [line];
    } catch {
      return parts;
    }
  }

  private sentence(line: Line): Told {
    while (this.open.length && this.open.at(-1)!.column >= line.column) this.close();
    const indented = this.open.at(-1)?.n;
    const n = this.due;
    try {
      const { told, cause, at } = readEventLine(line, this.rulebook, this.words);
      if (cause !== undefined && (cause < 1 || cause >= n)) {
        const column = CAUSE.exec(line.text)!.index;
        throw new NotationError(line, column + 1, wordsAt(line, column), `the number of an event before this one, which is event ${n}`);
      }
      this.add({ n, type: told.spec.type, by: told.by, data: told.data, cause: cause ?? indented, at }, line);
      this.open.push({ column: line.column, n, ends: told.block ? told.spec.block!.ends : undefined });
      return told;
    } catch (error) {
      // The line keeps its number and its place, or each line after it would seem wrong as well.
      if (this.due === n) {
        this.events.push({ n, type: '', data: {} });
        this.lines.push(line.number);
      }
      this.open.push({ column: line.column, n });
      throw error;
    }
  }

  end(): void {
    while (this.open.length) this.close();
  }

  private close(): void {
    const { n, ends } = this.open.pop()!;
    if (ends === undefined) return;
    this.events.push({ n: this.due, type: ends, data: {}, cause: n });
    this.lines.push(this.lines.at(-1)!);
  }

  private add(said: GameEvent, line: Line): void {
    const event = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as unknown as GameEvent;
    const flaw = explainEvent(event, grammarOf(this.rulebook).specs, this.words.seats).at(0);
    if (flaw) throw new NotationError(line, 0, flaw.found, `${flaw.field}: ${flaw.expected}`, flaw.hint);
    this.events.push(event);
    this.lines.push(line.number);
  }
}

const BLOCK_ALONE = 'what happens during it stands on lines of its own, indented under it';

const MOST = 12;
/** A sentence is read without the lines around it, so that nothing in it can stand for what they name. */
const PRONOUN = /^(its|it|his|her|hers|he|she|their|they|them|this|that)$/i;

function misfitError(line: Line, start: number, misfit: Misfit, rulebook: Rulebook, words: Vocabulary): NotationError {
  const at = start + misfit.column;
  const initial = line.text[at]?.toLowerCase();
  // What begins with the same letter is likelier to be what was meant; what is described says more than one phrase of many.
  const rank = (expected: string): number => (!expected.startsWith('"') ? 1 : expected[1].toLowerCase() === initial ? 0 : 2);
  const expected = [...misfit.expected].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  const listed = expected.length > MOST ? [...expected.slice(0, MOST), `one of ${expected.length - MOST} more`] : expected;
  const last = listed.pop();
  const said = listed.length ? `${listed.join(', ')} or ${last}` : last!;
  return new NotationError(line, at, wordsAt(line, at), said, hintFor(line, at, misfit, rulebook, words));
}

function hintFor(line: Line, at: number, misfit: Misfit, rulebook: Rulebook, words: Vocabulary): string | undefined {
  const slip = grammarOf(rulebook).slips.find(({ like }) => like.test(line.text));
  if (slip) return slip.write;
  const rest = line.text.slice(at);
  const word = /^[^\s,;:]*/.exec(rest)![0];
  if (PRONOUN.test(word)) return `name the player or the card instead of "${word}"`;
  if (partBegins(line, rulebook)) return 'the parts of the header stand before the first event';
  if (word.length > 1) {
    const meant = nearStart(rest, at === 0 ? [...words.seats, ...misfit.phrases] : misfit.phrases);
    if (meant !== undefined) return `did you mean "${meant}"?`;
    const part = at === 0 && line.column === 1 ? rulebook.partReaders.find((p) => nearMiss(word, [p.keyword])) : undefined;
    if (part) return `did you mean "${part.form}"?`;
  }
  return misfit.named ? nameHint(line.text, at, words) : undefined;
}
