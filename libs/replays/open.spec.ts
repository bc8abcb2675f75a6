import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { seal } from '#kernel/chain.js';
import { event, type GameEvent } from '#kernel/event.js';
import type { Header } from '#kernel/log.js';
import type { Problem } from '#kernel/problem.js';
import type { Rulebook } from '#kernel/rulebook.js';
import { int, said } from '#kernel/shape.js';
import { intCodec } from '#kernel/words.js';
import { sha256 } from './hash.js';
import { openMatch, type MatchSource, type OpenOptions } from './open.js';

const toy = {
  id: 'toy',
  editions: { first: 'First Edition' },
  specs: [
    event({ type: 'Passed', kind: 'player', about: 'A pass.', fields: {}, says: '{by} passes' }),
    event({ type: 'Hurt', kind: 'game', about: 'Damage.', fields: { n: said(int(0, 99), intCodec) }, says: '{n} damage' }),
  ],
  validators: {},
  headerParts: {},
  partReaders: [
    {
      keyword: 'seat',
      form: 'seat kate',
      read: (block: { head: { text: string } }, header: { seats: string[] }) => void header.seats.push(block.head.text),
      print: (header: Header) => header.seats.map((s) => `seat ${s}`),
    },
  ],
  vocabulary: (header: Header) => ({ seats: header.seats, names: [] }),
  inspect: () => [],
} as unknown as Rulebook;

const header: Header = { verdict: 1, rulebook: 'toy', edition: 'first', record: 'complete', seats: ['kate', 'john'] };
const events: GameEvent[] = [
  { n: 1, type: 'Passed', by: 'kate', data: {} },
  { n: 2, type: 'Hurt', data: { n: 7 }, cause: 1 },
];
const log = [header, ...events].map((line) => JSON.stringify(line)).join('\n') + '\n';
const notation = 'match toy, first rules, complete record\nseat kate\nseat john\n\nkate passes\n  7 damage\n';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'verdict-open-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
function file(content: string | Buffer): string {
  const path = join(folder, `match-${files++}`);
  writeFileSync(path, content);
  return path;
}

interface Read {
  readonly form: MatchSource['form'];
  readonly header: Header | null;
  readonly events: GameEvent[];
  readonly lines: number[];
  readonly problems: readonly Problem[];
}

async function read(path: string, options?: OpenOptions): Promise<Read> {
  const source = await openMatch(path, { toy }, options);
  const found: GameEvent[] = [];
  const lines: number[] = [];
  for await (const batch of source.batches()) {
    found.push(...batch.events);
    lines.push(...batch.lines);
  }
  return { form: source.form, header: source.header, events: found, lines, problems: source.problems };
}

const piped = (...chunks: string[]): Promise<Read> => read('-', { stdin: Readable.from(chunks.map((chunk) => Buffer.from(chunk))) });

describe('openMatch', () => {
  it('reads a log in JSON Lines', async () => {
    expect(await read(file(log))).toEqual({ form: 'log', header, events, lines: [2, 3], problems: [] });
  });

  it('reads the notation', async () => {
    expect(await read(file(notation))).toEqual({ form: 'text', header, events, lines: [5, 6], problems: [] });
  });

  it('knows the header and the rulebook before the first event is asked for', async () => {
    for (const content of [log, notation]) {
      const source = await openMatch(file(content), { toy });
      expect([source.header, source.rulebook]).toEqual([header, toy]);
      source.close();
    }
  });

  it('reads a pipe, in whatever pieces it comes', async () => {
    expect(await piped(...log)).toMatchObject({ form: 'log', events, lines: [2, 3], problems: [] });
    expect(await piped(...notation)).toMatchObject({ form: 'text', events, problems: [] });
    expect(await piped('\n \n', '\n', log)).toMatchObject({ form: 'log', events, lines: [5, 6], problems: [] });
  });

  it.each([
    ['a byte order mark', (text: string) => `\ufeff${text}`],
    ['line ends of another system', (text: string) => text.replaceAll('\n', '\r\n')],
    ['no end of the last line', (text: string) => text.trimEnd()],
    ['blank lines before', (text: string) => `\n\n${text}`],
  ])('takes %s', async (_, change) => {
    for (const content of [log, notation]) expect(await read(file(change(content)))).toMatchObject({ events, problems: [] });
  });

  it.each<[string, () => string, string]>([
    ['a file that is not there', () => join(folder, 'absent'), 'no such file'],
    ['a directory', () => folder, 'a directory'],
    ['a path through a file', () => join(file(log), 'x'), 'a path through something that is no directory'],
    ['a path with a zero in it', () => 'a\0b', expect.stringContaining('null bytes') as unknown as string],
    ['an empty file', () => file(''), 'nothing'],
    ['a blank file', () => file('\ufeff \r\n\t\n'), 'nothing'],
    ['a file of blanks without end', () => file(' '.repeat(1 << 20)), 'nothing'],
  ])('tells of %s', async (_, path, found) => {
    const result = await read(path());
    expect(result).toMatchObject({ header: null, events: [] });
    expect(result.problems).toEqual([expect.objectContaining({ line: 0, found })]);
  });

  it('tells of a file that may not be read', async () => {
    const path = join(folder, 'locked');
    mkdirSync(path);
    const inside = join(path, 'match');
    writeFileSync(inside, log);
    chmodSync(inside, 0);
    // Root may read everything: then the file is read, which is as right.
    const { problems } = await read(inside);
    expect(problems.map((p) => p.found)).toEqual(process.getuid?.() === 0 ? [] : ['a file that you may not read']);
  });

  it('tells of a pipe that breaks, after what came through it', async () => {
    // eslint-disable-next-line @typescript-eslint/require-await -- a stream is what it is
    async function* broken(): AsyncGenerator<Buffer> {
      yield Buffer.from(log);
      throw Object.assign(new Error('read EIO'), { code: 'EIO' });
    }
    const result = await read('-', { stdin: Readable.from(broken()) });
    expect(result.problems).toEqual([{ line: 0, field: '', found: 'read EIO', expected: 'a match on standard input' }]);
  });

  it('tells where bytes are no UTF-8, in either form', async () => {
    const damaged = (text: string): Buffer => Buffer.from(text.replace('kate', 'k\u00e9te'), 'latin1');
    expect((await read(file(damaged(log)))).problems[0]).toMatchObject({ line: 1, found: 'the byte e9, which is no UTF-8' });
    expect((await read(file(damaged(notation)))).problems).toEqual([expect.objectContaining({ line: 2, column: 7 })]);
  });

  it.each<[string, Buffer, string]>([
    ['text in UTF-16', Buffer.from(`\ufeff${notation}`, 'utf16le'), 'text in UTF-16'],
    ['text in UTF-16 without a mark', Buffer.from(log, 'utf16le'), 'text in UTF-16, or no text'],
    ['a packed file', gzipSync(log), 'a gzip file'],
    ['bytes of any kind', Buffer.from(Array.from({ length: 3000 }, (_, i) => (i * i * 7 + 200) % 256)), 'a file that is no text'],
  ])('tells of %s in one word', async (_, bytes, found) => {
    expect(await read(file(bytes))).toMatchObject({ form: 'none', header: null, events: [], problems: [{ line: 0, found }] });
    expect(await read('-', { stdin: Readable.from([bytes]) })).toMatchObject({ form: 'none', problems: [{ line: 0, found }] });
  });

  it('tells what is wrong in a line of either form', async () => {
    const wrongLog = await read(file(log.replace('"n":7', '"n":700')));
    expect(wrongLog.problems).toEqual([expect.objectContaining({ line: 3, field: 'data.n', found: '700' })]);
    expect(wrongLog.events).toEqual(events.slice(0, 1));
    const wrongText = await read(file(notation.replace('kate passes', 'mary passes')));
    expect(wrongText.problems).toEqual([expect.objectContaining({ line: 5, column: 1 })]);
    expect(wrongText.events).toEqual([]);
    const wrongHeader = await read(file(notation.replace('seat john', 'seat kate:')));
    expect(wrongHeader.problems[0]).toMatchObject({ line: expect.any(Number), found: expect.stringContaining('kate') });
  });

  it('verifies a chain where it is asked to', async () => {
    const sealed = seal({ header, events }, sha256);
    const lines = [sealed.header, ...sealed.events].map((line) => JSON.stringify(line)).join('\n');
    const chain = { hash: sha256, unsealed: 'refuse' as const };
    expect((await read(file(lines), { chain })).problems).toEqual([]);
    const changed = await read(file(lines.replace('"n":7', '"n":8')), { chain });
    expect(changed.problems).toEqual([expect.objectContaining({ line: 3, field: 'hash' })]);
    expect((await read(file(notation), { chain })).problems).toEqual([expect.objectContaining({ line: 0, field: 'hash' })]);
    expect((await read(file(notation), { chain: { ...chain, unsealed: 'accept' } })).problems).toEqual([]);
  });

  it('does not read a text without end', async () => {
    const long = Buffer.alloc(33 << 20, 'match toy\n');
    expect((await read(file(long))).problems).toEqual([expect.objectContaining({ line: 0, found: 'more than 33554432 bytes' })]);
  });

  it('lets go of the file when the reader breaks off', async () => {
    const many = Array.from({ length: 20_000 }, (_, i) => JSON.stringify({ ...events[0], n: i + 1 }));
    const source = await openMatch(file([JSON.stringify(header), ...many].join('\n')), { toy });
    for await (const batch of source.batches()) {
      expect(batch.events.length).toBeGreaterThan(0);
      break;
    }
    expect(await source.batches().next()).toMatchObject({ done: true });
  });

  it('reads a named pipe', async () => {
    const path = join(folder, 'pipe');
    execFileSync('mkfifo', [path]);
    const [found] = await Promise.all([read(path), writeFile(path, log)]);
    expect(found).toMatchObject({ events, problems: [] });
  });
});
