/** Lines of the notation, the parts of a header that they make up, and what is wrong with one of them. */
import type { Vocabulary } from './codec.js';
import type { Header } from './log.js';
import { shown } from './shown.js';

/** A line of text with its place in the file. */
export interface Line {
  readonly text: string;
  readonly number: number;
  /** The column (from 1) at which `text` begins in the file. */
  readonly column: number;
  /** How far into the line `text` begins, where the line has several sentences. */
  readonly skipped?: number;
}

/** One part of a header: a line that begins with a keyword, and the lines indented under it. */
export interface Block {
  /** What follows the keyword. */
  readonly head: Line;
  readonly body: readonly Line[];
}

/** How one part of a header is written by hand; a rulebook brings those of its own. */
export interface PartReader {
  readonly keyword: string;
  /** How to write it, for error messages and documents. */
  readonly form: string;
  /** The keys of the header that it says, for the error that one is missing. */
  readonly says?: readonly string[];
  /** A header has one such line at most. */
  readonly once?: boolean;
  /** Parts that define names are read before those that use them. */
  readonly definesNames?: boolean;
  /** Adds what the block says to the header under construction. */
  read(block: Block, header: Record<string, unknown>, words: Vocabulary): void;
  /** The lines that say this part of the header, the first of each block unindented. */
  print(header: Header, words: Vocabulary): readonly string[];
}

/** What is wrong in one line of the notation. */
export class NotationError extends Error {
  constructor(
    readonly line: Line,
    /** Offset in `line.text`. */
    readonly at: number,
    readonly found: string,
    readonly expected: string,
    readonly hint?: string,
  ) {
    super(`expected ${expected}`);
  }

  get column(): number {
    return this.line.column + (this.line.skipped ?? 0) + this.at;
  }
}

/** What stands between the semicolons of a line. */
export function partsOf(line: Line): Line[] {
  const parts: Line[] = [];
  for (let from = 0; from < line.text.length; ) {
    const end = line.text.indexOf('; ', from);
    const to = end < 0 ? line.text.length : end;
    const start = from + line.text.slice(from, to).search(/\S|$/);
    if (start < to) parts.push({ ...line, text: line.text.slice(start, to).trimEnd(), skipped: start });
    from = to + 2;
  }
  return parts.length > 1 ? parts : [line];
}

const SHOWN = 40;

/** The words at an offset, for "found …". */
export function wordsAt(line: Line, at: number): string {
  const rest = line.text.slice(at).trim();
  if (rest === '') return 'the end of the line';
  return `"${shown(rest.slice(0, SHOWN)).slice(1, -1).replaceAll('\\"', '"')}${rest.length > SHOWN ? '…' : ''}"`;
}

/** Lines with something on them; `//` begins a comment at the start of a line. */
export function splitLines(text: string): Line[] {
  // A byte order mark is no part of what was written.
  const body = text.startsWith('\ufeff') ? text.slice(1) : text;
  return body.split('\n').flatMap((raw, i) => {
    const line = raw.trimEnd();
    const said = line.trimStart();
    if (said === '' || said.startsWith('//')) return [];
    return [{ text: said, number: i + 1, column: line.length - said.length + 1 }];
  });
}
