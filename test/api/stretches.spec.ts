/** A large match leaves others their turns: however long it is, no turn of the event loop checks, folds or judges more than a stretch of it. */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Judge } from '#kernel/judge.js';
import { Redaction } from '#kernel/redact.js';
import { Sentence } from '#kernel/sentence.js';
import { Timeline } from '#kernel/timeline.js';
import { eventLine, headerLine } from '#replays/write.js';
import { Gate } from '#stores/matches/gate.js';
import { SqliteStore } from '#stores/sqlite/sqlite-store.js';
import { STRETCH } from '#stores/stretch.js';
import { events, header } from '../bench/generate.js';
import { Served } from './served.js';

const LENGTH = 40 * STRETCH + 7;
const BODY = [headerLine(header()), ...Array.from(events(LENGTH), eventLine), ''].join('\n');

/** What was done in the busiest turn of the event loop, and in all of them. */
class Turns {
  private counts = { busiest: 0, all: 0, now: 0 };
  private ended = false;

  constructor() {
    const turn = (): void => {
      this.counts.now = 0;
      if (!this.ended) setImmediate(turn);
    };
    turn();
  }

  count(n: number): void {
    this.counts.all += n;
    this.counts.now += n;
    this.counts.busiest = Math.max(this.counts.busiest, this.counts.now);
  }

  end(): { readonly busiest: number; readonly all: number } {
    this.ended = true;
    return this.counts;
  }
}

/** Counts the calls of a method while something is done. */
async function counted<K extends string>(
  owner: Record<K, (...parts: never[]) => unknown>, method: K, size: (part: unknown) => number, work: () => Promise<unknown>,
): Promise<{ readonly busiest: number; readonly all: number }> {
  const turns = new Turns();
  const original = owner[method];
  const spy = jest.spyOn(owner as Record<string, () => unknown>, method).mockImplementation(function (this: unknown, ...parts: unknown[]) {
    turns.count(size(parts[0]));
    return original.apply(this, parts as never[]);
  });
  await work();
  spy.mockRestore();
  return turns.end();
}

describe('a large match', () => {
  let served: Served;
  let player: string;
  beforeAll(async () => {
    served = await Served.start();
    player = await served.token({ role: 'player', seat: header().seats[0] });
  });
  afterAll(() => served.end());

  const get = async (path: string, token: string): Promise<void> => expect((await served.call('GET', path, { token })).status).toBe(200);
  const listed = async (id: string): Promise<number> =>
    (await served.call<{ matches: { events: number }[] }>('GET', `/v1/matches?text=${id}`, { token: served.organiser })).body.matches[0]?.events ?? 0;
  const bring = async (id: string): Promise<void> => {
    const { status } = await served.call('POST', `/v1/matches/import?id=${id}`, { token: served.organiser, text: BODY, type: 'application/x-ndjson' });
    expect(status).toBe(201);
    while ((await listed(id)) < LENGTH) await new Promise((resolve) => setTimeout(resolve, 5));
  };

  it('is checked in stretches when it is brought in, beside the list that checks it in stretches too', async () => {
    const { busiest, all } = await counted(Gate.prototype, 'admit', (some) => (some as unknown[]).length, () => bring('one'));
    expect(all).toBe(2 * LENGTH);
    expect(busiest).toBeLessThanOrEqual(2 * STRETCH);
  });

  it('is stored a batch at a time', async () => {
    const { busiest, all } = await counted(SqliteStore.prototype, 'append', () => 1, () => bring('batches'));
    expect(all).toBeGreaterThan(2);
    expect(busiest).toBe(1);
  });

  it('is judged in stretches for the list, and for those who ask', async () => {
    const list = await counted(Judge.prototype, 'judge', () => 1, () => bring('two'));
    expect(list.all).toBe(LENGTH);
    expect(list.busiest).toBeLessThanOrEqual(STRETCH);
    const room = await counted(Judge.prototype, 'judge', () => 1, () => get('/v1/matches/two/board', served.organiser));
    expect(room.all).toBe(LENGTH);
    expect(room.busiest).toBeLessThanOrEqual(STRETCH);
  });

  it('is redacted and folded in stretches for a player, also by two requests at once', async () => {
    await get('/v1/matches/two/board', served.organiser);
    const ask = (): Promise<unknown> => Promise.all([get('/v1/matches/two/board', player), get('/v1/matches/two/events', player)]);
    const seen = await counted(Redaction.prototype, 'see', () => 1, ask);
    expect(seen.all).toBe(LENGTH);
    expect(seen.busiest).toBeLessThanOrEqual(STRETCH);
    await bring('three');
    await get('/v1/matches/three/board', served.organiser);
    const folded = await counted(Timeline.prototype, 'append', () => 1, () => get('/v1/matches/three/board', player));
    // The match itself, to see each event on its board, and the match as the player sees it.
    expect(folded.all).toBe(2 * LENGTH);
    expect(folded.busiest).toBeLessThanOrEqual(2 * STRETCH);
  });

  it('is written as sentences in stretches', async () => {
    const written = await counted(Sentence.prototype, 'print', () => 1, () => get('/v1/matches/two/log?format=text', served.organiser));
    // One line may tell two events, and be tried in two ways.
    expect(written.all).toBeGreaterThan(LENGTH / 2);
    expect(written.busiest).toBeLessThanOrEqual(2 * STRETCH);
  });
});
