/** The codecs that every game needs: seats, numbers, choices, card names, free text. */
import { expectsOf, likeliest, type Codec, type Reading, type Vocabulary } from './codec.js';

/** Reads what `pattern` (sticky) matches. */
export function codecByPattern<T>(
  expects: string,
  pattern: RegExp,
  parse: (match: RegExpExecArray) => T | undefined,
  print: (value: T) => string,
): Codec<T> {
  const sticky = new RegExp(pattern.source, pattern.flags.replace('y', '') + 'y');
  return {
    expects,
    print,
    read(line, at) {
      sticky.lastIndex = at;
      const match = sticky.exec(line);
      if (!match) return [];
      const value = parse(match);
      return value === undefined ? [] : [{ value, end: at + match[0].length }];
    },
  };
}

/** People write small numbers as words. */
const NUMBER_WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;
/** A number as a part of a pattern: digits, or a word. */
export const NUMBER = String.raw`(?:\d{1,9}|(?:${NUMBER_WORDS.join('|')})(?![\p{L}\p{N}]))`;

/** The number that `NUMBER` found; "a" and "an" are one. */
export function numberOf(said: string): number {
  if (/^an?$/i.test(said)) return 1;
  const word = NUMBER_WORDS.indexOf(said.toLowerCase() as 'one');
  return word < 0 ? Number(said) : word + 1;
}

export const intCodec: Codec<number> = codecByPattern('a number', new RegExp(NUMBER, 'iu'), (m) => numberOf(m[0]), String);

/** Controls and halves of characters: a text file does not keep them. */
const UNWRITABLE = /[\p{Cc}\p{Cs}\u2028\u2029\ufeff]/u;

/** Text that stands on a line as it is; any other is written in double quotes, as JSON does. */
export function standsAlone(value: string): boolean {
  return value !== '' && !value.startsWith('"') && value.trim() === value && !UNWRITABLE.test(value);
}

/** Free text up to the end of the line. */
export const restCodec: Codec<string> = {
  expects: 'text',
  // The end of a line may say what caused it; a text that seems to is quoted.
  print: (value) => (standsAlone(value) && !/\(caused by \d+\)$/.test(value) ? value : JSON.stringify(value)),
  read(line, at) {
    const quoted = readQuoted(line, at);
    if (quoted?.end === line.length) return [quoted];
    return at < line.length ? [{ value: line.slice(at), end: line.length }] : [];
  },
};

/** One of several phrases; a phrase may have other spellings that read alike. */
export function choiceCodec<V extends string>(phrases: Record<V, string | readonly [string, ...string[]]>, expects?: string): Codec<V> {
  const spellings = (Object.entries(phrases) as [V, string | readonly string[]][])
    .flatMap(([value, said]) => (typeof said === 'string' ? [said] : said).map((phrase) => ({ value, phrase })))
    .sort((a, b) => b.phrase.length - a.phrase.length);
  const first = (value: V): string => {
    const said = phrases[value] as string | readonly string[];
    return typeof said === 'string' ? said : said[0];
  };
  const firsts = [...new Set(spellings.map((s) => first(s.value)))].sort();
  return {
    expects: expects ?? firsts.map((p) => `"${p}"`).join(', '),
    phrases: firsts,
    print: first,
    read: (line, at) =>
      spellings
        .filter((s) => sameText(line, at, s.phrase))
        .map((s) => ({ value: s.value, end: at + s.phrase.length })),
  };
}

/** A flag is told by its phrase alone. */
export function flagCodec(phrase: string): Codec<true> {
  return {
    expects: `"${phrase}"`,
    print: () => phrase,
    read: (line, at) => (sameText(line, at, phrase) ? [{ value: true, end: at + phrase.length }] : []),
  };
}

const PLAIN_SEAT = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_.' -]*$/u;

/** A seat of this match; in double quotes where its name could be read as something else. */
export const seatCodec: Codec<string> = {
  expects: (words) => `a seat (${words.seats.join(', ')})`,
  print: (value, words) => (PLAIN_SEAT.test(value) && words.seats.includes(value) ? value : JSON.stringify(value)),
  read(line, at, words) {
    const quoted = readQuoted(line, at);
    if (quoted) return words.seats.includes(quoted.value) ? [quoted] : [];
    const found = words.seats.filter((s) => sameText(line, at, s) && endsWord(line, at + s.length));
    return found.sort((a, b) => b.length - a.length).map((s) => ({ value: s, end: at + s.length }));
  },
};

/** Names that sentences have another use for. */
const ELSEWHERE = [
  /^(?:(?:the )?host|cards?|a card|no cards|nothing|none|empty)$/i,
  /^\d|^(?:event|front|back) \d/i,
  / \+ |'s (?:effect|trigger)\b/i,
  // Where a line begins: a comment, and a time.
  /^\/\/|^\[/,
];

/** A card name: as the header spells it; in double quotes when it is not defined there or could be read as something else. */
export const nameCodec: Codec<string> = {
  expects: 'a card name (one that the header defines, or any name in double quotes)',
  named: true,
  print(value, words) {
    const plain = standsAlone(value) && isDefined(value, words) && !ELSEWHERE.some((use) => use.test(value));
    return plain ? value : JSON.stringify(value);
  },
  read: readName,
};

const ONE_WORD = /^\p{L}[\p{L}\p{M}\p{N}_-]*$/u;
const A_WORD = /\p{L}[\p{L}\p{M}\p{N}_-]*/uy;

/** A word of somebody's own, such as the kind of a counter, or a name; in double quotes where it is neither. */
export const wordCodec: Codec<string> = {
  expects: 'a word, or several in double quotes',
  print: (value, words) => (ONE_WORD.test(value) ? value : nameCodec.print(value, words)),
  read(line, at, words) {
    const named = readName(line, at, words);
    A_WORD.lastIndex = at;
    const word = A_WORD.exec(line);
    return word ? likeliest([...named, { value: word[0], end: at + word[0].length }]) : named;
  },
};

/** Names by their first character: a catalogue is long, and most words of a line begin no name at all. */
const indexed = new WeakMap<readonly string[], Map<string, string[]>>();

function namesLike(line: string, at: number, names: readonly string[]): readonly string[] {
  let index = indexed.get(names);
  if (!index) {
    index = new Map();
    for (const name of names) if (name !== '') index.set(initial(name, 0), [...(index.get(initial(name, 0)) ?? []), name]);
    indexed.set(names, index);
  }
  return index.get(initial(line, at)) ?? [];
}

const initial = (text: string, at: number): string => (text[at] ?? '').toLowerCase();

const isDefined = (value: string, words: Vocabulary): boolean => namesLike(value, 0, words.names).includes(value);

export function readName(line: string, at: number, words: Vocabulary): Reading<string>[] {
  const quoted = readQuoted(line, at);
  if (quoted) return [quoted];
  const likely = namesLike(line, at, words.names).filter((name) => sameText(line, at, name) && endsWord(line, at + name.length));
  // As the header spells it, if it does; two names may differ in case alone.
  const spelt = likely.filter((name) => line.startsWith(name, at));
  return (spelt.length ? spelt : likely).map((name) => ({ value: name, end: at + name.length }));
}

export function readQuoted(line: string, at: number): Reading<string> | null {
  if (line[at] !== '"') return null;
  for (let i = at + 1; i < line.length; i++) {
    if (line[i] === '\\') i++;
    else if (line[i] === '"') {
      try {
        return { value: JSON.parse(line.slice(at, i + 1)) as string, end: i + 1 };
      } catch {
        return null;
      }
    }
  }
  return null;
}

/** Compares without case. */
export function sameText(line: string, at: number, phrase: string): boolean {
  return line.length >= at + phrase.length && line.slice(at, at + phrase.length).toLowerCase() === phrase.toLowerCase();
}

const WORD = /[\p{L}\p{N}_]/u;

export function endsWord(line: string, at: number): boolean {
  return at >= line.length || !WORD.test(String.fromCodePoint(line.codePointAt(at)!));
}

/** Several of one kind, with fixed text between: the first of the joints is the one printed. */
export function listCodec<T>(item: Codec<T>, joints: string | readonly [string, ...string[]], max: number): Codec<T[]> {
  const all = typeof joints === 'string' ? ([joints] as const) : joints;
  return {
    expects: item.expects,
    named: item.named,
    print: (values, words) => values.map((v) => item.print(v, words)).join(all[0]),
    read: (line, at, words, miss) =>
      readSeveral(line, at, {
        joints: all,
        max,
        item: (from) => item.read(line, from, words, miss).map((r) => ({ value: [r.value], end: r.end })),
        stuck: (from) => miss?.(from, expectsOf(item, words), item.named),
      }),
  };
}

interface Several<T> {
  readonly joints: readonly string[];
  readonly max: number;
  /** One item, or several that are told as one. */
  readonly item: (at: number) => Reading<T[]>[];
  /** No item stands after a joint. */
  readonly stuck: (at: number) => void;
}

/**
 * All lists of items that begin at `at`, longest first. Each place is read once, and of two lists that end at the same
 * place the likelier is kept: a name that holds the joint itself would else double the work with each item.
 */
export function readSeveral<T>(line: string, at: number, list: Several<T>): Reading<T[]>[] {
  const { joints, max, item, stuck } = list;
  const ends = new Map<number, Reading<T[]>>();
  const tried = new Set<number>();
  const from = (head: Reading<T[]>, start: number): void => {
    if (tried.has(start)) return;
    tried.add(start);
    const items = likeliest(item(start));
    if (items.length === 0 && head.value.length) stuck(start);
    for (const next of items) {
      const whole = { value: [...head.value, ...next.value], end: next.end };
      if (whole.value.length > max) continue;
      for (const joint of joints) {
        if (sameText(line, whole.end, joint)) from(whole, whole.end + joint.length);
        else if (sameText(line, whole.end, joint.trimEnd()) && whole.end + joint.trimEnd().length === line.length) stuck(line.length);
      }
      if (!ends.has(whole.end)) ends.set(whole.end, whole);
    }
  };
  from({ value: [], end: at }, at);
  return [...ends.values()].sort((a, b) => b.end - a.end);
}
