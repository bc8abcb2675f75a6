/** The header in the notation: its first line, the parts that every game has, and those of the rulebook. */
import { canonical } from './canonical.js';
import type { Vocabulary } from './codec.js';
import { explainHeader } from './explain-header.js';
import { explainJson } from './json-text.js';
import { COMPLETENESS, FORMAT, type Header } from './log.js';
import { NotationError, splitLines, wordsAt, type Block, type Line, type PartReader } from './notation-line.js';
import { didYouMean } from './near-miss.js';
import type { Rulebook } from './rulebook.js';
import { restCodec } from './words.js';

type Draft = Record<string, unknown>;

const OPENING = /^match ([^\s,]+)(,? )(.+?)(?: rules)?,? ([^\s,]+?)(?: record)?\.?$/i;

export function readOpening(line: Line, rulebooks: Readonly<Record<string, Rulebook>>): { rulebook: Rulebook; header: Draft } {
  const match = OPENING.exec(line.text);
  if (!match) throw unlikeOpening(line, rulebooks);
  const [, game, joint, edition, record] = match;
  const oneOf = (found: string, at: number, known: readonly string[], what: string): string => {
    const meant = known.find((each) => each === found) ?? known.find((each) => each.toLowerCase() === found.toLowerCase());
    if (meant !== undefined) return meant;
    throw new NotationError(line, at, `"${found}"`, what + known.join(' or '), didYouMean(found, known));
  };
  const id = oneOf(game, 6, Object.keys(rulebooks), 'a game: ');
  const law = oneOf(edition, 6 + game.length + joint.length, Object.keys(rulebooks[id].editions), 'an edition: ');
  const kept = oneOf(record, line.text.lastIndexOf(record), COMPLETENESS, '');
  return { rulebook: rulebooks[id], header: { verdict: FORMAT, rulebook: id, edition: law, record: kept, seats: [] } };
}

function unlikeOpening(line: Line, rulebooks: Readonly<Record<string, Rulebook>>): NotationError {
  const games = Object.keys(rulebooks);
  const game = games.find((id) => new RegExp(`^match ${id}\\b`, 'i').test(line.text));
  const firsts = game === undefined
    ? `"match <game>, <edition> rules, complete record" (game: ${games.join(' or ')})`
    : `${Object.keys(rulebooks[game].editions).map((edition) => `"match ${game}, ${edition} rules, complete record"`).join(' or ')} (or: abridged record)`;
  const hint = line.text.startsWith('[') ? 'a log in JSON Lines is no list: its first line is the header, {"verdict":1,…}' : undefined;
  return new NotationError(line, 0, wordsAt(line, 0), firsts, hint);
}

const restOf = (line: Line, skip = 0): string => {
  const reading = restCodec.read(line.text, skip, { seats: [], names: [] }).at(0);
  if (!reading) throw new NotationError(line, line.text.length, 'the end of the line', 'some text');
  return reading.value;
};

const titleReader: PartReader = {
  keyword: 'title',
  form: 'title: <what this match is>',
  once: true,
  read: (block, header) => void (header.title = restOf(block.head)),
  print: (header, words) => (header.title === undefined ? [] : [`title: ${restCodec.print(header.title, words)}`]),
};

const redactionReader: PartReader = {
  keyword: 'redacted',
  form: 'redacted for <seat>',
  once: true,
  read: (block, header) => void (header.redactedFor = restOf(block.head, block.head.text.startsWith('for ') ? 4 : 0)),
  print: (header, words) => (header.redactedFor === undefined ? [] : [`redacted for ${restCodec.print(header.redactedFor, words)}`]),
};

/** Parts as JSON, for what the lines of a rulebook cannot say. */
const jsonReader: PartReader = {
  keyword: 'header',
  form: 'header {"seats":["kate","john"],…}',
  read({ head }, header) {
    const flaw = explainJson(head.text);
    if (flaw) throw new NotationError(head, flaw.column - 1, flaw.found, flaw.expected, flaw.hint);
    if (!head.text.startsWith('{')) throw new NotationError(head, 0, wordsAt(head, 0), 'an object in JSON');
    for (const [key, value] of Object.entries(JSON.parse(head.text) as Draft)) {
      if (FIXED.includes(key)) throw new NotationError(head, 0, `"${key}"`, 'other parts than those of the first line');
      // Not by assignment: a key may be named __proto__, which the check of the whole header refuses.
      Object.defineProperty(header, key, { value, enumerable: true, configurable: true, writable: true });
    }
  },
  print: () => [],
};

/** What the first line says; and the hash, which is made anew from what the lines say. */
const FIXED = ['verdict', 'rulebook', 'edition', 'record', 'hash'];

const readersOf = (rulebook: Rulebook): PartReader[] => [titleReader, redactionReader, jsonReader, ...rulebook.partReaders];

const KEYWORD = /^([a-z]+)\b:? ?/i;
/** A card or a player may be called "Deck Hand" or "Title": with a capital, a line is a part of the header only if it looks like one. */
const LIKE_A_PART = /^(?:[a-z]|[^"]*:|Seat \S+$)/;

/** The reader of the part that a line begins, and how much of the line its keyword takes. */
export function partBegins(line: Line, rulebook: Rulebook): { reader: PartReader; skipped: number } | null {
  const keyword = line.column === 1 && LIKE_A_PART.test(line.text) ? KEYWORD.exec(line.text) : null;
  const reader = keyword && readersOf(rulebook).find((r) => r.keyword === keyword[1].toLowerCase());
  return reader ? { reader, skipped: keyword[0].length } : null;
}

interface Part {
  readonly reader: PartReader;
  readonly block: Block;
}

/** Reads the header's parts into `header`; what comes after them is the match. */
export function readParts(lines: readonly Line[], rulebook: Rulebook, header: Draft, errors: NotationError[]): readonly Line[] {
  const parts: Part[] = [];
  let at = 0;
  for (let begun; at < lines.length && (begun = partBegins(lines[at], rulebook)); ) {
    const { reader, skipped } = begun;
    const { text, number } = lines[at];
    let end = at + 1;
    while (end < lines.length && lines[end].column > 1) end++;
    parts.push({ reader, block: { head: { text: text.slice(skipped), number, column: 1 + skipped }, body: lines.slice(at + 1, end) } });
    at = end;
  }
  const origins = new Map<string, Line>();
  const seen = new Set<PartReader>();
  const once = ({ reader, block }: Part): void => {
    const again = seen.has(reader);
    seen.add(reader);
    if (again && reader.once) throw new NotationError(block.head, 0, wordsAt(block.head, 0), `one line "${reader.form}"`, 'the header has one already');
  };
  const read = (chosen: readonly Part[]): void => {
    for (const part of chosen) {
      const { reader, block } = part;
      catching(errors, () => {
        once(part);
        reader.read(block, header, rulebook.vocabulary(header as Header));
      });
      for (const key of Object.keys(header)) if (!origins.has(key)) origins.set(key, block.head);
    }
  };
  read(parts.filter((p) => p.reader.definesNames));
  // A card that was not understood would be missed in each line that names it.
  if (errors.length === 0) read(parts.filter((p) => !p.reader.definesNames));
  if (errors.length === 0) inspect(header, rulebook, origins, errors);
  return lines.slice(at);
}

/** Numbers out of range, seats that nobody named: what no single line could know to be wrong. */
function inspect(header: Draft, rulebook: Rulebook, origins: ReadonlyMap<string, Line>, errors: NotationError[]): void {
  const law = { id: rulebook.id, editions: Object.keys(rulebook.editions), parts: rulebook.headerParts };
  for (const flaw of explainHeader(header, law)) {
    const key = /^\w*/.exec(flaw.field)![0];
    const line = origins.get(key);
    const reader = line ? undefined : rulebook.partReaders.find(({ says }) => says?.includes(key));
    const hint = reader ? `a line "${reader.form}" says it` : flaw.hint;
    errors.push(new NotationError(line ?? { text: '', number: 1, column: 1 }, 0, flaw.found, `${flaw.field}: ${flaw.expected}`, hint));
  }
}

export function catching<T>(errors: NotationError[], act: () => T): T | undefined {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    errors.push(error);
    return undefined;
  }
}

/** Names as they are; or, since what no vocabulary knows is quoted, in quotes: less pleasant, and never ambiguous. */
export const waysToSay = (words: Vocabulary): Vocabulary[] => [words, { seats: words.seats, names: [] }, { seats: [], names: [] }];

/** The header as lines that read back as the same header: as they are, or with quotes, or with JSON for what they cannot say. */
export function headerLines(header: Header, rulebook: Rulebook): string[] {
  const opening = `match ${header.rulebook}, ${header.edition} rules, ${header.record} record`;
  const meant = canonical(header, 'hash');
  const says = (lines: readonly string[]): boolean => {
    const again = readAgain(lines, header, rulebook);
    return again !== null && canonical(again) === meant;
  };
  const linesIn = (words: Vocabulary): string[] => readersOf(rulebook).flatMap((reader) => reader.print(header, words));
  const ways = waysToSay(rulebook.vocabulary(header)).map(linesIn);
  const patched = (lines: string[]): string[] => [...lines, asJson(header, unlike(header, readAgain(lines, header, rulebook)))];
  return [opening, ...(ways.find(says) ?? ways.map(patched).find(says) ?? [asJson(header, Object.keys(header))])];
}

function asJson(header: Header, keys: readonly string[]): string {
  const said = keys.filter((key) => !FIXED.includes(key)).map((key) => [key, header[key]] as const);
  return `header ${JSON.stringify(Object.fromEntries(said))}`;
}

/** The parts of a header that came back changed. */
function unlike(header: Header, again: Draft | null): string[] {
  const same = (key: string): boolean => again?.[key] !== undefined && canonical(header[key]) === canonical(again[key]);
  return Object.keys(header).filter((key) => !same(key));
}

function readAgain(lines: readonly string[], header: Header, rulebook: Rulebook): Draft | null {
  const again: Draft = { verdict: header.verdict, rulebook: header.rulebook, edition: header.edition, record: header.record, seats: [] };
  const errors: NotationError[] = [];
  const left = readParts(splitLines(lines.join('\n')), rulebook, again, errors);
  return errors.length || left.length ? null : again;
}
