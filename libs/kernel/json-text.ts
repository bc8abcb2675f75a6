/**
 * What `JSON.parse` does not tell: where exactly text is broken, and what it lets pass – a key that stands twice,
 * a number that it rounds, nesting without end. Off the hot path: only text that looks odd comes here.
 */
import { member } from './explain-shape.js';
import { MAX_NESTING } from './limits.js';
import type { Flaw } from './problem.js';
import { shown } from './shown.js';

export interface TextFlaw extends Flaw {
  /** Counted from 1. */
  readonly column: number;
}

/** The first thing wrong with the text of one JSON value, or null. */
export function explainJson(text: string): TextFlaw | null {
  const scanner = new Scanner(text);
  try {
    scanner.whole();
    return null;
  } catch (error) {
    if (error instanceof Stop) return error.flaw;
    throw error;
  }
}

class Stop extends Error {
  constructor(readonly flaw: TextFlaw) {
    super(flaw.expected);
  }
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** A string without an escape, which most are. */
const PLAIN = /"[^"\\\p{Cc}]*"/uy;
const WORD = /[A-Za-z]+/y;

class Scanner {
  private at = 0;

  constructor(private readonly text: string) {}

  whole(): void {
    this.value('', 1);
    this.space();
    if (this.at < this.text.length) this.stop('', 'the end of the line', 'one JSON value a line');
  }

  private value(field: string, depth: number): void {
    this.space();
    const c = this.text[this.at];
    if (c === '{') this.members(field, depth);
    else if (c === '[') this.items(field, depth);
    else if (c === '"') this.string(field);
    else if (c === '-' || (c >= '0' && c <= '9')) this.number(field);
    else this.word(field);
  }

  private members(field: string, depth: number): void {
    this.opens(field, depth);
    if (this.closes('}')) return;
    const keys = new Set<string>();
    do {
      this.space();
      const start = this.at;
      if (this.text[start] !== '"') {
        this.stop(field, 'a key in double quotes', this.text[start] === '}' ? 'no comma after the last one' : undefined);
      }
      const key = this.string(field);
      const inner = member(field, key);
      if (keys.has(key)) this.stopAt(start, inner, `the key ${shown(key)} again`, 'each key once');
      keys.add(key);
      this.space();
      if (this.text[this.at] !== ':') this.stop(inner, '":"');
      this.at++;
      this.value(inner, depth + 1);
    } while (this.goesOn(field, '}'));
  }

  private items(field: string, depth: number): void {
    this.opens(field, depth);
    if (this.closes(']')) return;
    let i = 0;
    do this.value(`${field}[${i++}]`, depth + 1);
    while (this.goesOn(field, ']'));
  }

  private opens(field: string, depth: number): void {
    if (depth > MAX_NESTING) {
      this.stopAt(this.at, field, `nesting deeper than ${MAX_NESTING}`, `at most ${MAX_NESTING} lists and objects inside each other`);
    }
    this.at++;
  }

  /** Whether a list or object is empty. */
  private closes(bracket: string): boolean {
    this.space();
    if (this.text[this.at] !== bracket) return false;
    this.at++;
    return true;
  }

  /** Past a comma; false past the closing bracket. */
  private goesOn(field: string, bracket: string): boolean {
    this.space();
    const c = this.text[this.at];
    if (c !== ',' && c !== bracket) this.stop(field, `"," or "${bracket}"`);
    this.at++;
    return c === ',';
  }

  private string(field: string): string {
    const start = this.at;
    PLAIN.lastIndex = start;
    if (PLAIN.test(this.text)) {
      this.at = PLAIN.lastIndex;
      return this.text.slice(start + 1, this.at - 1);
    }
    for (this.at++; this.text[this.at] !== '"'; this.at++) {
      if (this.at >= this.text.length) this.stop(field, '"\\"", the end of the text', `it began in column ${start + 1}`);
      if (this.text.charCodeAt(this.at) < 0x20) this.stop(field, 'a control character written as an escape, such as \\n');
      if (this.text[this.at] === '\\') this.escape(field);
    }
    this.at++;
    return JSON.parse(this.text.slice(start, this.at)) as string;
  }

  private escape(field: string): void {
    const letter = this.text[++this.at];
    if (letter === 'u') {
      for (let i = 0; i < 4; i++) {
        if (!/[0-9a-fA-F]/.test(this.text[++this.at] ?? '')) this.stop(field, 'four hexadecimal digits after \\u');
      }
    } else if (letter === undefined || !'"\\/bfnrt'.includes(letter)) {
      this.stop(field, 'an escape that JSON has: \\" \\\\ \\/ \\b \\f \\n \\r \\t \\u');
    }
  }

  private number(field: string): void {
    const start = this.at;
    NUMBER.lastIndex = start;
    const match = NUMBER.exec(this.text);
    if (!match) this.stop(field, 'a number');
    this.at += match[0].length;
    const next = this.text[this.at] ?? '';
    if (/[0-9.eE]/.test(next)) this.stop(field, 'a number as JSON writes it', /\d/.test(next) ? 'without leading zeros' : undefined);
    if (!isSafeInteger(match[0])) this.stopAt(start, field, cut(match[0]), SAFE);
  }

  private word(field: string): void {
    WORD.lastIndex = this.at;
    const word = WORD.exec(this.text)?.[0] ?? '';
    if (word !== 'true' && word !== 'false' && word !== 'null') {
      const quoted = word !== '' || this.text[this.at] === "'";
      this.stop(field, 'a value', quoted ? 'JSON writes text in double quotes' : undefined);
    }
    this.at += word.length;
  }

  private space(): void {
    for (;;) {
      const c = this.text.charCodeAt(this.at);
      if (c !== 0x20 && c !== 0x09 && c !== 0x0a && c !== 0x0d) return;
      this.at++;
    }
  }

  private stop(field: string, expected: string, hint?: string): never {
    const rest = this.text.slice(this.at, this.at + 20);
    return this.stopAt(this.at, field, rest === '' ? 'the end of the line' : shown(rest), expected, hint);
  }

  private stopAt(at: number, field: string, found: string, expected: string, hint?: string): never {
    throw new Stop({ field, found, expected, ...(hint === undefined ? {} : { hint }), column: at + 1 });
  }
}

const SAFE = `a whole number from -${Number.MAX_SAFE_INTEGER} to ${Number.MAX_SAFE_INTEGER}`;

const cut = (digits: string): string => (digits.length > 40 ? `${digits.slice(0, 40)}…` : digits);

/** By its digits, not by what it is rounded to: 1.0 and 1e2 are whole, 0.99999999999999999999 is not. */
function isSafeInteger(literal: string): boolean {
  if (!Number.isSafeInteger(Number(literal))) return false;
  const [mantissa, exponent = '0'] = literal.toLowerCase().split('e');
  const [whole, fraction = ''] = mantissa.split('.');
  const digits = (whole + fraction).replace(/^-?0*/, '');
  // Counted by hand: an expression that looks for zeros at the end takes quadratic time on zeros in the middle.
  let zeros = 0;
  while (zeros < digits.length && digits[digits.length - 1 - zeros] === '0') zeros++;
  return digits === '' || Number(exponent) - fraction.length + zeros >= 0;
}
