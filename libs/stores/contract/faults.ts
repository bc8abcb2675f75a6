/** A store that goes away and comes back. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { from, lastValueFrom, take, toArray } from 'rxjs';
import { StoreUnavailable } from '../errors.js';
import { all, faultPromise, fresh, numbered, numbersOf, promise, range, rejected } from './case.js';

export const faults = [
  faultPromise('an append says that the store is unavailable, and succeeds when the cause is gone', async (store, harness) => {
    const stream = fresh();
    const events = numbered(3);
    await harness.beginFault();
    try {
      const error: unknown = await store.append(stream, events, 'no stream').catch((e: unknown) => e);
      ok(error instanceof StoreUnavailable, String(error));
      equal(error.passing, true);
    } finally {
      await harness.endFault();
    }
    // With the same ids, because nobody knows whether the first try was stored.
    equal((await store.append(stream, events, 'no stream')).revision, 2);
    deepEqual(numbersOf(await all(store.readStream(stream))), [0, 1, 2]);
  }),
  faultPromise('a subscription goes on without a gap or a repeat', async (store, harness) => {
    const prefix = fresh();
    const everything = lastValueFrom(store.subscribe({ prefix }, (page) => from(page)).pipe(take(90), toArray()));
    const stream = `${prefix}-a`;
    const one = lastValueFrom(store.subscribe({ stream }, (page) => from(page)).pipe(take(90), toArray()));
    for (let n = 0; n < 30; n += 10) await store.append(stream, numbered(10, n), 'any');
    for (let round = 1; round <= 2; round++) {
      await harness.beginFault();
      await rejected(store.append(stream, numbered(1), 'any'), StoreUnavailable);
      await harness.endFault();
      for (let n = 30 * round; n < 30 * round + 30; n += 10) await store.append(stream, numbered(10, n), 'any');
    }
    const stored = numbersOf(await all(store.readStream(stream)));
    // An append during the fault may have been stored although its answer was lost.
    deepEqual(numbersOf(await everything), stored.slice(0, 90));
    deepEqual(numbersOf(await one), stored.slice(0, 90));
    deepEqual(stored.filter((n) => n !== 0).slice(0, 89), range(1, 89));
  }),
  faultPromise('a repeat is one after the store was away as well, whatever revision it expects', async (store, harness) => {
    const stream = fresh();
    const [first, second] = [numbered(2), numbered(1, 2)];
    await store.append(stream, first, 'any');
    await store.append(stream, second, 'any');
    await harness.beginFault();
    await harness.endFault();
    const other = await harness.open();
    try {
      for (const expected of ['any', 'no stream', 2, 99] as const) {
        for (const opening of [other, store]) {
          deepEqual(await opening.append(stream, first, expected), { revision: 1 }, String(expected));
          deepEqual(await opening.append(stream, second, expected), { revision: 2 }, String(expected));
        }
      }
    } finally {
      await other.close();
    }
    deepEqual(numbersOf(await all(store.readStream(stream))), [0, 1, 2]);
  }),
  promise('a closed store says so', async (_, harness) => {
    const store = await harness.open();
    await store.close();
    await rejected(store.append(fresh(), numbered(1), 'any'), StoreUnavailable, { reason: 'closed' });
    await rejected(all(store.readStream(fresh())), StoreUnavailable, { reason: 'closed' });
    await rejected(store.listStreams(fresh()), StoreUnavailable, { reason: 'closed' });
    await store.close();
  }),
];
