import { readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { firstValueFrom, filter, take, toArray, lastValueFrom } from 'rxjs';
import type { GameEvent } from '#kernel/event.js';
import { Judge } from '#kernel/judge.js';
import { readNotation } from '#kernel/notation.js';
import { Timeline } from '#kernel/timeline.js';
import { sha256 } from '#replays/hash.js';
import { rulebooks } from '#rulebooks/index.js';
import type { EventStore, ReadAllOptions } from '#stores/event-store.js';
import { Matches } from '#stores/matches/matches.js';
import { INTERVAL, type Elsewhere } from '#stores/projections/match-audit.js';
import { ProjectionFile } from '#stores/projections/projection-file.js';
import { Projector } from '#stores/projections/projector.js';
import { SqliteStore } from '#stores/sqlite/sqlite-store.js';
import { ROOT } from '../cli/call.js';
import { events as endless, header } from '../bench/generate.js';

const events = [...endless(300)];
let folder: string;
let store: SqliteStore;
let files = 0;
const fresh = (): ProjectionFile => new ProjectionFile(join(folder, `projections-${files++}.db`));

function violation() {
  const match = readNotation(readFileSync(join(ROOT, 'test/matches/host/priority-violation.match'), 'utf8'), rulebooks);
  if (Array.isArray(match)) throw new Error(match[0].message);
  return match;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'verdict-projections-'));
  store = SqliteStore.open(join(folder, 'store.db'));
  const matches = new Matches(store, rulebooks, sha256);
  for (const name of ['a', 'b', 'c']) await matches.begin(name, header());
  // Recorded side by side, as tables do.
  for (let n = 0; n < 300; n += 10) for (const name of ['a', 'b', 'c']) await matches.record(name, n, events.slice(n, n + 10));
  const { header: opening, events: disputed } = violation();
  await matches.take('disputed', opening, disputed);
  await store.append('match-foreign', [{ id: 'c9a646d3-9c61-4cb7-bfcd-ee2522c8f633', type: 'Noise', data: {} }], 'no stream');
  await store.append('match-c', [{ id: 'd9a646d3-9c61-4cb7-bfcd-ee2522c8f634', type: 'Forged', data: { n: 301 } }], 'any');
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** A store whose pages are small, and that goes away after some of them. */
function breaking(pageSize: number, after = Infinity): EventStore {
  const readAll = async function* (options: ReadAllOptions = {}) {
    let left = after;
    for await (const page of store.readAll({ ...options, pageSize })) {
      if (left-- === 0) throw new Error('crash');
      yield page;
    }
  };
  return new Proxy(store, { get: (target, name) => (name === 'readAll' ? readAll : (Reflect.get(target, name) as () => void).bind(target)) });
}

async function run(file: ProjectionFile, source: EventStore, laws = rulebooks): Promise<void> {
  for await (const { events: seen } of new Projector(source, file, laws, sha256).catchUp()) expect(seen).toBeGreaterThanOrEqual(0);
}

const everything = (file: ProjectionFile) =>
  file.matches().map((row) => ({
    ...row,
    findings: file.findings(row.match),
    boards: file.boards(row.match),
    early: file.board(row.match, 100),
    late: file.board(row.match, 9999),
  }));

async function rebuilt(): Promise<ReturnType<typeof everything>> {
  const file = fresh();
  for await (const { events: seen } of new Projector(store, file, rulebooks, sha256).rebuild()) expect(seen).toBeGreaterThan(0);
  const all = everything(file);
  file.close();
  return all;
}

describe('projections', () => {
  it('list the matches, their findings and their boards', async () => {
    const all = await rebuilt();
    expect(all.map(({ match, events: n, flaw }) => [match, n, flaw === null])).toEqual([
      ['a', 300, true],
      ['b', 300, true],
      ['c', 300, false],
      ['disputed', violation().events.length, true],
      ['foreign', 0, false],
    ]);
    const [a, , c, disputed, foreign] = all;
    expect(a).toMatchObject({ rulebook: 'host', seats: header().seats, illegal: 0, boards: Math.floor(300 / INTERVAL) + 1 });
    expect(a.standing).not.toBe('');
    expect(a.early).toEqual({
      event: INTERVAL,
      board: JSON.parse(JSON.stringify(rulebooks.host.viewBoard(new Timeline(rulebooks.host, header(), events).at(INTERVAL), 'judge'))) as unknown,
    });
    expect(disputed.illegal).toBeGreaterThan(0);
    expect(disputed.findings).toHaveLength(disputed.illegal + disputed.missed + disputed.undecidable);
    expect(c.flaw).toContain('event 301: type: found "Forged"');
    expect(foreign.flaw).toBe('the stream does not begin with a header');
  });

  it.each([1, 3, 17, 64])('after crashes in pages of %i they are exactly what a rebuild gives', async (pageSize) => {
    const path = join(folder, `crashing-${pageSize}.db`);
    for (let pages = 0, done = false; !done; pages = (pages + 7) % 23) {
      const file = new ProjectionFile(path);
      done = await run(file, breaking(pageSize, pages + 1 + Math.floor(400 / pageSize))).then(() => true, (error: Error) => {
        expect(error.message).toBe('crash');
        return false;
      });
      file.close();
    }
    const file = new ProjectionFile(path);
    expect(everything(file)).toEqual(await rebuilt());
    file.close();
  }, 60_000);

  it('a page that could not be written is taken again', async () => {
    const file = fresh();
    const projector = new Projector(breaking(50), file, rulebooks, sha256);
    const write = file.write.bind(file);
    let failing = 3;
    file.write = (...parts) => {
      if (--failing === 0) throw new Error('no space');
      write(...parts);
    };
    const drain = async (): Promise<void> => {
      for await (const { events: seen } of projector.catchUp()) expect(seen).toBeGreaterThanOrEqual(0);
    };
    await expect(drain()).rejects.toThrow('no space');
    await drain();
    expect(everything(file)).toEqual(await rebuilt());
    file.close();
  });

  it('what was judged under another law is judged again', async () => {
    const file = fresh();
    const lenient = { ...rulebooks, host: { ...rulebooks.host, checks: [] } };
    await run(file, store, lenient);
    expect(file.matches().every(({ illegal }) => illegal === 0)).toBe(true);
    await run(file, store);
    expect(everything(file)).toEqual(await rebuilt());
    file.close();
  });

  it('what was judged elsewhere is not judged again, and whoever judged it may leave at any time', async () => {
    const judge = new Judge(rulebooks.host, header());
    const findings = events.map((event) => judge.judge(event));
    const timeline = new Timeline(rulebooks.host, header(), events);
    const judged = (last: number) => ({ findingsOn: ({ n }: GameEvent) => (n <= last ? findings[n - 1] : null), boardAt: (n: number) => timeline.at(n) });
    let left = false;
    const elsewhere: Elsewhere = ({ stream, revision }) => {
      if (stream === 'match-a') return judged(300);
      if (stream !== 'match-b' || left) return null;
      left = revision === 150;
      return judged(200);
    };
    const expected = await rebuilt();
    const own = jest.spyOn(Judge.prototype, 'judge');
    const file = fresh();
    for await (const { events: seen } of new Projector(breaking(50), file, rulebooks, sha256, elsewhere).catchUp()) expect(seen).toBeGreaterThan(0);
    const judgings = own.mock.calls.length;
    own.mockRestore();
    expect(everything(file)).toEqual(expected);
    // a: none. b: from the first event on, when its judge had left. c and the disputed one: once each.
    expect(judgings).toBe(300 + 300 + violation().events.length);
    file.close();
  });

  it('follow what is recorded', async () => {
    const file = fresh();
    const projector = new Projector(store, file, rulebooks, sha256);
    const caughtUp = projector.follow().pipe(filter(() => file.matches().some(({ match, events: n }) => match === 'live' && n === 20)));
    const reached = firstValueFrom(caughtUp);
    const matches = new Matches(store, rulebooks, sha256);
    await matches.begin('live', header());
    for (let n = 0; n < 20; n += 5) await matches.record('live', n, events.slice(n, n + 5));
    expect((await reached).matches).toContain('live');
    const again = new Projector(store, file, rulebooks, sha256).follow({ pageSize: 2 }).pipe(take(1), toArray());
    const later = lastValueFrom(again);
    await matches.record('live', 20, events.slice(20, 22));
    expect((await later)[0].matches).toEqual(['live']);
    expect(everything(file)).toEqual(await rebuilt());
    file.close();
  });
});
