import { describe, expect, it } from '@jest/globals';
import { notJson } from './json.js';

const circle: unknown[] = [];
circle.push(circle);

describe('notJson', () => {
  it.each<[string, unknown]>([
    ['plain values', { a: 'x', b: [1, null, true, { c: {} }], gone: undefined }],
    ['an object without a prototype', Object.assign(Object.create(null) as object, { a: 1 })],
  ])('has nothing against %s', (_, value) => {
    expect(notJson(value)).toBeNull();
  });

  it.each<[unknown, string]>([
    [undefined, 'undefined is no JSON'],
    [{ a: [0, { b: NaN }] }, 'NaN at a[1].b is no JSON'],
    [[[1n]], 'a bigint at [0][0] is no JSON'],
    [{ a: { b: new Date() } }, 'an object of a class at a.b is no JSON'],
    [{ list: [undefined] }, 'undefined at list[0] is no JSON'],
    [{ circle }, 'deeper than 200 levels, or a circle'],
  ])('says of %p: %s', (value, says) => {
    expect(notJson(value)).toBe(says);
  });
});
