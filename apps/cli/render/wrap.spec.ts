import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { widthOf } from './width.js';
import { hang, wrap } from './wrap.js';

describe('wrap', () => {
  it('breaks between words', () => {
    expect(wrap('kate casts Ember Bolt into back 1', 20)).toEqual(['kate casts Ember', 'Bolt into back 1']);
  });

  it('breaks a word that fits no line, by columns', () => {
    expect(wrap('船乗り船乗り船乗り船乗り', 16)).toEqual(['船乗り船乗り船乗', 'り船乗り']);
  });

  it('loses nothing, and no line is too long', () => {
    const words = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).map((word) => word.replace(/\s/g, '_')));
    fc.assert(
      fc.property(words, fc.integer({ min: 16, max: 100 }), (said, width) => {
        const lines = wrap(said.join(' '), width);
        expect(lines.join('').replaceAll(' ', '')).toBe(said.join('').replaceAll(' ', ''));
        for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(width);
      }),
    );
  });

  it('puts what does not fit under its beginning', () => {
    expect(hang('rule: ', 'Slow actions wait until the stack is empty.', 30)).toEqual([
      'rule: Slow actions wait until',
      '      the stack is empty.',
    ]);
  });
});
