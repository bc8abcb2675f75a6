import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ToyBoard } from '#check-tester/toy/board.js';
import { toy } from '#check-tester/toy/rulebook.js';
import type { GameEvent } from './event.js';
import { History, REACH } from './history.js';
import type { Header } from './log.js';

const header: Header = { verdict: 1, rulebook: 'toy', edition: 'first', record: 'complete', seats: ['kate', 'john'] };
const said = (n: number): GameEvent => ({ n, type: 'NumberSaid', by: n % 2 ? 'kate' : 'john', data: { number: n % 100 } });
const back = (n: number, to: number): GameEvent => ({ n, type: 'BackedUp', data: { to } });

/** Numbers are said, but for the events that are backups to the event of their value. */
const played = (length: number, backups: Readonly<Record<number, number>> = {}): GameEvent[] =>
  Array.from({ length }, (_, i) => (i + 1 in backups ? back(i + 1, backups[i + 1]) : said(i + 1)));

function folded(events: readonly GameEvent[]): History<ToyBoard> {
  const history = new History(toy, header);
  expect(events.filter((event) => !history.apply(event))).toEqual([]);
  return history;
}

/** What is on the table after event n: found by walking back through the backups, with no checkpoint anywhere. */
function numbersAt(events: readonly GameEvent[], n: number): number[] {
  const standing: number[] = [];
  for (let at = n; at > 0; at--) {
    const { type, data } = events[at - 1];
    if (type === 'BackedUp') at = (data as { to: number }).to + 1;
    else standing.push((data as { number: number }).number);
  }
  return standing.reverse();
}

const onTable = ({ players }: ToyBoard): number[] => [...players.values()].flatMap((p) => p.said).sort((a, b) => a - b);
const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

describe('a fold that can go back', () => {
  it.each([
    ['one event', 5, { 5: 3 }],
    ['to the beginning', 9, { 9: 0 }],
    ['to right before it, where nothing changes', 6, { 6: 5 }],
    ['to a backup', 12, { 6: 2, 12: 6 }],
    ['into what a backup had undone', 12, { 8: 2, 12: 6 }],
    ['twice to the same place', 14, { 8: 3, 14: 3 }],
    ['to the end of a stretch', 1100, { 1100: 1023 }],
    ['to a checkpoint', 1100, { 1100: 1024 }],
    ['to right after a checkpoint', 1100, { 1100: 1025 }],
    ['at a checkpoint', 1024, { 1024: 100 }],
    ['right after a checkpoint', 1025, { 1025: 1024 }],
    ['over several checkpoints', 3000, { 2000: 700, 3000: 1999 }],
  ])('goes back %s', (_how, length, backups) => {
    const events = played(length, backups);
    const { board } = folded(events);
    expect(board.n).toBe(length);
    expect(onTable(board)).toEqual(sorted(numbersAt(events, length)));
  });

  it('goes back over forty backups to before the first', () => {
    const backups = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [10 + 10 * i, 5]));
    const events = played(420, { ...backups, 420: 3 });
    expect(onTable(folded(events).board)).toEqual([1, 2, 3]);
  });

  it.each([
    ['to the beginning', (n: number) => (n % 2 ? 0 : n - 1)],
    ['to half of it', (n: number) => Math.floor(n / 2)],
    ['to right before', (n: number) => n - 1],
    ['past all boards that are kept', (n: number) => Math.max(0, n - 1025 - (n % 7))],
  ])('goes back %s thousands of times', (_how, to) => {
    const length = 5000;
    const backups = Object.fromEntries(Array.from({ length: length - 50 }, (_, i) => [i + 50, to(i + 50)]));
    const events = played(length, backups);
    expect(onTable(folded(events).board)).toEqual(sorted(numbersAt(events, length)));
  });

  it('goes back into what a backup took up from beyond its reach', () => {
    const length = REACH + 3000;
    const events = played(length, { 6000: 17, [length]: 6003 });
    expect(onTable(folded(events).board)).toEqual(sorted(numbersAt(events, length)));
  });

  it('goes on from there', () => {
    const events = played(40, { 20: 5, 31: 2 });
    expect(onTable(folded(events).board)).toEqual(sorted(numbersAt(events, 40)));
  });

  it('agrees with walking back through any backups', () => {
    const matches = fc.integer({ min: 1, max: 700 }).chain((length) =>
      fc.tuple(fc.constant(length), fc.array(fc.tuple(fc.integer({ min: 1, max: length }), fc.nat(length)), { maxLength: 12 })),
    );
    fc.assert(
      fc.property(matches, ([length, drawn]) => {
        const events = played(length, Object.fromEntries(drawn.map(([n, to]) => [n, to % n])));
        expect(onTable(folded(events).board)).toEqual(sorted(numbersAt(events, length)));
      }),
      { numRuns: 60 },
    );
  });

  it('reaches as far back as it says, and refuses what lies further', () => {
    const length = REACH + 2100;
    const history = folded(played(length));
    const before = toy.clone(history.board);
    expect(history.apply(back(length + 1, 1))).toBe(false);
    expect(onTable(history.board)).toEqual(onTable(before));
    expect(history.apply(back(length + 1, length - REACH))).toBe(true);
    expect(onTable(history.board)).toHaveLength(length - REACH);
  });

  it.each([3, 4, 1e9, -1, 0.5, NaN, Infinity, -Infinity])('refuses to return from event 3 to %p, and stays where it is', (to) => {
    const history = folded(played(2));
    expect(history.apply(back(3, to))).toBe(false);
    expect(history.board).toMatchObject({ n: 2, last: 2 });
    expect(history.apply(said(3))).toBe(true);
  });
});
