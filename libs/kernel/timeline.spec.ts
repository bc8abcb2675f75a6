import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ToyBoard } from '#check-tester/toy/board.js';
import { toy } from '#check-tester/toy/rulebook.js';
import type { GameEvent } from './event.js';
import type { Header } from './log.js';
import { Timeline } from './timeline.js';

const header: Header = { verdict: 1, rulebook: 'toy', edition: 'first', record: 'complete', seats: ['kate', 'john'] };
const said = (n: number): GameEvent => ({ n, type: 'NumberSaid', by: n % 3 ? 'kate' : 'john', data: { number: n % 100 } });
const back = (n: number, to: number): GameEvent => ({ n, type: 'BackedUp', data: { to } });
const played = (length: number, backups: Readonly<Record<number, number>> = {}): GameEvent[] =>
  Array.from({ length }, (_, i) => (i + 1 in backups ? back(i + 1, backups[i + 1]) : said(i + 1)));

/** Every board of a match, from the first event on each time; a backup begins anew from the board that it returns to. */
function boardAfter(events: readonly GameEvent[], n: number): ToyBoard {
  if (n === 0) return toy.open(header);
  const event = events[n - 1];
  const board = boardAfter(events, event.type === 'BackedUp' ? (event.data as { to: number }).to : n - 1);
  toy.evolve(board, event);
  return board;
}

const everywhere = (length: number): number[] => Array.from({ length: length + 1 }, (_, n) => n);

describe('the board at any event', () => {
  const events = played(100, { 20: 4, 33: 32, 40: 19, 64: 0, 65: 64, 97: 64 });
  const straight = everywhere(100).map((n) => boardAfter(events, n));

  it.each([
    ['forwards', everywhere(100)],
    ['backwards', everywhere(100).reverse()],
    ['here and there', everywhere(100).map((n) => (n * 37) % 101)],
    ['twice', [31, 31, 32, 32, 33, 33, 64, 64, 0, 0]],
  ])('is that of a straight fold, %s', (_how, order) => {
    const timeline = new Timeline(toy, header, events);
    for (const n of order) expect(timeline.at(n)).toEqual(straight[n]);
  });

  it('is that of a straight fold, whatever is undone', () => {
    const matches = fc.integer({ min: 1, max: 120 }).chain((length) =>
      fc.tuple(fc.constant(length), fc.array(fc.tuple(fc.integer({ min: 1, max: length }), fc.nat(length)), { maxLength: 8 }), fc.nat(length)),
    );
    fc.assert(
      fc.property(matches, ([length, drawn, n]) => {
        const match = played(length, Object.fromEntries(drawn.map(([at, to]) => [at, to % at])));
        expect(new Timeline(toy, header, match).at(n)).toEqual(boardAfter(match, n));
      }),
    );
  });

  it('belongs to whoever asked for it', () => {
    const timeline = new Timeline(toy, header, events);
    for (const n of [0, 31, 32, 33, 100]) {
      const board = timeline.at(n);
      toy.evolve(board, said(101));
      board.players.get('kate')!.said.length = 0;
      expect(timeline.at(n)).toEqual(straight[n]);
    }
  });

  it('is found at once behind backups upon backups', () => {
    const match = played(95, Object.fromEntries(everywhere(94).slice(3).map((n) => [n, n - 1])));
    expect(new Timeline(toy, header, match).at(94)).toEqual(boardAfter(match, 94));
  });

  it('leaves what was undone readable', () => {
    const timeline = new Timeline(toy, header, events);
    expect([timeline.at(19).last, timeline.at(20).last, timeline.at(40).last]).toEqual([19, 4, 19]);
  });
});

describe('a match that goes on', () => {
  const events = played(100, { 20: 4, 33: 32, 40: 19, 64: 0, 65: 64, 97: 64 });

  it('has the boards of one that was there from the beginning, and the latest at hand', () => {
    const timeline = new Timeline(toy, header);
    for (const event of events) {
      timeline.append(event);
      expect(timeline.latest).toEqual(boardAfter(events, event.n));
    }
    const whole = new Timeline(toy, header, events);
    for (const n of everywhere(100)) expect(timeline.at(n)).toEqual(whole.at(n));
  });

  it('does not touch the list of events that it began with', () => {
    const given = events.slice(0, 10);
    new Timeline(toy, header, given).append(said(11));
    expect(given).toHaveLength(10);
  });
});

describe('the length of a match', () => {
  it.each([0, 1, 31, 32, 33, 64])('%i events', (length) => {
    const timeline = new Timeline(toy, header, played(length));
    expect(timeline.length).toBe(length);
    expect(timeline.at(length).n).toBe(length);
    expect(() => timeline.at(length + 1)).toThrow(new RangeError(`no event ${length + 1}: this match has events 1 to ${length}`));
  });

  it.each([-1, 0.5, NaN, Infinity])('has no event %p', (n) => {
    expect(() => new Timeline(toy, header, played(3)).at(n)).toThrow(RangeError);
  });

  it('takes a backup to an event that has not happened as one to the event before it', () => {
    expect(new Timeline(toy, header, played(5, { 4: 9 })).at(4)).toMatchObject({ n: 4, last: 3 });
  });
});
