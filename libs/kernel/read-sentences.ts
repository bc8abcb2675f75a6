/** Reads sentences that go on with a match: the notation below a header, from any event on. */
import type { GameEvent } from './event.js';
import { MAX_LINE, MAX_PROBLEMS } from './limits.js';
import type { Header } from './log.js';
import { EventReader } from './notation-events.js';
import { catching } from './notation-header.js';
import { NotationError, splitLines } from './notation-line.js';
import type { Problem } from './problem.js';
import { problemOf } from './read-text.js';
import type { Rulebook } from './rulebook.js';

export interface Sentences {
  /** None if there are problems. */
  readonly events: readonly GameEvent[];
  readonly problems: readonly Problem[];
}

/** The events that follow event number `after`. Indentation reaches back to the first of these lines and no further. */
export function readSentences(text: string, header: Header, rulebook: Rulebook, after: number): Sentences {
  const reader = new EventReader(rulebook, rulebook.vocabulary(header), after);
  const errors: NotationError[] = [];
  for (const line of splitLines(text)) {
    catching(errors, () => {
      if (line.text.length > MAX_LINE) throw new NotationError(line, 0, `${line.text.length} characters`, `a line of at most ${MAX_LINE}`);
      reader.line(line);
    });
    if (errors.length >= MAX_PROBLEMS) break;
  }
  if (errors.length) return { events: [], problems: errors.map(problemOf) };
  reader.end();
  return { events: reader.events, problems: [] };
}
