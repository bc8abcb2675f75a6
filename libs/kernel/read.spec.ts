import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { seal } from './chain.js';
import { event, type GameEvent } from './event.js';
import { interventions } from './interventions.js';
import type { Header, MatchLog } from './log.js';
import { LogReader, type ChainOptions } from './read.js';
import type { Rulebook } from './rulebook.js';
import { choice, int, list, map, optional, text } from './shape.js';

const sha256 = (t: string): string => createHash('sha256').update(t).digest('hex');

const row = choice(['front', 'back']);
const toy = {
  id: 'toy',
  editions: { first: 'First Edition' },
  specs: [
    ...interventions,
    event({ type: 'Drawn', kind: 'player', about: 'Drawing.', fields: { cards: list(text(20), 1, 3) }, says: '{by} draws' }),
    event({ type: 'Passed', kind: 'player', about: 'A pass.', fields: {}, says: '{by} passes' }),
    event({ type: 'Hurt', kind: 'game', about: 'Damage.', fields: { n: int(0, 99), row: optional(row) }, says: 'hurt' }),
  ],
  validators: {},
  headerParts: { hosts: map(text(20), 2) },
  inspect: (header: Header) =>
    Object.hasOwn(header.hosts as object, 'kate') ? [] : [{ field: 'hosts.kate', says: 'kate has no Host', hint: 'give her one' }],
} as unknown as Rulebook;

const header: Header = {
  verdict: 1,
  rulebook: 'toy',
  edition: 'first',
  record: 'complete',
  seats: ['kate', 'john'],
  hosts: { kate: 'Thane' },
};
const events: GameEvent[] = [
  { n: 1, type: 'Drawn', by: 'kate', data: { cards: ['Ember Bolt', 'Stone Ogre'] } },
  { n: 2, type: 'Hurt', data: { n: 3, row: 'front' }, cause: 1 },
  { n: 3, type: 'Passed', by: 'john', data: {}, at: '14:03' },
  { n: 4, type: 'Passed', by: 'kate', data: {} },
];
const log: MatchLog = { header, events };
const linesOf = ({ header: h, events: e }: MatchLog): string[] => [h, ...e].map((line) => JSON.stringify(line));

interface Result {
  readonly reader: LogReader;
  readonly events: GameEvent[];
}

function read(lines: readonly string[], chain?: ChainOptions): Result {
  const reader = new LogReader({ toy }, chain);
  const found: GameEvent[] = [];
  for (const line of lines) {
    if (reader.done) break;
    const next = reader.read(line);
    if (next) found.push(next);
  }
  reader.end();
  return { reader, events: found };
}

const problems = (lines: readonly string[], chain?: ChainOptions): LogReader['problems'] => read(lines, chain).reader.problems;
const lines = linesOf(log);
const withLine = (i: number, line: string): string[] => lines.with(i, line);

describe('LogReader', () => {
  it('hands on the header, the rulebook and every event', () => {
    const { reader, events: found } = read(lines);
    expect(reader.problems).toEqual([]);
    expect(reader.header).toEqual(header);
    expect(reader.rulebook).toBe(toy);
    expect(found).toEqual(events);
  });

  it('passes over blank lines, line ends and whitespace inside a line, and counts them', () => {
    const spaced = JSON.stringify(events[1], null, 1).replaceAll('\n', ' ');
    const { reader, events: found } = read(['', lines[0], '  ', `${lines[1]}\r`, spaced, lines[3]]);
    expect(reader.problems).toEqual([]);
    expect(found).toEqual(events.slice(0, 3));
    expect(reader.line).toBe(6);
  });

  it.each<[string, string[], object]>([
    ['nothing', [], { line: 0, found: 'an empty log' }],
    ['a broken header', ['{"verdict":1,'], { line: 1, column: 14, expected: 'a key in double quotes' }],
    ['a header that says a thing twice', ['{"verdict":1,"verdict":1}'], { line: 1, column: 14, expected: 'each key once' }],
    ['events without a header', lines.slice(1), { line: 1, found: 'an event', hint: 'a log begins with its header' }],
    ['an unknown game', withLine(0, '{"verdict":1,"rulebook":"constructor"}'), { line: 1, field: 'rulebook', found: '"constructor"' }],
    ['a header with wrong seats', withLine(0, lines[0].replace('"john"', '7')), { line: 1, field: 'seats[1]' }],
    ['a header that makes no sense', withLine(0, lines[0].replace('"kate":', '"john":')), { line: 1, says: 'kate has no Host' }],
    ['a broken line', withLine(2, '{"n":2,"type":"Hurt",data:{}}'), { line: 3, column: 22, expected: 'a key in double quotes' }],
    ['a line that is no object', withLine(2, '17'), { line: 3, field: '', found: '17' }],
    ['a line that is null', withLine(2, 'null'), { line: 3, field: '', found: 'null' }],
    ['an unknown type', withLine(2, '{"n":2,"type":"Hurts","data":{}}'), { line: 3, field: 'type', hint: 'did you mean "Hurt"?' }],
    ['a missing field', withLine(2, '{"n":2,"type":"Hurt","data":{}}'), { line: 3, field: 'data.n', found: 'nothing' }],
    ['a surplus field', withLine(2, '{"n":2,"type":"Hurt","data":{"n":1,"x":1}}'), { line: 3, field: 'data.x' }],
    ['a key that stands twice', withLine(2, '{"n":2,"type":"Hurt","data":{"n":1,"n":1}}'), { line: 3, field: 'data.n', column: 36 }],
    ['a number that is rounded', withLine(2, '{"n":2,"type":"Hurt","data":{"n":0.99999999999999999}}'), { line: 3, column: 34 }],
    ['a number past all bounds', withLine(2, '{"n":2,"type":"Hurt","data":{"n":1e400}}'), { line: 3, field: 'data.n', found: '1e400' }],
    ['a __proto__ key', withLine(2, '{"n":2,"type":"Hurt","data":{"n":1,"__proto__":{}}}'), { line: 3, field: 'data.__proto__' }],
    ['a __proto__ beside the data', withLine(2, '{"n":2,"type":"Hurt","__proto__":{"data":{"n":1}}}'), { line: 3, field: 'data' }],
    ['deep nesting', withLine(2, `{"n":2,"x":${'['.repeat(99_999)}${']'.repeat(99_999)}}`), { line: 3, found: 'nesting deeper than 64' }],
    ['a long line', withLine(2, `{"n":2,"x":"${'x'.repeat(1 << 20)}"}`), { line: 3, found: 'a line of 1048590 characters' }],
    ['a gap', lines.toSpliced(2, 1), { line: 3, field: 'n', found: '3', expected: '2', hint: 'event 2 is missing' }],
    ['a wide gap', lines.toSpliced(1, 3), { line: 2, field: 'n', found: '4', expected: '1', hint: 'events 1 to 3 are missing' }],
    ['a repeat', lines.toSpliced(3, 0, lines[2]), { line: 4, field: 'n', found: '2', expected: '3', hint: 'event 2 was there already' }],
  ])('refuses %s', (_, given, problem) => {
    const { reader, events: found } = read(given);
    expect(reader.problems[0]).toMatchObject(problem);
    expect(found.length).toBe(Math.max(0, reader.problems[0].line - 2));
    expect(found).toEqual(events.slice(0, found.length));
  });

  it('names one problem for one gap, one for one repeat, two for two lines swapped', () => {
    expect(problems(lines.toSpliced(2, 1))).toHaveLength(1);
    expect(problems(lines.toSpliced(3, 0, lines[2]))).toHaveLength(1);
    expect(problems([lines[0], lines[1], lines[3], lines[2], lines[4]])).toHaveLength(2);
  });

  it('goes on after a problem, with all that is wrong in later lines', () => {
    const wrong = ['{"n":2,"type":"Hurt","data":{"n":100,"row":"side"}}', '{"n":4,"type":"Pased","data":{}}'];
    const found = problems([lines[0], '{', wrong[0], lines[3], wrong[1]]);
    expect(found.map(({ line, field }) => [line, field])).toEqual([[2, ''], [3, 'data.n'], [3, 'data.row'], [5, 'type']]);
  });

  it('goes on after a flawed header as long as the seats are known', () => {
    const found = problems([lines[0].replace('complete', 'total'), '{"n":1,"type":"Passed","by":"mary","data":{}}']);
    expect(found.map(({ line, field }) => [line, field])).toEqual([[1, 'record'], [2, 'by']]);
    expect(read([lines[0].replace('complete', 'total')]).reader.header).toBeNull();
  });

  it('stops at fifty problems', () => {
    const { reader } = read([lines[0], ...Array.from({ length: 200 }, () => '{')]);
    expect(reader.problems).toHaveLength(50);
    expect(reader.done).toBe(true);
    expect(reader.line).toBe(51);
  });

  it('counts a line that was refused before it became text', () => {
    const reader = new LogReader({ toy });
    reader.read(lines[0]);
    reader.refuse({ field: '', found: 'the byte ff', expected: 'UTF-8', column: 3 });
    expect(reader.read(lines[2])).toBeNull();
    expect(reader.problems).toEqual([{ line: 2, column: 3, field: '', found: 'the byte ff', expected: 'UTF-8' }]);
  });
});

describe('LogReader with a chain', () => {
  const refuse: ChainOptions = { hash: sha256, unsealed: 'refuse' };
  const accept: ChainOptions = { hash: sha256, unsealed: 'accept' };
  const sealed = linesOf(seal(log, sha256));

  it('reads a sealed log', () => {
    expect(read(sealed, refuse).events).toHaveLength(4);
    expect(problems(sealed, refuse)).toEqual([]);
  });

  it('reads a log that is not sealed only if it may', () => {
    expect(problems(lines, accept)).toEqual([]);
    expect(problems(lines, refuse)[0]).toMatchObject({ line: 1, field: 'hash', found: 'nothing', hint: 'this log is not sealed' });
  });

  it.each<[string, string[], object]>([
    ['a changed event', sealed.with(2, sealed[2].replace('"n":3', '"n":4')), { line: 3, field: 'hash' }],
    ['a changed header', sealed.with(0, sealed[0].replace('Thane', 'Throne')), { line: 1, field: 'hash' }],
    ['an event without its hash', sealed.with(3, lines[3]), { line: 4, field: 'hash', found: 'nothing' }],
    ['a dropped event', sealed.toSpliced(2, 1), { line: 3, field: 'n', expected: '2' }],
    ['a header whose hash was taken off', sealed.with(0, lines[0]), { line: 2, field: 'hash', expected: 'no such field' }],
  ])('refuses %s, though it would accept one without hashes', (_, given, problem) => {
    expect(problems(given, accept)[0]).toMatchObject(problem);
  });

  it('blames a changed line and not those after it', () => {
    const found = problems(sealed.with(2, sealed[2].replace('"n":3', '"n":4')), refuse);
    expect(found).toEqual([expect.objectContaining({ line: 3, found: expect.stringMatching(/^"[0-9a-f]{64}"$/) })]);
  });

  it('cannot say more about a broken line than that it is broken', () => {
    expect(problems(sealed.with(2, '{'), refuse)).toHaveLength(1);
    expect(problems(sealed.with(2, sealed[2].replace('"n":3', '"n":3.5')), refuse)).toHaveLength(1);
    expect(problems(sealed.with(0, sealed[0].replace('"complete"', '1.5')), refuse)).toHaveLength(1);
  });

  it('finds any change of one character that changes what a line says, and hands on nothing from there', () => {
    const place = fc.nat(sealed.length - 1).chain((i) => fc.tuple(fc.constant(i), fc.nat(sealed[i].length - 1)));
    fc.assert(
      fc.property(place, fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }), ([i, at], letter) => {
        fc.pre(sealed[i][at] !== letter);
        const changed = sealed[i].slice(0, at) + letter + sealed[i].slice(at + 1);
        const { reader, events: found } = read(sealed.with(i, changed), refuse);
        expect(reader.problems.length).toBeGreaterThan(0);
        expect(found.map((e) => JSON.stringify(e))).toEqual(sealed.slice(1, Math.max(1, i)));
      }),
      { numRuns: 200 },
    );
  });
});

describe('LogReader under attack', () => {
  it('never throws, and hands on nothing from the first problem on', () => {
    const damage = fc.tuple(fc.constantFrom(...lines), fc.nat(120), fc.nat(4), fc.string({ maxLength: 4 }));
    const piece = fc.oneof(
      fc.constantFrom(...lines),
      fc.string(),
      fc.json({ maxDepth: 4 }),
      damage.map(([line, at, gone, put]) => line.slice(0, at) + put + line.slice(at + gone)),
    );
    const damaged = fc.array(piece, { maxLength: 8 }).map((more) => [lines[0], ...more]);
    fc.assert(
      fc.property(fc.oneof(damaged, fc.array(piece, { maxLength: 3 })), (given) => {
        const { reader, events: found } = read(given);
        found.forEach((e, i) => expect(e.n).toBe(i + 1));
        if (reader.problems.length) expect(found.length).toBeLessThanOrEqual(Math.max(0, reader.problems[0].line - 2));
        for (const p of reader.problems) expect([p.line >= 0, p.found !== '', p.expected !== '']).toEqual([true, true, true]);
      }),
      { numRuns: 500 },
    );
  });
});

it('tells of an object that goes on over the next line', () => {
  const spread = JSON.stringify(header, null, 2).split('\n');
  expect(problems(spread)).toEqual([expect.objectContaining({ line: 1, hint: 'the header, and each event, stands whole on one line' })]);
  expect(problems([lines[0], '{"n":1,', ...lines.slice(2)])).toContainEqual(expect.objectContaining({ line: 2, hint: expect.stringContaining('whole on one line') }));
  expect(problems([lines[0], '{"n":1.}'])[0].hint).toBeUndefined();
});
