/** The promises of fold, clone and timeline, kept by a real rulebook on simulated matches with backups in them. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { arbitraryEvents } from '#check-tester/arbitrary.js';
import { holdStill } from '#check-tester/frozen.js';
import type { GameEvent } from '#kernel/event.js';
import { History } from '#kernel/history.js';
import type { MatchLog } from '#kernel/log.js';
import { Timeline } from '#kernel/timeline.js';
import type { HostBoard } from '#rulebooks/host/board.js';
import { host } from '#rulebooks/host/index.js';
import { simulate } from '#rulebooks/host/simulate/simulate.js';
import { difference } from './difference.js';

/** A simulated match in which a judge goes back to an earlier event now and then; what was played after it stays on record. */
function undone(seed: number, every: number, back: number): MatchLog {
  const { header, events } = simulate({ seed });
  const kept: GameEvent[] = [];
  for (const event of events.slice(0, 400)) {
    const n = kept.length + 1;
    kept.push(n % every === 0 ? { n, type: 'BackedUp', data: { to: Math.max(0, n - back) } } : without(event, n));
  }
  return { header, events: kept };
}

/** Numbers have moved, so that causes mean nothing any more; no fold looks at them. */
const without = ({ type, by, data }: GameEvent, n: number): GameEvent => ({ n, type, ...(by !== undefined && { by }), data });

/** The board after event n with no checkpoint and no clone. */
function straight({ header, events }: MatchLog, n: number): HostBoard {
  const trail: GameEvent[] = [];
  for (let at = n; at > 0; at--) {
    const event = events[at - 1];
    trail.push(event);
    if (event.type === 'BackedUp') at = (event.data as { to: number }).to + 1;
  }
  const board = host.open(header);
  for (const event of trail.reverse()) host.evolve(board, event);
  return board;
}

describe.each([
  ['as it was played', { header: simulate({ seed: 11 }).header, events: simulate({ seed: 11 }).events }],
  ['with backups', undone(12, 37, 20)],
  ['with backups over checkpoints', undone(13, 90, 70)],
] as const)('a match %s', (_how, log: MatchLog) => {
  const timeline = new Timeline(host, log.header, log.events);

  test('has the board of a straight fold at any event', () => {
    fc.assert(
      fc.property(fc.nat(log.events.length), (n) => {
        expect(difference(timeline.at(n), straight(log, n), isVersion)).toBeNull();
      }),
      { numRuns: 25 },
    );
  });

  test('has the same board as the fold that the judge owns', () => {
    const history = new History(host, log.header);
    for (const event of log.events) expect(history.apply(event)).toBe(true);
    expect(difference(history.board, timeline.at(log.events.length), isVersion)).toBeNull();
  });

  test('has boards whose clones go their own way', () => {
    fc.assert(
      fc.property(fc.nat(log.events.length - 1), fc.integer({ min: 1, max: 40 }), (n, steps) => {
        const board = timeline.at(n);
        const held = holdStill({ board });
        const copy = host.clone(board);
        for (const event of log.events.slice(n, n + steps)) host.evolve(copy, event);
        expect(held.changes()).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});

test('a clone goes its own way whatever happens to it, and so does the board that it was made of', () => {
  const { header, events } = simulate({ seed: 14 });
  const timeline = new Timeline(host, header, events);
  const names = (header.decks as Record<string, { name: string }[]>)[header.seats[0]].map((c) => c.name);
  const anything = arbitraryEvents(host.specs, { seats: header.seats, names, plain: true }, 12);
  fc.assert(
    fc.property(fc.nat(events.length), anything, (n, drawn) => {
      const board = timeline.at(n);
      const copy = host.clone(board);
      const [ofBoard, ofCopy] = [holdStill({ board }), holdStill({ copy })];
      const scratch = host.clone(copy);
      for (const event of drawn) host.evolve(scratch, event);
      expect([ofBoard.changes(), ofCopy.changes()]).toEqual([[], []]);
      for (const event of drawn) host.evolve(board, event);
      expect(ofCopy.changes()).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

/** Every board has a version of its own, so that nobody takes one for another. */
function isVersion(key: PropertyKey): boolean {
  return key === 'version';
}
