import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { seal } from '#kernel/chain.js';
import type { GameEvent } from '#kernel/event.js';
import { sha256 } from '#replays/hash.js';
import { rulebooks } from '#rulebooks/index.js';
import { Audits } from '#stores/matches/audits.js';
import { MatchBroken, MatchConflict, MatchNotFound, MatchRefused } from '#stores/matches/errors.js';
import type { Rulebooks } from '#stores/matches/gate.js';
import { Matches } from '#stores/matches/matches.js';
import { DatabaseSync } from '#stores/sqlite/binding.js';
import { SqliteStore } from '#stores/sqlite/sqlite-store.js';
import { events as endless, header as opening } from '../bench/generate.js';

const header = opening();
const events = [...endless(700)];
const sealed = seal({ header, events }, sha256);

let folder: string;
let path: string;
let store: SqliteStore;
let matches: Matches;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'verdict-matches-'));
  path = join(folder, 'matches.db');
  store = SqliteStore.open(path);
  matches = new Matches(store, rulebooks, sha256);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

async function recorded(match: string): Promise<GameEvent[]> {
  const found: GameEvent[] = [];
  for await (const page of (await matches.read(match)).events) found.push(...page);
  return found;
}

describe('a match in a store', () => {
  it('is recorded event by event, and is the log that sealing it gives', async () => {
    expect(await matches.begin('one', header)).toEqual(sealed.header);
    for (let n = 0; n < 20; n++) await matches.record('one', n, [events[n]]);
    await matches.record('one', 20, events.slice(20, 60));
    expect((await matches.read('one')).header).toEqual(sealed.header);
    expect(await recorded('one')).toEqual(sealed.events.slice(0, 60));
    expect(await matches.end('one')).toEqual({ header: sealed.header, tail: { n: 60, hash: sealed.events[59].hash } });
  });

  it('names what caused an event, and the match that it belongs to, as the conventions of the server have it', async () => {
    await matches.take('caused', header, events.slice(0, 200));
    const stored = [];
    for await (const page of store.readStream('match-caused')) stored.push(...page);
    const caused = stored.find(({ data }) => (data as { cause?: number }).cause !== undefined)!;
    const { cause } = caused.data as { cause: number };
    expect(caused.metadata).toEqual({ $correlationId: stored[0].id, $causationId: stored[cause].id });
  });

  it('the same events again change nothing, from this process or another', async () => {
    await matches.take('again', header, events.slice(0, 30));
    const other = new Matches(store, rulebooks, sha256);
    for (const recorder of [matches, other]) {
      expect(await recorder.begin('again', header)).toEqual(sealed.header);
      expect(await recorder.record('again', 20, events.slice(20, 30))).toEqual(sealed.events.slice(20, 30));
      expect(await recorder.record('again', 0, events.slice(0, 4))).toEqual(sealed.events.slice(0, 4));
    }
    expect(await recorded('again')).toHaveLength(30);
  });

  it('of two recorders one wins and the other gets a conflict', async () => {
    await matches.take('two', header, events.slice(0, 10));
    const other = new Matches(store, rulebooks, sha256);
    await other.end('two');
    const elsewhere = { ...events[10], at: '2026-01-01T00:00:00.000Z' };
    await matches.record('two', 10, [events[10]]);
    const lost: unknown = await other.record('two', 10, [elsewhere]).catch((e: unknown) => e);
    expect(lost).toBeInstanceOf(MatchConflict);
    expect(lost).toMatchObject({ expected: 10, actual: 11 });
    await expect(matches.record('two', 10, [elsewhere])).rejects.toBeInstanceOf(MatchConflict);
    await expect(matches.record('two', 40, [events[40]])).rejects.toBeInstanceOf(MatchConflict);
    expect(await recorded('two')).toEqual(sealed.events.slice(0, 11));
    expect(await other.record('two', 11, [events[11]])).toEqual([sealed.events[11]]);
  });

  it('a recorder goes on from what another has recorded meanwhile', async () => {
    await matches.take('turns', header, events.slice(0, 10));
    const other = new Matches(store, rulebooks, sha256);
    await other.end('turns');
    await matches.record('turns', 10, [events[10]]);
    expect(await other.record('turns', 11, [events[11]])).toEqual([sealed.events[11]]);
    expect(await recorded('turns')).toEqual(sealed.events.slice(0, 12));
  });

  it('another match of that name is a conflict', async () => {
    await matches.begin('named', header);
    await expect(matches.begin('named', { ...header, title: 'another' })).rejects.toThrow('another match has this name');
  });

  it('a match that is longer now is taken on', async () => {
    expect(await matches.take('grown', header, events.slice(0, 40))).toBe(40);
    expect(await matches.take('grown', sealed.header, sealed.events)).toBe(660);
    expect(await matches.take('grown', header, events)).toBe(0);
    expect(await recorded('grown')).toEqual(sealed.events);
    await expect(matches.take('grown', header, events.slice(0, 5))).rejects.toBeInstanceOf(MatchConflict);
  });

  it('nothing enters that is not well formed', async () => {
    await matches.begin('bad', header);
    const bad: [unknown, string][] = [
      [{ ...events[0], n: 2 }, 'event 1: n: found 2, expected 1'],
      [{ ...events[0], type: 'Nonsense' }, 'event 1: type: found "Nonsense"'],
      [{ ...events[0], data: { nothing: 1 } }, 'event 1: data'],
      [{ ...events[0], extra: 1 }, 'event 1: extra'],
      [{ ...sealed.events[0], hash: 'f'.repeat(64) }, 'event 1: hash: found ffff'],
      [{ ...sealed.events[0], at: '2026-01-01T00:00:00.000Z' }, 'event 1: hash'],
    ];
    for (const [event, says] of bad) {
      const work = matches.record('bad', 0, [event as GameEvent]);
      await expect(work).rejects.toBeInstanceOf(MatchRefused);
      await expect(matches.record('bad', 0, [event as GameEvent])).rejects.toThrow(says);
    }
    await expect(matches.record('bad', 0, [events[0], { ...events[1], n: 7 }])).rejects.toThrow('event 2: n');
    expect(await recorded('bad')).toEqual([]);
    expect(await matches.record('bad', 0, [events[0]])).toEqual([sealed.events[0]]);
  });

  it('a header that no match can be played under does not enter', async () => {
    for (const wrong of [null, {}, { ...header, rulebook: 'chess' }, { ...header, edition: 'none' }, { ...sealed.header, title: 'x' }]) {
      await expect(matches.begin('wrong', wrong)).rejects.toBeInstanceOf(MatchRefused);
    }
    for (const name of ['', '../x', 'a b', '$x', 'x'.repeat(101)]) {
      await expect(matches.begin(name, header)).rejects.toThrow('name: found');
    }
    await expect(matches.read('wrong')).rejects.toBeInstanceOf(MatchNotFound);
    await expect(matches.record('wrong', 0, [events[0]])).rejects.toBeInstanceOf(MatchNotFound);
  });

  it('a change in the file is found when the match is read', async () => {
    await matches.take('forged', header, events.slice(0, 20));
    const db = new DatabaseSync(path);
    const where = "stream = (SELECT number FROM streams WHERE name = 'match-forged') AND revision = 7";
    db.exec(`UPDATE events SET data = json_set(data, '$.at', '2001-01-01T00:00:00.000Z') WHERE ${where}`);
    db.close();
    const error: unknown = await recorded('forged').catch((e: unknown) => e);
    expect(error).toBeInstanceOf(MatchBroken);
    expect(error).toMatchObject({ match: 'forged', event: 7 });
  });

  it('lists what there is', async () => {
    await store.append('other-1', [{ id: '5b1c2bd0-3c1e-4a9e-8c35-6d4f2bb1a111', type: 'X', data: 1 }], 'any');
    const names: string[] = [];
    for await (const name of matches.list('gr')) names.push(name);
    expect(names).toEqual(['grown']);
  });
});

describe('an audit of every match', () => {
  it('is asked for once, and once more when a match has grown or the law has changed', async () => {
    const own = SqliteStore.open(join(folder, 'audits.db'));
    const kept = new Matches(own, rulebooks, sha256);
    const asking = (law: Rulebooks) => new Audits(own, kept, law, sha256).request();
    for (const name of ['a', 'b']) await kept.take(name, header, events.slice(0, 5));
    expect(await asking(rulebooks)).toBe(2);
    expect(await asking(rulebooks)).toBe(0);
    await kept.take('a', header, events.slice(0, 6));
    expect(await asking(rulebooks)).toBe(1);
    const changed = { ...rulebooks, host: { ...rulebooks.host, checks: rulebooks.host.checks.slice(1) } };
    expect(await asking(changed)).toBe(2);
    expect(await asking(changed)).toBe(0);
    await own.close();
  });
});
