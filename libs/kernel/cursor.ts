/** A place in one line of the notation, for parts of a header that are read clause by clause. */
import { expectsOf, type Codec, type Vocabulary } from './codec.js';
import { nameHint } from './name-hint.js';
import { didYouMean } from './near-miss.js';
import { NotationError, wordsAt, type Line } from './notation-line.js';
import { endsWord, nameCodec, readName, sameText, seatCodec } from './words.js';

export class Cursor {
  at = 0;

  constructor(
    readonly line: Line,
    readonly words: Vocabulary,
  ) {}

  get text(): string {
    return this.line.text;
  }

  get done(): boolean {
    this.skip();
    return this.at >= this.text.length;
  }

  /** Moves past `phrase` if the line goes on with it, as whole words. */
  take(phrase: string): boolean {
    this.skip();
    const end = this.at + phrase.length;
    if (!sameText(this.text, this.at, phrase)) return false;
    if (endsInWord.test(phrase) && !endsWord(this.text, end)) return false;
    this.at = end;
    return true;
  }

  takeAny(...phrases: string[]): boolean {
    return phrases.some((p) => this.take(p));
  }

  /** Moves past what a sticky pattern matches here. */
  match(pattern: RegExp): RegExpExecArray | null {
    this.skip();
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) this.at += found[0].length;
    return found;
  }

  /** The likeliest reading of a codec, or undefined and no move. */
  try<T>(codec: Codec<T>): T | undefined {
    this.skip();
    const reading = codec.read(this.text, this.at, this.words).at(0);
    if (!reading) return undefined;
    this.at = reading.end;
    return reading.value;
  }

  read<T>(codec: Codec<T>): T {
    const value = this.try(codec);
    if (value !== undefined) return value;
    return this.fail(expectsOf(codec, this.words), codec.named ? nameHint(this.text, this.at, this.words) : undefined);
  }

  seat(): string {
    return this.try(seatCodec) ?? this.fail(expectsOf(seatCodec, this.words), this.seatHint());
  }

  /** Help with a word that may have been meant for a seat. */
  seatHint(): string | undefined {
    this.skip();
    WORD.lastIndex = this.at;
    return didYouMean(WORD.exec(this.text)?.[0] ?? '', this.words.seats);
  }

  name(): string {
    this.skip();
    const found = readName(this.text, this.at, this.words).at(0);
    if (!found) return this.fail(nameCodec.expects as string, nameHint(this.text, this.at, this.words));
    this.at = found.end;
    return found.value;
  }

  /** A whole number within bounds; `what` says of what, in an error. */
  int(min: number, max: number, what: string): number {
    this.skip();
    const start = this.at;
    const found = this.match(NUMBER);
    const n = found ? Number(found[0]) : NaN;
    if (n >= min && n <= max) return n;
    this.at = start;
    return this.fail(`${what}: a number from ${min} to ${max}`);
  }

  /** Sets what a clause that begins here says; a second clause about the same thing is refused with `twice`. */
  setter<T extends object>(draft: T, twice: (key: keyof T & string) => string): <K extends keyof T & string>(key: K, value: T[K]) => void {
    this.skip();
    const start = this.at;
    return (key, value) => {
      if (draft[key] !== undefined) {
        this.at = start;
        this.fail(twice(key));
      }
      draft[key] = value;
    };
  }

  fail(expected: string, hint?: string): never {
    this.skip();
    throw new NotationError(this.line, this.at, wordsAt(this.line, this.at), expected, hint);
  }

  /** Clauses stand between commas or semicolons; false at the end of the line. */
  nextClause(expected: string): boolean {
    if (this.done) return false;
    if (!this.takeAny(',', ';')) this.fail(expected);
    return !this.done;
  }

  private skip(): void {
    while (this.text[this.at] === ' ' || this.text[this.at] === '\t') this.at++;
  }
}

const endsInWord = /[\p{L}\p{N}_]$/u;
const NUMBER = /\d+/y;
const WORD = /[^\s,;:]+/y;
