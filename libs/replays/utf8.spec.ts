import { isUtf8 } from 'node:buffer';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { firstInvalidByte } from './utf8.js';

describe('firstInvalidByte', () => {
  it.each<[string, number[], number]>([
    ['plain letters', [0x61, 0x62], -1],
    ['a lonely continuation', [0x61, 0x80], 1],
    ['Latin-1', [0x61, 0xe9, 0x62], 1],
    ['an overlong slash', [0xc0, 0xaf], 0],
    ['half of a pair', [0x61, 0xed, 0xa0, 0x80], 1],
    ['a character past the last', [0xf4, 0x90, 0x80, 0x80], 0],
    ['a character cut off', [0x61, 0xe2, 0x82], 1],
  ])('finds the place in %s', (_, bytes, at) => {
    expect(firstInvalidByte(Uint8Array.from(bytes))).toBe(at);
  });

  it('agrees with Node about what is UTF-8', () => {
    const text = fc.string({ unit: 'binary' }).map((t) => [...Buffer.from(t)]);
    const high = fc.array(fc.constantFrom(0x41, 0x7f, 0x80, 0x9f, 0xa0, 0xbf, 0xc2, 0xe0, 0xed, 0xef, 0xf0, 0xf4, 0xf5), { maxLength: 6 });
    const bytes = fc.tuple(text, high, text).map((parts) => Uint8Array.from(parts.flat()));
    fc.assert(
      fc.property(bytes, (given) => {
        const at = firstInvalidByte(given);
        expect(at === -1).toBe(isUtf8(given));
        if (at >= 0) expect([isUtf8(given.subarray(0, at)), at < given.length]).toEqual([true, true]);
      }),
      { numRuns: 2000 },
    );
  });
});
