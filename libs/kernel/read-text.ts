/** Reads a match in the notation and holds it to the same shapes as a log in JSON Lines: a sentence can tell what no event may be. */
import type { GameEvent } from './event.js';
import { explainEvent, specLookup } from './explain-event.js';
import { explainHeader } from './explain-header.js';
import { MAX_PROBLEMS } from './limits.js';
import type { Header } from './log.js';
import { readNotation, type NotationError, type NotedMatch } from './notation.js';
import type { Problem } from './problem.js';
import { inspected, type ChainOptions } from './read.js';
import type { Rulebook } from './rulebook.js';
import { visible } from './shown.js';

/** A match with the place of everything, or what is wrong with it. */
export interface TextMatch {
  /** Null if there are problems. */
  readonly header: Header | null;
  readonly rulebook: Rulebook | null;
  readonly events: readonly GameEvent[];
  /** The line on which event n is told, at index n - 1. */
  readonly lines: readonly number[];
  readonly problems: readonly Problem[];
}

export function readText(text: string, rulebooks: Readonly<Record<string, Rulebook>>, chain?: ChainOptions): TextMatch {
  const match = readNotation(text, rulebooks);
  if (Array.isArray(match)) return refused(match.map(problemOf));
  const rulebook = rulebooks[match.header.rulebook];
  const problems = [...headerProblems(match.header, rulebook), ...eventProblems(match, rulebook)];
  if (chain?.unsealed === 'refuse') problems.unshift(UNSEALED);
  if (problems.length) return refused(problems.slice(0, MAX_PROBLEMS));
  return { ...match, rulebook, problems };
}

const UNSEALED: Problem = {
  line: 0,
  field: 'hash',
  found: 'nothing',
  expected: 'a sealed log',
  hint: 'the notation has no place for hashes; a log in JSON Lines has',
};

const refused = (problems: readonly Problem[]): TextMatch => ({ header: null, rulebook: null, events: [], lines: [], problems });

export function problemOf({ line, column, found, expected, hint }: NotationError): Problem {
  const problem = { line: line.number, column, field: '', found: visible(found), expected: visible(expected) };
  return hint === undefined ? problem : { ...problem, hint: visible(hint) };
}

function headerProblems(header: Header, rulebook: Rulebook): Problem[] {
  const law = { id: rulebook.id, editions: Object.keys(rulebook.editions), parts: rulebook.headerParts };
  const flaws = explainHeader(header, law);
  return (flaws.length ? flaws : inspected(rulebook, header)).map((flaw) => ({ line: 1, ...flaw }));
}

function eventProblems({ header, events, lines }: NotedMatch, rulebook: Rulebook): Problem[] {
  const specs = specLookup(rulebook.specs);
  const problems: Problem[] = [];
  for (const event of events) {
    for (const flaw of explainEvent(event, specs, header.seats)) problems.push({ line: lines[event.n - 1], ...flaw });
    if (problems.length >= MAX_PROBLEMS) break;
  }
  return problems;
}
