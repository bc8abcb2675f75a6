/** Damage to a log, as disks, editors, careless scripts and ill will do it. The same seed does the same damage. */

export class Chance {
  constructor(private state: number) {}

  /** A whole number from 0 up to, not including, `below` (mulberry32). */
  below(below: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below);
  }

  of<T>(items: readonly T[]): T {
    return items[this.below(items.length)];
  }
}

type Mutation = (bytes: Buffer, chance: Chance) => Buffer;

const onLines = (change: (lines: string[], chance: Chance) => void): Mutation => (bytes, chance) => {
  const lines = bytes.toString('latin1').split('\n');
  change(lines, chance);
  return Buffer.from(lines.join('\n'), 'latin1');
};

const flipBits: Mutation = (bytes, chance) => {
  const out = Buffer.from(bytes);
  for (let i = chance.below(8); i >= 0; i--) out[chance.below(out.length)] ^= 1 << chance.below(8);
  return out;
};

const replaceBytes: Mutation = (bytes, chance) => {
  const at = chance.below(bytes.length);
  const rubbish = Buffer.from(Array.from({ length: chance.below(24) }, () => chance.below(256)));
  return Buffer.concat([bytes.subarray(0, at), rubbish, bytes.subarray(at + chance.below(24))]);
};

const cutOff: Mutation = (bytes, chance) => bytes.subarray(0, chance.below(bytes.length));

const swapLines = onLines((lines, chance) => {
  const [a, b] = [chance.below(lines.length), chance.below(lines.length)];
  [lines[a], lines[b]] = [lines[b], lines[a]];
});

const dropLines = onLines((lines, chance) => void lines.splice(chance.below(lines.length), 1 + chance.below(3)));

const doubleLine = onLines((lines, chance) => {
  const at = chance.below(lines.length);
  lines.splice(chance.below(lines.length), 0, lines[at]);
});

const joinLines = onLines((lines, chance) => {
  const at = chance.below(Math.max(1, lines.length - 1));
  lines.splice(at, 2, lines.slice(at, at + 2).join(chance.of([' ', '', '\r', ','])));
});

const indentLine = onLines((lines, chance) => {
  const at = chance.below(lines.length);
  lines[at] = chance.of(['  ', '    ', '\t', ' ']) + lines[at];
});

/** Words of one line in another's place: still well written, mostly, and seldom true. */
const moveWords = onLines((lines, chance) => {
  const [a, b] = [chance.below(lines.length), chance.below(lines.length)];
  const [from, to] = [lines[a].split(' '), lines[b].split(' ')];
  to.splice(chance.below(to.length), chance.below(3), ...from.slice(chance.below(from.length)).slice(0, 1 + chance.below(3)));
  lines[b] = to.join(' ');
});

const changeNumber = onLines((lines, chance) => {
  const at = chance.below(lines.length);
  lines[at] = lines[at].replace(/\d+/, () => chance.of(['0', '1', '-1', '7', '99', '1e9', '1.5', '99999999999999999999', 'NaN', '']));
});

const VALUES: readonly string[] = [
  'null', 'true', '0', '-1', '1.5', '1e400', '9007199254740993', '""', '"front 9"', '"kate"', '"\\u0000\\u001b[2J"', '[]', '{}', '[[[]]]',
  '{"__proto__":{"polluted":1}}', '["front 1",null]', '{"card":{"card":{}}}', `"${'x'.repeat(3000)}"`, '['.repeat(70) + ']'.repeat(70),
];

const PLACES = /:("(?:[^"\\]|\\.)*"|-?\d+|true|false|null|\[\]|\{\})/g;

/** Puts a value of another type into a random place of a random line, if that is JSON. */
const retypeField = onLines((lines, chance) => {
  const at = chance.below(lines.length);
  const places = [...lines[at].matchAll(PLACES)];
  if (places.length > 0) lines[at] = withValue(lines[at], chance.of(places), chance.of(VALUES));
});

const withValue = (line: string, place: RegExpExecArray, value: string): string =>
  `${line.slice(0, place.index + 1)}${value}${line.slice(place.index + place[0].length)}`;

/** Puts a value of one line into another: well formed more often than not, and wrong. */
const exchangeValues = onLines((lines, chance) => {
  const [a, b] = [chance.below(lines.length), chance.below(lines.length)];
  const [from, to] = [[...lines[a].matchAll(PLACES)], [...lines[b].matchAll(PLACES)]];
  if (from.length > 0 && to.length > 0) lines[b] = withValue(lines[b], chance.of(to), chance.of(from)[1]);
});

/** Numbers the events anew, so that lines that were lost, moved or doubled come before the judge. */
const numbered = (mutation: Mutation): Mutation => (bytes, chance) => {
  let n = 0;
  const text = mutation(bytes, chance).toString('latin1');
  return Buffer.from(text.replace(/^\{"n":\d+/gm, () => `{"n":${++n}`), 'latin1');
};

const renameField = onLines((lines, chance) => {
  const at = chance.below(lines.length);
  const names = [...lines[at].matchAll(/"(\w+)":/g)];
  if (names.length === 0) return;
  const name = chance.of(names);
  const other = chance.of(['n', 'type', 'by', 'data', 'cause', 'hash', 'to', 'item', 'targets', '__proto__', 'constructor', 'Data']);
  lines[at] = `${lines[at].slice(0, name.index)}"${other}":${lines[at].slice(name.index + name[0].length)}`;
});

export const MUTATIONS: Readonly<Record<string, Mutation>> = {
  flipBits, replaceBytes, cutOff, swapLines, dropLines, doubleLine, joinLines, indentLine, moveWords, changeNumber, retypeField,
  renameField, exchangeValues,
  swapEvents: numbered(swapLines),
  dropEvents: numbered(dropLines),
  doubleEvent: numbered(doubleLine),
};

export function mutated(bytes: Buffer, chance: Chance): { bytes: Buffer; how: string } {
  const names: string[] = [];
  let out = bytes;
  for (let i = chance.of([0, 0, 0, 1, 2]); i >= 0 && out.length > 0; i--) {
    const name = chance.of(Object.keys(MUTATIONS));
    names.push(name);
    out = MUTATIONS[name](out, chance);
  }
  return { bytes: out, how: names.join(' + ') };
}
