import { describe, expect, it, test } from '@jest/globals';
import { seal } from '#kernel/chain.js';
import type { Finding } from '#kernel/finding.js';
import { REACH } from '#kernel/history.js';
import { Judge } from '#kernel/judge.js';
import type { MatchLog } from '#kernel/log.js';
import { redact } from '#kernel/redact.js';
import type { Rulebook, Viewer } from '#kernel/rulebook.js';
import { Timeline } from '#kernel/timeline.js';
import { sha256 } from '#replays/hash.js';
import { host } from '#rulebooks/host/index.js';
import { simulate as playHost } from '#rulebooks/host/simulate/simulate.js';
import { tgc } from '#rulebooks/tgc/index.js';
import { simulate as playTgc } from '#rulebooks/tgc/simulate/simulate.js';
import { applyPatch } from 'rfc6902';
import { Room } from './room.js';
import type { Sight } from './sight.js';

/** A match of so many events whose second half repeats an earlier stretch, which breaks rules, and that a judge then puts back. */
function disputed(log: MatchLog, length: number): MatchLog {
  const half = length >> 1;
  const events = [...log.events.slice(0, half), ...log.events.slice(half - 20, length - 21)].map((e, i) => ({ ...e, n: i + 1, cause: undefined }));
  for (const event of events) delete event.cause;
  const backedUp = { n: length, type: 'BackedUp', data: { to: half } };
  return seal({ header: log.header, events: [...events, backedUp] }, sha256);
}

const GAMES: readonly [string, Rulebook, MatchLog, MatchLog][] = [
  ['Host', host, seal(playHost({ seed: 7 }), sha256), disputed(playHost({ seed: 7 }), 160)],
  ['TGC', tgc, seal(playTgc({ seed: 7 }), sha256), disputed(playTgc({ seed: 7 }), 120)],
];

const roomOf = ({ header }: MatchLog, rulebook: Rulebook): Room => new Room('m', header, rulebook);
const viewersOf = ({ header }: MatchLog): Viewer[] => ['judge', 'spectator', ...header.seats.map((seat) => ({ seat }))];
const until = ({ header, events }: MatchLog, n: number): MatchLog => ({ header, events: events.slice(0, n) });

/** All that a sight can be asked about event n. */
const allAt = (sight: Sight, n: number): unknown => ({
  header: sight.headerAt(n),
  event: n === 0 ? null : sight.event(n),
  says: n === 0 ? '' : sight.says(n),
  findings: n === 0 ? [] : sight.findingsOn(n),
  board: sight.boardText(n),
  picture: sight.picture(n),
});

describe.each(GAMES)('a room of %s', (_game, rulebook, played, quarrel) => {
  const length = quarrel.events.length;
  const whole = roomOf(quarrel, rulebook);
  whole.take(quarrel.events);

  it.each(viewersOf(quarrel).map((viewer) => [viewer]))('tells %j the same live, in batches and later', (viewer) => {
    const [live, batches] = [roomOf(quarrel, rulebook), roomOf(quarrel, rulebook)];
    const atOnce = quarrel.events.map((event) => {
      live.sight(viewer);
      live.take([event]);
      return allAt(live.sight(viewer), event.n);
    });
    for (let i = 0; i < length; i += 20) {
      batches.sight(viewer);
      batches.take(quarrel.events.slice(i, i + 20));
    }
    const numbers = quarrel.events.map(({ n }) => n);
    expect(numbers.map((n) => allAt(whole.sight(viewer), n))).toEqual(atOnce);
    expect(numbers.map((n) => allAt(batches.sight(viewer), n))).toEqual(atOnce);
  });

  it('shows a judge the record, its findings and its boards', () => {
    const sight = whole.sight('judge');
    const judge = new Judge(rulebook, quarrel.header);
    const found = quarrel.events.map((event) => judge.judge(event));
    expect(quarrel.events.map(({ n }) => [sight.event(n), sight.findingsOn(n)])).toEqual(quarrel.events.map((event, i) => [event, found[i]]));
    expect(found.flat().filter((f) => f.verdict === 'illegal')).not.toEqual([]);
    const timeline = new Timeline(rulebook, quarrel.header, quarrel.events);
    expect(JSON.parse(sight.boardText(length))).toEqual(JSON.parse(JSON.stringify(rulebook.viewBoard(timeline.at(length), 'judge'))));
  });

  const partial = viewersOf(quarrel).slice(1);
  const some = Array.from({ length: 9 }, (_, i) => Math.floor((i * length) / 8));

  test.each(partial.map((viewer) => [viewer]))('what %j sees at an event is the log up to there, redacted', (viewer) => {
    const sight = whole.sight(viewer);
    for (const n of some) {
      const seen = redact(until(quarrel, n), rulebook, viewer);
      expect(sight.headerAt(n)).toEqual(seen.header);
      expect(seen.events.map((e) => sight.event(e.n))).toEqual(seen.events);
    }
    expect(JSON.stringify(quarrel.events.map(({ n }) => sight.event(n)))).not.toContain('"hash"');
    expect(sight.headerAt(length)).not.toHaveProperty('hash');
  });

  test.each(partial.map((viewer) => [viewer]))('%j is told what a judge says who has seen no more', async (viewer) => {
    const sight = whole.sight(viewer);
    await sight.judgedTo(length);
    const essence = (finding: Finding): unknown => ({ ...finding, id: 0, follows: null });
    for (const n of some.slice(1)) {
      const seen = redact(until(quarrel, n), rulebook, viewer);
      const judge = new Judge(rulebook, seen.header);
      const last = seen.events.map((event) => judge.judge(event)).at(-1)!;
      expect(sight.findingsOn(n).map(essence)).toEqual(last.map(essence));
    }
    const ids = quarrel.events.flatMap(({ n }) => sight.findingsOn(n)).map(({ id, follows }) => ({ id, follows }));
    expect(ids.map(({ id }) => id)).toEqual(ids.map((_, i) => i + 1));
    expect(ids.filter(({ id, follows }) => follows !== null && !(follows < id))).toEqual([]);
  });

  test.each(quarrel.header.seats.map((seat) => [seat]))('%s may do what follows from what that seat has seen', (seat) => {
    const sight = whole.sight({ seat });
    const found = some.map((n) => {
      const seen = redact(until(quarrel, n), rulebook, { seat });
      const options = rulebook.options(new Timeline(rulebook, seen.header, seen.events).at(n), seat);
      expect(sight.optionsAt(n, seat)).toEqual(options);
      return options.length;
    });
    expect(Math.max(...found)).toBeGreaterThan(1);
  });

  it('tells a change of the board as a patch', () => {
    for (const viewer of viewersOf(quarrel)) {
      const sight = whole.sight(viewer);
      for (const [from, to] of [[0, length], [length - 1, length], [length, 3], [9, 9]]) {
        const board: unknown = JSON.parse(sight.boardText(from));
        expect(applyPatch(board, sight.changes(from, to))).toEqual(sight.changes(from, to).map(() => null));
        expect(board).toEqual(JSON.parse(sight.boardText(to)));
      }
    }
  });

  it('is over when the record says so, and goes on when a judge takes it back', () => {
    const room = roomOf(played, rulebook);
    room.take(played.events.slice(0, -1));
    expect(room.over).toBe(false);
    room.take(played.events.slice(-1));
    expect(room.over).toBe(true);
    room.take([{ n: room.length + 1, type: 'BackedUp', data: { to: room.length - 5 } }]);
    expect(room.over).toBe(false);
  });

  it('tells of an event before it has judged it', () => {
    const room = roomOf(quarrel, rulebook);
    const heard: unknown[] = [];
    room.grown.subscribe((n) => heard.push(['grown', n, room.findings.length]));
    room.judged.subscribe((n) => heard.push(['judged', n, room.findings.length]));
    room.take(quarrel.events.slice(0, 3));
    room.take(quarrel.events.slice(3, 4));
    expect(heard).toEqual([['grown', 3, 0], ['judged', 3, 3], ['grown', 4, 3], ['judged', 4, 4]]);
  });
});

describe('what cannot be judged', () => {
  const [, , { header, events }] = GAMES[0];
  // Further back than a fold can go: it keeps an interval of events beyond its reach at most.
  const notes = Array.from({ length: 2 * REACH }, (_, i) => ({ n: i + 4, type: 'Noted', data: { text: 'play goes on' } }));
  const last = notes.length + 5;
  const backup = { n: last - 1, type: 'BackedUp', data: { to: 1 } };
  const faulty: Rulebook = { ...(host as Rulebook), checks: [{ ...(host as Rulebook).checks[0], on: ['Noted'], judge: () => { throw new Error('oops'); } }] };

  it('is said, and the record goes on', async () => {
    const faults: unknown[] = [];
    const room = new Room('m', header, host, '', (fault) => faults.push(fault));
    room.take([...events.slice(0, 3), ...notes, backup, { n: last, type: 'Noted', data: { text: 'on we go' } }]);
    const sight = room.sight('spectator');
    await sight.judgedTo(last);
    expect([room.flaw, sight.flaw, room.length]).toEqual([expect.stringContaining(`event ${last - 1} returns`), room.flaw, last]);
    expect([room.sight('judge').findingsOn(last), sight.findingsOn(last), faults.length]).toEqual([[], [], 1]);
  });

  it('a check that fails keeps nobody from recording', () => {
    const faults: unknown[] = [];
    const room = new Room('m', header, faulty, '', (fault) => faults.push(fault));
    room.take([{ n: 1, type: 'Noted', data: { text: 'a pause' } }, { n: 2, type: 'Noted', data: { text: 'no pause' } }]);
    expect([room.flaw, room.findings, faults]).toEqual(['the judge failed at event 1', [[], []], [new Error('oops')]]);
  });
});
