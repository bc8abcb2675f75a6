/** Writes a log in the notation. Each line is read back before it is believed: what it would misstate, it says more plainly. */
import { canonical } from './canonical.js';
import type { Vocabulary } from './codec.js';
import type { EventSpec, GameEvent } from './event.js';
import { grammarOf, tellPlainly } from './grammar.js';
import type { MatchLog } from './log.js';
import { readEventLine } from './notation-events.js';
import { headerLines, partBegins, waysToSay } from './notation-header.js';
import { NotationError, splitLines } from './notation-line.js';
import type { Rulebook } from './rulebook.js';

export function writeNotation(log: MatchLog, rulebook: Rulebook): string {
  return [...notationLines(log, rulebook), ''].join('\n');
}

/** Line by line, for those who have other work beside a long match. */
export function* notationLines({ header, events }: MatchLog, rulebook: Rulebook): Generator<string, void> {
  yield* headerLines(header, rulebook);
  yield '';
  yield* eventLines(events, rulebook, rulebook.vocabulary(header));
}

/** A chain of causes may be as long as the match; past this it begins again at the margin. */
const DEEPEST = 40;

interface Place {
  readonly depth: number;
  /** The cause is not the line that this one is indented under. */
  readonly stated: boolean;
}

/** Where each line stands: under its cause if that is still open above it, else at the margin with its cause stated. */
function places(events: readonly GameEvent[], rulebook: Rulebook): Place[] {
  const { ends } = grammarOf(rulebook);
  const open: number[] = [];
  return events.map((event) => {
    const found = event.cause === undefined ? -1 : open.lastIndexOf(event.cause);
    const parent = found < DEEPEST ? found : -1;
    const depth = parent + 1;
    open.length = depth;
    // What a block's end closes can be no parent any more.
    if (ends.has(event.type) && parent >= 0) open.length = parent;
    else open.push(event.n);
    return { depth, stated: event.cause !== undefined && parent < 0 };
  });
}

function* eventLines(events: readonly GameEvent[], rulebook: Rulebook, words: Vocabulary): Generator<string, void> {
  const { specs } = grammarOf(rulebook);
  const placed = places(events, rulebook);
  const implied = new Set<number>();
  for (const [i, event] of events.entries()) {
    if (implied.has(i)) continue;
    const end = blockEnd(events, i, specs.get(event.type)!, placed);
    const { depth, stated } = placed[i];
    const indent = '  '.repeat(depth);
    const time = event.at === undefined ? '' : `[${event.at}] `;
    const cause = stated ? ` (caused by ${event.cause})` : '';
    const line = (sentence: string): string => indent + time + sentence + cause;
    const asBlock = end === null ? null : saying(event, true, line, rulebook, words);
    if (asBlock !== null) implied.add(end!);
    yield asBlock ?? saying(event, false, line, rulebook, words) ?? line(tellPlainly(event, words));
  }
}

/** The line that tells an event and nothing else, with its names as they are or in quotes; null if there is none. */
function saying(
  event: GameEvent,
  block: boolean,
  line: (sentence: string) => string,
  rulebook: Rulebook,
  words: Vocabulary,
): string | null {
  const grammar = grammarOf(rulebook);
  const sentence = (block ? grammar.blocks : grammar.plain).get(event.type)!;
  for (const chosen of waysToSay(words)) {
    const text = line(sentence.print(event, chosen));
    if (tells(text, event, block, rulebook, words)) return text;
  }
  return null;
}

function tells(text: string, event: GameEvent, block: boolean, rulebook: Rulebook, words: Vocabulary): boolean {
  const lines = splitLines(text);
  if (lines.length !== 1 || partBegins(lines[0], rulebook)) return false;
  try {
    const { told, at } = readEventLine(lines[0], rulebook, words);
    return told.spec.type === event.type && told.block === block && told.by === event.by && at === event.at && same(told.data, event.data);
  } catch (error) {
    if (error instanceof NotationError) return false;
    throw error;
  }
}

const same = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);

/** The index of the event that ends the block begun at i, if indentation alone can tell where that is. */
function blockEnd(events: readonly GameEvent[], i: number, spec: EventSpec, placed: readonly Place[]): number | null {
  if (!spec.block) return null;
  const { depth } = placed[i];
  for (let k = i + 1; k < events.length && placed[k].depth > depth; k++) {
    const event = events[k];
    if (event.type !== spec.block.ends || event.cause !== events[i].n) continue;
    const bare = event.by === undefined && event.at === undefined && Object.keys(event.data as object).length === 0;
    return bare && placed[k].depth === depth + 1 ? k : null;
  }
  return null;
}
