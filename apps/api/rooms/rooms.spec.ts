import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { firstValueFrom } from 'rxjs';
import { seal } from '#kernel/chain.js';
import type { GameEvent } from '#kernel/event.js';
import { sha256 } from '#replays/hash.js';
import { simulate } from '#rulebooks/host/simulate/simulate.js';
import { rulebooks } from '#rulebooks/index.js';
import { sealedEvent } from '#stores/matches/envelope.js';
import { MatchBroken, MatchNotFound } from '#stores/matches/errors.js';
import { Matches } from '#stores/matches/matches.js';
import { SqliteStore } from '#stores/sqlite/sqlite-store.js';
import { Rooms, type RoomsOptions } from './rooms.js';

const { header, events } = seal(simulate({ seed: 4 }), sha256);
const numbersOf = (list: readonly GameEvent[]): number[] => list.map(({ n }) => n);
const upTo = (n: number): number[] => numbersOf(events.slice(0, n));

let folder: string;
let store: SqliteStore;
let matches: Matches;
let faults: unknown[];
const open: Rooms[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verdict-rooms-'));
  store = SqliteStore.open(join(folder, 'rooms.db'));
  matches = new Matches(store, rulebooks, sha256);
  faults = [];
});
afterEach(async () => {
  for (const rooms of open.splice(0)) rooms.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

async function started(options: RoomsOptions = {}): Promise<Rooms> {
  const rooms = new Rooms(store, matches, rulebooks, sha256, { onFault: (fault) => faults.push(fault), ...options });
  open.push(rooms);
  await rooms.start();
  return rooms;
}

describe('a room', () => {
  it('is made from the store when it is asked for, once for all who ask', async () => {
    await matches.take('final', header, events.slice(0, 120));
    const rooms = await started();
    const [one, other] = await Promise.all([rooms.get('final'), rooms.get('final')]);
    expect(one).toBe(other);
    expect(rooms.at('final')).toBe(one);
    expect([one.header, numbersOf(one.events), one.findings.length]).toEqual([header, upTo(120), 120]);
  });

  it('follows what anybody records', async () => {
    await matches.begin('final', header);
    const rooms = await started();
    const room = await rooms.get('final');
    await new Matches(store, rulebooks, sha256).record('final', 0, events.slice(0, 30));
    await rooms.reached('final', 30);
    expect(numbersOf(room.events)).toEqual(upTo(30));
    const writer = SqliteStore.open(join(folder, 'rooms.db'));
    await new Matches(writer, rulebooks, sha256).record('final', 30, events.slice(30, 50));
    await writer.close();
    await rooms.reached('final', 50);
    expect([numbersOf(room.events), faults]).toEqual([upTo(50), []]);
  });

  it('is told at once what was recorded here, and nothing twice', async () => {
    await matches.begin('final', header);
    const rooms = await started();
    const room = await rooms.get('final');
    for (let n = 0; n < 100; n += 20) {
      const recorded = await matches.record('final', n, events.slice(n, n + 20));
      rooms.recorded('final', recorded);
      expect(room.length).toBe(n + 20);
    }
    await matches.record('final', 100, events.slice(100, 101));
    await rooms.reached('final', 101);
    expect([numbersOf(room.events), faults]).toEqual([upTo(101), []]);
  });

  it('misses nothing that is recorded while it is read', async () => {
    await matches.take('final', header, events.slice(0, 60));
    const rooms = await started();
    const asked = rooms.get('final');
    await matches.record('final', 60, events.slice(60, 70));
    await asked;
    await matches.record('final', 70, events.slice(70, 80));
    const room = await rooms.reached('final', 80);
    expect(numbersOf(room.events)).toEqual(upTo(80));
  });

  it('is not there for a match that is not', async () => {
    const rooms = await started();
    await expect(rooms.get('final')).rejects.toThrow(MatchNotFound);
    await matches.begin('final', header);
    expect((await rooms.get('final')).length).toBe(0);
  });
});

describe('what others wrote into the store', () => {
  const foreign = { ...events[10], data: { nonsense: true } };
  const unchained = { ...events[10], hash: '0'.repeat(64) };

  it.each([['is no event of the game', foreign], ['is not chained to the rest', unchained]])('is not served where it %s', async (_what, event) => {
    await matches.take('final', header, events.slice(0, 10));
    const rooms = await started();
    const room = await rooms.get('final');
    const ended = firstValueFrom(room.grown, { defaultValue: 'ended' });
    await store.append('match-final', [sealedEvent(event, event.hash!, undefined)], 'any');
    expect(await ended).toBe('ended');
    expect(faults).toEqual([expect.any(MatchBroken)]);
    await expect(rooms.get('final')).rejects.toThrow(MatchBroken);
  });
});

describe('memory', () => {
  it('holds the rooms that were asked for last, and those that are watched', async () => {
    for (const name of ['a', 'b', 'c', 'd']) await matches.take(name, header, events.slice(0, 5));
    const rooms = await started({ limit: 2 });
    (await rooms.get('a')).readers++;
    await rooms.get('b');
    await rooms.get('c');
    expect(['a', 'b', 'c', 'd'].map((name) => rooms.at(name)?.match)).toEqual(['a', undefined, 'c', undefined]);
    await rooms.get('d');
    expect(['a', 'b', 'c', 'd'].map((name) => rooms.at(name)?.match)).toEqual(['a', undefined, undefined, 'd']);
  });

  it('holds no more events than it may', async () => {
    for (const name of ['a', 'b', 'c']) await matches.take(name, header, events.slice(0, 40));
    const rooms = await started({ eventLimit: 100 });
    for (const name of ['a', 'b', 'c']) await rooms.get(name);
    expect(rooms.size).toBe(2);
  });

  it('a room that went in the meantime is read again by whoever waits for an event', async () => {
    await matches.take('final', header, events.slice(0, 5));
    await matches.take('other', header, events.slice(0, 5));
    const rooms = await started({ limit: 1 });
    const first = await rooms.get('final');
    const waiting = rooms.reached('final', 6);
    // Room for one: this takes the place of the first, and whoever waits reads it again before the event is there.
    await rooms.get('other');
    const again = await rooms.get('final');
    await matches.record('final', 5, events.slice(5, 6));
    expect((await waiting).length).toBe(6);
    expect(again).not.toBe(first);
  });

  it('whoever waits for an event that does not come is let go when all is closed', async () => {
    await matches.take('final', header, events.slice(0, 5));
    const rooms = await started();
    await rooms.get('final');
    const waiting = rooms.reached('final', 6);
    await new Promise(setImmediate);
    rooms.close();
    expect((await waiting).length).toBe(5);
  });
});
