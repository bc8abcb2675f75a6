import { describe, expect, it } from '@jest/globals';
import { REACH } from '#kernel/history.js';
import { Recent } from './recent.js';

const LONG = 40_000;

describe('Recent', () => {
  const recent = new Recent();
  for (let n = 1; n <= LONG; n++) recent.add({ n, type: 'Noted', data: {} }, n + 1);

  it.each([1, 500, 1024, LONG - REACH, LONG - 1, LONG])('still knows event %i of a long log', (n) => {
    expect(recent.find(n)).toEqual({ event: { n, type: 'Noted', data: {} }, line: n + 1 });
  });

  it.each([0, 1025, LONG - 20_000, LONG + 1])('does not know event %i', (n) => {
    expect(recent.find(n)).toBeNull();
  });
});
