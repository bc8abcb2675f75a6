/**
 * The notation: a match written by hand. A header, then one sentence a line, indented under what caused it.
 * Reading needs the header and nothing else (no board), so text and log convert into each other without loss.
 */
import { MAX_LINE, MAX_PROBLEMS } from './limits.js';
import type { Header, MatchLog } from './log.js';
import { EventReader } from './notation-events.js';
import { catching, readOpening, readParts } from './notation-header.js';
import { NotationError, splitLines } from './notation-line.js';
import type { Rulebook } from './rulebook.js';

export { readSentence, tell } from './grammar.js';
export { NotationError, wordsAt, type Block, type Line, type PartReader } from './notation-line.js';
export { notationLines, writeNotation } from './notation-writer.js';

export interface NotedMatch extends MatchLog {
  /** The line on which event n is told, at index n - 1. */
  readonly lines: readonly number[];
}

export function readNotation(text: string, rulebooks: Readonly<Record<string, Rulebook>>): NotedMatch | NotationError[] {
  const lines = splitLines(text);
  const long = lines.filter((line) => line.text.length > MAX_LINE);
  if (long.length) {
    return long.slice(0, MAX_PROBLEMS).map((l) => new NotationError(l, 0, `${l.text.length} characters`, `a line of at most ${MAX_LINE}`));
  }
  const first = lines.at(0) ?? { text: '', number: 1, column: 1 };
  const errors: NotationError[] = [];
  const opening = catching(errors, () => readOpening(first, rulebooks));
  if (!opening) return errors;
  const { rulebook, header } = opening;
  const rest = readParts(lines.slice(1), rulebook, header, errors);
  if (errors.length) return errors.slice(0, MAX_PROBLEMS);
  const reader = new EventReader(rulebook, rulebook.vocabulary(header as Header));
  for (const line of rest) {
    catching(errors, () => reader.line(line));
    if (errors.length >= MAX_PROBLEMS) break;
  }
  if (errors.length) return errors;
  reader.end();
  return { header: header as Header, events: reader.events, lines: reader.lines };
}
