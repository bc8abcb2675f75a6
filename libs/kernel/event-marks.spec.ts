import { expect, it } from '@jest/globals';
import { EventMarks } from './event-marks.js';

it('knows the first mark of each event, and none of any other', () => {
  const marks = new EventMarks();
  expect([marks.isEmpty, marks.get(0), marks.get(7), marks.get(1e6)]).toEqual([true, undefined, undefined, undefined]);
  for (const [n, mark] of [[7, 1], [7, 2], [1024, 3], [1, 4], [100_000, 5]]) marks.setFirst(n, mark);
  expect([7, 1024, 1, 100_000].map((n) => marks.get(n))).toEqual([1, 3, 4, 5]);
  expect([0, 2, 8, 1023, 99_999, 100_001, 1e9].map((n) => marks.get(n))).toEqual(Array(7).fill(undefined));
});
