import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compactLength, plainLength } from './compact-length.js';

const small = fc.integer({ min: -9999, max: 9999 });
const number = fc.oneof(fc.maxSafeInteger(), small).map((n) => (n % 1000 === 0 ? 7 : n));
const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    number,
    fc.string({ unit: fc.constantFrom(...'abcé£ {}:,[]') }),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.string({ unit: fc.constantFrom(...'abc'), maxLength: 3 }), tie('value'), { maxKeys: 4 }),
  ),
})).value;

const doubled = [
  '{"a":1,"a":1}',
  '{"a":1e3,"a":1}',
  '{"a":{},"\\u0061":{}}',
  '{"n":1000000000,"n":1e9}',
  '{"n":1e9,"m":1000000000,"m":1e9}',
];

describe('compactLength', () => {
  it('is the length of what JSON.stringify writes, where nothing needs an escape', () => {
    fc.assert(fc.property(json, (value) => expect(compactLength(value)).toBe(JSON.stringify(value).length)), { numRuns: 1000 });
  });

  const spelt = ['"a\\nb"', '"\\u0061"', '1000', '1e3', '12000', '-1000', '1.0', '-0', '[ ]', '{"n": 1}'];
  it.each([...spelt, ...doubled])('is less than the length of %s', (text) => {
    expect(compactLength(JSON.parse(text))).toBeLessThan(text.length);
  });
});

describe('plainLength', () => {
  it('is the compact length of what the text says, spaced and escaped as it may be', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '"', '\\', '\n', '£', '🂡', ' ', ':', '\u0007') });
    const value = fc.record({ a: text, b: fc.array(text, { maxLength: 3 }), c: fc.dictionary(text, fc.integer({ min: -99, max: 999 })) });
    const ascii = (json: string): string => json.replace(/[^ -~\n]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
    fc.assert(
      fc.property(value, fc.nat(3), (given, spaces) => {
        const json = JSON.stringify(given, null, spaces);
        const length = compactLength(JSON.parse(json));
        expect([plainLength(json), plainLength(ascii(json))]).toEqual([length, length]);
      }),
    );
  });

  it.each(doubled)('is more than what %s says', (text) => {
    expect(plainLength(text)).toBeGreaterThan(compactLength(JSON.parse(text)));
  });
});
