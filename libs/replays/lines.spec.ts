import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LineSplitter } from './lines.js';

type Seen = string | { column?: number; found: string; hint?: string };

function split(...chunks: (string | Buffer)[]): Seen[] {
  const seen: Seen[] = [];
  const splitter = new LineSplitter({
    read: (line) => seen.push(line),
    refuse: ({ column, found, hint }) => void seen.push({ column, found, hint }),
  });
  for (const chunk of chunks) splitter.push(Buffer.from(chunk));
  splitter.end();
  return seen;
}

/** The same bytes in pieces of this size. */
function inPieces(bytes: Buffer, size: number): Buffer[] {
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => bytes.subarray(i * size, (i + 1) * size));
}

const LIMIT = 1 << 20;

describe('LineSplitter', () => {
  it.each<[string, string[], Seen[]]>([
    ['nothing', [], []],
    ['lines that end', ['a\nb\n'], ['a', 'b']],
    ['a last line without an end', ['a\nb'], ['a', 'b']],
    ['lines of two systems', ['a\r\nb\n\r\nc\r'], ['a', 'b', '', 'c']],
    ['blank lines', ['\n\na\n\n'], ['', '', 'a', '']],
    ['a line in pieces', ['a', 'b', 'c\nd', '\n'], ['abc', 'd']],
    ['a byte order mark', ['\ufeffa\n\ufeffb'], ['a', '\ufeffb']],
    ['an end in a piece of its own', ['a\r', '\nb'], ['a', 'b']],
  ])('splits %s', (_, chunks, lines) => {
    expect(split(...chunks)).toEqual(lines);
  });

  it('gives the same lines however the bytes come', () => {
    const letter = fc.constantFrom('a', '£', '木', '🂡', '\n', '\r\n', '\n\n');
    fc.assert(
      fc.property(fc.array(letter, { maxLength: 40 }), fc.integer({ min: 1, max: 9 }), (letters, size) => {
        const text = letters.join('');
        const whole = text.replaceAll('\r\n', '\n').split('\n');
        if (whole.at(-1) === '') whole.pop();
        expect(split(...inPieces(Buffer.from(text), size))).toEqual(whole);
        expect(split(text)).toEqual(whole);
      }),
    );
  });

  it('holds a line that comes byte by byte', () => {
    const line = 'x'.repeat(2000);
    expect(split(...inPieces(Buffer.from(`${line}\n`), 1))).toEqual([line]);
  });

  it.each([1, 3, 1000])('refuses what is no UTF-8 with its column, and goes on, in pieces of %d', (size) => {
    const bytes = Buffer.concat([Buffer.from('a\n木£'), Buffer.from([0xe9, 0x0a]), Buffer.from('b\n')]);
    expect(split(...inPieces(bytes, size))).toEqual(['a', { column: 3, found: 'the byte e9, which is no UTF-8', hint: 'save the file as UTF-8' }, 'b']);
  });

  it.each([7777, LIMIT / 2, 3 * LIMIT])('refuses a line over the limit, and goes on, in pieces of %d', (size) => {
    const [fits, over, wide] = ['x'.repeat(LIMIT), 'x'.repeat(LIMIT + 1), '木'.repeat(LIMIT / 2)];
    const bytes = Buffer.from(`a\n${fits}\n${over}\nb\n${wide}\r\n${fits}\r\nc`);
    const seen = split(...inPieces(bytes, size)).map((line) => (typeof line === 'string' ? line.length : line.found));
    expect(seen).toEqual([1, LIMIT, `a line of ${LIMIT + 1} bytes`, 1, expect.stringMatching(/^a line of 157286[45] bytes$/), LIMIT, 1]);
  });

  it('holds nothing of a line over the limit', () => {
    const splitter = new LineSplitter({ read: () => undefined, refuse: () => undefined });
    const megabyte = Buffer.alloc(LIMIT, 'x');
    for (let i = 0; i < 64; i++) splitter.push(megabyte);
    expect(splitter).toMatchObject({ pending: [], pendingLength: 64 * LIMIT });
  });
});
