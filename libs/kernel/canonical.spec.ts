import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { canonical } from './canonical.js';

const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.maxSafeInteger(),
    fc.string({ unit: 'binary' }),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(fc.string({ maxLength: 6 }), tie('value'), { maxKeys: 30 }),
  ),
})).value;

/** The same value with the keys of each object in the opposite order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).reverse().map(([k, v]) => [k, reversed(v)]));
}

describe('canonical', () => {
  it.each([
    [{ b: 1, a: 2 }, '{"a":2,"b":1}'],
    [{ Z: 1, a: [1, { d: null, c: true }] }, '{"Z":1,"a":[1,{"c":true,"d":null}]}'],
    [-0, '0'],
    [-17, '-17'],
    [9007199254740991, '9007199254740991'],
    ['a "quoted"\\ line\n', '"a \\"quoted\\"\\\\ line\\n"'],
    ['£ and ögre 🂡', '"£ and ögre 🂡"'],
    [{ '\u20ac': 1, '\r': 2, '1': 3, '\u00f6': 4 }, '{"\\r":2,"1":3,"ö":4,"€":1}'],
    [{}, '{}'],
    [[], '[]'],
  ])('writes %j as %s', (value, text) => {
    expect(canonical(value)).toBe(text);
  });

  it('leaves one key out, of the outermost object only', () => {
    expect(canonical({ hash: 'x', n: 1, data: { hash: 'y' } }, 'hash')).toBe('{"data":{"hash":"y"},"n":1}');
  });

  it.each([0.5, NaN, Infinity, 2 ** 53])('refuses %d', (value) => {
    expect(() => canonical({ value })).toThrow(TypeError);
  });

  it('does not depend on the order of keys', () => {
    fc.assert(fc.property(json, (value) => expect(canonical(reversed(value))).toBe(canonical(value))));
  });

  it('reads back as the same value', () => {
    fc.assert(fc.property(json, (value) => expect(canonical(JSON.parse(canonical(value)))).toBe(canonical(value))));
    fc.assert(fc.property(json, (value) => expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)))));
  });
});
