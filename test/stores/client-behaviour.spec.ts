/** What client 6.2.1 does against a real 23.10.6, by the numbers of issue 6, and that none of it is seen above the port. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { firstValueFrom, from, lastValueFrom, take, toArray } from 'rxjs';
import { all, news, numbered, numbersOf } from '#stores/contract/case.js';
import { EventRefused, PayloadTooLarge, StoreUnavailable, StreamNotFound, WrongExpectedRevision } from '#stores/errors.js';
import type { Json, NewEvent, StoredEvent } from '#stores/event-store.js';
import { CompetingConsumers } from '#stores/eventstoredb/competing.js';
import { EventStoreDbStore } from '#stores/eventstoredb/eventstoredb-store.js';
import { Hopeless, type WorkOptions } from '#stores/work-queue.js';
import { EventStoreDouble } from './double/double.js';
import type { Held } from './double/server-log.js';

let double: EventStoreDouble;
let store: EventStoreDbStore;
const uncaught: unknown[] = [];
const note = (error: unknown): void => void uncaught.push(error);

beforeEach(async () => {
  double = new EventStoreDouble();
  store = EventStoreDbStore.open(await double.start(), { deadline: 15_000, patience: 2_000 });
  process.on('uncaughtException', note).on('unhandledRejection', note);
});
afterEach(async () => {
  await store.close();
  double.stop();
  process.off('uncaughtException', note).off('unhandledRejection', note);
  expect(uncaught.splice(0)).toEqual([]);
});

const failing = async <T extends Error>(work: Promise<unknown>, type: new (...parts: never[]) => T): Promise<T> => {
  const error: unknown = await work.catch((e: unknown) => e);
  expect(error).toBeInstanceOf(type);
  return error as T;
};

describe('it kills the process or hangs', () => {
  it('1: a bad id and an empty type never reach the client', async () => {
    await failing(store.append('s', [{ ...news(1), id: 'bad' }], 'any'), EventRefused);
    await failing(store.append('s', [{ ...news(1), type: '' }], 'any'), EventRefused);
    expect(double.log.read('s')).toBeNull();
  });

  it('2: data that is no JSON is refused at once', async () => {
    for (const data of [undefined, 1n]) await failing(store.append('s', [{ ...news(1), data: data as unknown as Json }], 'any'), EventRefused);
    expect(await store.append('s', [news(1)], 'any')).toEqual({ revision: 0 });
  });

  it('3: a dying server takes no append to another one with it', async () => {
    const dying = new EventStoreDouble();
    const other = EventStoreDbStore.open(await dying.start(), { deadline: 15_000, patience: 0 });
    await other.append('s', [news(1)], 'any');
    dying.misdeeds.frozen = true;
    const lost = failing(other.append('s', [news(2)], 'any'), StoreUnavailable);
    const kept = Promise.all(Array.from({ length: 10 }, () => store.append('s', [news(3)], 'any')));
    dying.stop();
    expect((await lost).reason).toBe('unreachable');
    expect(await kept).toHaveLength(10);
    await other.close();
  });

  it('4: appends go over one open call, and each by its own where a server has no such call', async () => {
    await store.append('s', numbered(3), 'any');
    await store.writeMetadata('s', { a: 1 });
    expect(double.seen).toMatchObject({ calls: 0, batches: 2 });
    const old = new EventStoreDouble();
    old.misdeeds.old = true;
    const other = EventStoreDbStore.open(await old.start());
    expect(await other.append('s', numbered(2), 'no stream')).toEqual({ revision: 1 });
    expect(await failing(other.append('s', numbered(1), 0), WrongExpectedRevision)).toMatchObject({ expected: 0, actual: 1 });
    await other.writeMetadata('s', { a: 1 });
    expect(old.seen).toMatchObject({ calls: 3, batches: 0 });
    await other.close();
    old.stop();
  });

  it('5: a subscription outlives an error that nobody listens for, and goes on by itself', async () => {
    const got = lastValueFrom(store.subscribe({ stream: 's' }, (page) => from(page)).pipe(take(4), toArray()));
    await store.append('s', numbered(2), 'any');
    double.stop();
    await double.start();
    await store.append('s', numbered(2, 2), 'any');
    expect(numbersOf(await got)).toEqual([0, 1, 2, 3]);
  });

  it('6: a hundred and fifty subscriptions leave room for reads and appends', async () => {
    const following = Array.from({ length: 150 }, (_, i) => firstValueFrom(store.subscribe({ stream: `s-${i % 3}` }, (page) => from(page))));
    await store.append('other', [news(1)], 'no stream');
    expect(await all(store.readStream('other'))).toHaveLength(1);
    for (let i = 0; i < 3; i++) await store.append(`s-${i}`, [news({ n: i })], 'no stream');
    expect(numbersOf(await Promise.all(following))).toEqual(Array.from({ length: 150 }, (_, i) => i % 3));
  }, 30_000);

  it('6: four hundred reads at once do not wait in the connection, where their deadline would count', async () => {
    await store.append('s', numbered(3), 'no stream');
    double.misdeeds.slow = 20;
    const read = await Promise.all(Array.from({ length: 400 }, () => all(store.readStream('s'))));
    expect(read.every(({ length }) => length === 3)).toBe(true);
    expect(double.seen.readsAtOnce).toBeLessThan(98);
  }, 30_000);
});

describe('a cluster', () => {
  it('whose leader is killed, twice: appends, reads and subscriptions go on, and nothing is lost, missed or seen twice', async () => {
    const cluster = await EventStoreDouble.cluster(3);
    const clustered = EventStoreDbStore.open(cluster.url);
    const follow = (source: { stream: string } | { prefix: string }) =>
      lastValueFrom(clustered.subscribe(source, (page) => from(page)).pipe(take(60), toArray()));
    const following = [follow({ stream: 's-1' }), follow({ prefix: 's-' })];
    for (let n = 0; n < 60; n++) {
      if (n === 20 || n === 40) cluster.killLeader();
      expect(await clustered.append('s-1', numbered(1, n), n === 0 ? 'no stream' : n - 1)).toEqual({ revision: n });
      if (n % 20 === 5) expect(await all(clustered.readStream('s-1'))).toHaveLength(n + 1);
    }
    for (const got of await Promise.all(following)) expect(numbersOf(got)).toEqual(Array.from({ length: 60 }, (_, n) => n));
    await clustered.close();
    cluster.stop();
  }, 30_000);

  it('of which every node is gone is unreachable, for calls at once and one after another', async () => {
    const cluster = await EventStoreDouble.cluster(2);
    const quick = EventStoreDbStore.open(`${cluster.url}&maxDiscoverAttempts=2&discoveryInterval=10`, { patience: 0 });
    await quick.append('s', numbered(1), 'no stream');
    cluster.stop();
    for (let round = 0; round < 2; round++) {
      const calls = [quick.append('s', numbered(1), 'any'), quick.append('s', numbered(1), 'any'), all(quick.readStream('s')), all(quick.readAll())];
      for (const call of calls) expect(await failing(call, StoreUnavailable)).toMatchObject({ reason: 'unreachable', passing: true });
    }
    await quick.close();
  }, 30_000);
});

describe('outcomes', () => {
  it.each(['deadline', 'unavailable'] as const)('7: an append that was stored though its answer was lost (%s) is stored once', async (lostAs) => {
    await store.append('s', numbered(1), 'no stream');
    for (const expected of [0, 'any'] as const) {
      Object.assign(double.misdeeds, { lostAnswers: 1, lostAs });
      const { revision } = await store.append('s', numbered(2), expected);
      expect(revision).toBe(expected === 0 ? 2 : 4);
    }
    expect(double.log.read('s')).toHaveLength(5);
  });

  it('8: a frozen server is a timeout at the deadline, for appends and for reads', async () => {
    const impatient = EventStoreDbStore.open(double.url, { deadline: 300, patience: 0 });
    double.misdeeds.frozen = true;
    expect((await failing(impatient.append('s', [news(1)], 'any'), StoreUnavailable)).reason).toBe('timeout');
    expect((await failing(all(impatient.readStream('s')), StoreUnavailable)).reason).toBe('timeout');
    double.misdeeds.frozen = false;
    await impatient.append('s', [news(1)], 'any');
    await impatient.close();
  });

  it('9: a conflict has both numbers and says them', async () => {
    await store.append('s', numbered(3), 'no stream');
    const error = await failing(store.append('s', [news(1)], 0), WrongExpectedRevision);
    expect(error).toMatchObject({ expected: 0, actual: 2, message: 's: expected revision 0, found revision 2' });
  });

  it('10: a connection string cannot keep the client from reporting a conflict', async () => {
    const quiet = EventStoreDbStore.open(`${double.url}&throwOnAppendFailure=false`);
    await quiet.append('s', [news(1)], 'no stream');
    expect((await failing(quiet.append('s', [news(2)], 'no stream'), WrongExpectedRevision)).actual).toBe(0);
    await quiet.close();
  });

  it('11: a server that is down is unreachable, which may pass', async () => {
    double.stop();
    const short = EventStoreDbStore.open(double.url, { patience: 0 });
    expect(await failing(short.append('s', [news(1)], 'any'), StoreUnavailable)).toMatchObject({ reason: 'unreachable', passing: true });
    await short.close();
  });
});

describe('idempotence', () => {
  const twice = async (events: NewEvent[], expected: 'no stream' | 'any' | number): Promise<number> => {
    const other = EventStoreDbStore.open(double.url);
    const { revision } = await other.append('s', events, expected);
    await other.close();
    return revision;
  };

  it('12: the original revision or any gives the first answer again', async () => {
    const events = numbered(2);
    await store.append('s', events, 'no stream');
    expect(await twice(events, 'no stream')).toBe(1);
    expect(await twice(events, 'any')).toBe(1);
    expect(double.log.read('s')).toHaveLength(2);
  });

  it('13: so does the current revision, of which the server would store it again', async () => {
    const events = numbered(2);
    await store.append('s', events, 'no stream');
    expect(await twice(events, 1)).toBe(1);
    expect((await store.append('s', events, 1)).revision).toBe(1);
    expect(double.log.read('s')).toHaveLength(2);
  });

  it('14: a partly repeated batch is refused as that', async () => {
    const [a, b] = numbered(2);
    await store.append('s', [a], 'no stream');
    expect((await failing(twice([a, b], 'any'), EventRefused)).field).toBe('id');
    expect((await failing(store.append('s', [a, b], 0), EventRefused)).field).toBe('id');
  });

  it('15 and 16: one id twice in an append, and an append of nothing, are refused', async () => {
    const [a] = numbered(1);
    await failing(store.append('s', [a, a], 'any'), EventRefused);
    await failing(store.append('s', [], 'any'), EventRefused);
    expect(double.log.read('s')).toBeNull();
  });
});

describe('reading', () => {
  it('17: everything with a prefix has nothing else in it', async () => {
    await store.append('match-1', numbered(2), 'any');
    await store.append('other', numbered(2), 'any');
    expect((await all(store.readAll({ prefix: 'match-' }))).map(({ stream }) => stream)).toEqual(['match-1', 'match-1']);
    expect((await all(store.readAll())).every(({ stream }) => !stream.startsWith('$'))).toBe(true);
  });

  it('18: behind a position means behind it, in reads both ways and in subscriptions', async () => {
    await store.append('s', numbered(5), 'any');
    const { position: after } = (await all(store.readAll()))[2];
    expect(numbersOf(await all(store.readAll({ after })))).toEqual([3, 4]);
    expect(numbersOf(await all(store.readAll({ after, direction: 'backwards' })))).toEqual([1, 0]);
    const two = (source: { after?: StoredEvent['position'] } | { stream: string; after?: number }) =>
      lastValueFrom(store.subscribe(source, (page) => from(page)).pipe(take(2), toArray()));
    expect(numbersOf(await two({ after }))).toEqual([3, 4]);
    expect(numbersOf(await two({ stream: 's', after: 2 }))).toEqual([3, 4]);
  });

  it('19: missing, soft-deleted, truncated, tombstoned; a limit of 0', async () => {
    for (const stream of ['soft', 'cut', 'gone', 'whole']) await store.append(stream, numbered(2), 'no stream');
    double.log.softDelete('soft');
    double.log.truncate('cut', 2);
    double.log.tombstone('gone');
    expect(await failing(all(store.readStream('none')), StreamNotFound)).toMatchObject({ deleted: false });
    expect(await failing(all(store.readStream('soft')), StreamNotFound)).toMatchObject({ deleted: false });
    expect(await failing(all(store.readStream('gone')), StreamNotFound)).toMatchObject({ deleted: true, stream: 'gone' });
    expect(await failing(store.append('gone', numbered(1), 'any'), StreamNotFound)).toMatchObject({ deleted: true });
    expect(await all(store.readStream('cut'))).toEqual([]);
    expect(await all(store.readStream('whole', { limit: 0 }))).toEqual([]);
  });

  it('20: a stream that is begun again after a soft delete tells its true revisions', async () => {
    await store.append('s', numbered(3), 'no stream');
    double.log.softDelete('s');
    expect(await store.append('s', numbered(2, 3), 'no stream')).toEqual({ revision: 4 });
    expect((await all(store.readStream('s'))).map(({ revision }) => revision)).toEqual([3, 4]);
    expect(await store.append('s', numbered(1, 5), 4)).toEqual({ revision: 5 });
  });

  it('21: metadata is written against the revision of its own stream, and the settings of the server stay', async () => {
    const text = (value: object): Uint8Array => Buffer.from(JSON.stringify(value));
    const set = { id: randomUUID(), type: '$metadata', contentType: 'application/json', data: text({ $maxAge: 9 }), metadata: text({}) };
    double.log.append('$$s', [set], 'any');
    await store.writeMetadata('s', { title: 'one' });
    await store.writeMetadata('s', { title: 'two' });
    expect(await store.readMetadata('s')).toEqual({ title: 'two' });
    const held = double.log.read('$$s') as readonly Held[];
    expect(JSON.parse(Buffer.from(held[2].data).toString())).toEqual({ $maxAge: 9, title: 'two' });
  });

  it('22: a mebibyte is counted over the whole append', async () => {
    const big = 'x'.repeat(600_000);
    expect(await failing(store.append('s', [news(big), news(big)], 'any'), PayloadTooLarge)).toMatchObject({ limit: 1 << 20 });
    expect(double.log.read('s')).toBeNull();
  });

  it('23: a read that is not answered fails at our deadline', async () => {
    const impatient = EventStoreDbStore.open(double.url, { deadline: 200 });
    double.misdeeds.frozen = true;
    expect((await failing(all(impatient.readAll()), StoreUnavailable)).reason).toBe('timeout');
    await impatient.close();
  });

  it('24: closing ends the subscriptions, and nothing works after it', async () => {
    const whole = lastValueFrom(store.subscribe({ stream: 's' }, (page) => from(page)).pipe(toArray()));
    await store.append('s', numbered(1), 'any');
    await store.close();
    expect((await whole).length).toBeLessThanOrEqual(1);
    expect((await failing(store.append('s', numbered(1), 'any'), StoreUnavailable)).reason).toBe('closed');
  });
});

describe('persistent subscriptions', () => {
  const options = (signal: AbortSignal): WorkOptions => ({ stream: 'work', group: 'g', atOnce: 2, retries: 2, timeout: 5_000, signal });

  /** Works until so many events were dealt with or given up. */
  async function worked(handle: (event: StoredEvent, attempt: number) => void, enough: () => boolean): Promise<number[]> {
    const done = new AbortController();
    const handled: number[] = [];
    const timer = setInterval(() => enough() && done.abort(), 5);
    await new CompetingConsumers(store).work(options(done.signal), (event) => {
      handled.push((event.data as { n: number }).n);
      handle(event, handled.length);
      return Promise.resolve();
    });
    clearInterval(timer);
    return handled;
  }

  const group = () => double.groups.group('work', 'g');

  it('25: a new group begins at the start, and what is done does not come again', async () => {
    await store.append('work', numbered(5), 'any');
    const seen: number[] = [];
    expect(await worked((event) => void seen.push(event.revision), () => seen.length === 5)).toEqual([0, 1, 2, 3, 4]);
    await store.append('work', numbered(1, 5), 'any');
    let last = 0;
    expect(await worked(() => void last++, () => last === 1)).toEqual([5]);
  });

  it('26: what fails comes again, is put aside in the end, and comes back when it is resumed', async () => {
    await store.append('work', numbered(1), 'any');
    const failed = await worked(() => {
      throw new Error('not now');
    }, () => group()?.parked.length === 1);
    expect(failed).toEqual([0, 0, 0]);
    await new CompetingConsumers(store).resume('work', 'g');
    let done = 0;
    expect(await worked(() => void done++, () => done === 1)).toEqual([0]);
    expect(group()!.parked).toEqual([]);
  });

  it('26: what is hopeless is put aside at once', async () => {
    await store.append('work', numbered(1), 'any');
    const tried = await worked(() => {
      throw new Hopeless('never');
    }, () => group()?.parked.length === 1);
    expect(tried).toEqual([0]);
  });

  it('27: a group that is deleted is made again, and the work goes on', async () => {
    await store.append('work', numbered(1), 'any');
    const seen: number[] = [];
    const handled = await worked(({ revision }) => {
      seen.push(revision);
      if (seen.length === 1) setImmediate(() => double.groups.delete('work', 'g'));
    }, () => seen.length >= 2);
    expect(handled.slice(0, 2)).toEqual([0, 0]);
  });

  it('two consumers share the work, and what one leaves behind the other takes', async () => {
    await store.append('work', numbered(20), 'any');
    const other = EventStoreDbStore.open(double.url);
    const done = new AbortController();
    const handled = new Map<number, string>();
    const work = (who: string, through: EventStoreDbStore) =>
      new CompetingConsumers(through).work(options(done.signal), async ({ revision }) => {
        await new Promise((resolve) => setTimeout(resolve, 2));
        handled.set(revision, who);
        if (handled.size === 20) setImmediate(() => done.abort());
      });
    await Promise.all([work('one', store), work('two', other)]);
    expect([...handled.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i));
    expect(new Set(handled.values())).toEqual(new Set(['one', 'two']));
    await other.close();
  });
});
