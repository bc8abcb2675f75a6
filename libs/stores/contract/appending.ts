/** Appending with an expected revision. */
import { deepEqual, equal, match } from 'node:assert/strict';
import { WrongExpectedRevision } from '../errors.js';
import type { NewEvent } from '../event-store.js';
import { all, fresh, news, numbered, numbersOf, promise, rejected } from './case.js';

export const appending = [
  promise('keeps an event as it was handed in', async (store) => {
    const stream = fresh();
    const event: NewEvent = {
      ...news({ text: 'ſ “quoted” \u2028 \\ 𝄞', list: [1, 2.5, null, { deep: true }], nothing: {} }, 'CardPlayed'),
      metadata: { $correlationId: fresh('c'), by: 'kate' },
    };
    deepEqual(await store.append(stream, [event], 'no stream'), { revision: 0 });
    const [read] = await all(store.readStream(stream));
    const { position, recordedAt, ...rest } = read;
    deepEqual(rest, { stream, revision: 0, id: event.id, type: 'CardPlayed', data: event.data, metadata: event.metadata });
    equal(typeof position, 'string');
    match(recordedAt, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  }),
  promise('keeps JSON that is no object', async (store) => {
    const stream = fresh();
    const values = ['text', 7, true, null, [], ['a']];
    await store.append(stream, values.map((value) => news(value)), 'no stream');
    deepEqual((await all(store.readStream(stream))).map(({ data }) => data), values);
  }),
  promise('counts revisions from 0, over appends and within one', async (store) => {
    const stream = fresh();
    deepEqual(await store.append(stream, numbered(3), 'no stream'), { revision: 2 });
    deepEqual(await store.append(stream, numbered(2, 3), 2), { revision: 4 });
    deepEqual(await store.append(stream, numbered(1, 5), 'any'), { revision: 5 });
    deepEqual((await all(store.readStream(stream))).map(({ revision }) => revision), [0, 1, 2, 3, 4, 5]);
  }),
  promise('any creates a stream', async (store) => {
    const stream = fresh();
    deepEqual(await store.append(stream, numbered(1), 'any'), { revision: 0 });
  }),
  promise('a wrong expected revision names both numbers, and nothing is stored', async (store) => {
    const stream = fresh();
    await rejected(store.append(stream, numbered(1), 4), WrongExpectedRevision, { stream, expected: 4, actual: 'no stream' });
    await store.append(stream, numbered(3), 'no stream');
    await rejected(store.append(stream, numbered(1), 'no stream'), WrongExpectedRevision, { expected: 'no stream', actual: 2 });
    await rejected(store.append(stream, numbered(1), 1), WrongExpectedRevision, { expected: 1, actual: 2 });
    await rejected(store.append(stream, numbered(1), 3), WrongExpectedRevision, { expected: 3, actual: 2 });
    equal((await all(store.readStream(stream))).length, 3);
  }),
  promise('a conflict says so in words', async (store) => {
    const stream = fresh();
    await store.append(stream, numbered(1), 'no stream');
    const error: unknown = await store.append(stream, numbered(1), 7).catch((e: unknown) => e);
    equal((error as Error).message, `${stream}: expected revision 7, found revision 0`);
  }),
  promise('of two writers one wins, and nothing is interleaved', async (store, harness) => {
    const stream = fresh();
    await store.append(stream, numbered(1), 'no stream');
    const other = await harness.open();
    try {
      const tries = await Promise.allSettled([
        store.append(stream, numbered(50, 100), 0),
        other.append(stream, numbered(50, 200), 0),
      ]);
      const lost = tries.filter((t) => t.status === 'rejected');
      equal(lost.length, 1);
      equal(lost[0].reason instanceof WrongExpectedRevision, true);
      const first = tries[0].status === 'fulfilled' ? 100 : 200;
      deepEqual(numbersOf(await all(store.readStream(stream))), [0, ...Array.from({ length: 50 }, (_, i) => first + i)]);
    } finally {
      await other.close();
    }
  }),
  promise('many appends at once to one stream are each whole', async (store) => {
    const stream = fresh();
    await Promise.all(Array.from({ length: 20 }, (_, i) => store.append(stream, numbered(5, i * 5), 'any')));
    const read = numbersOf(await all(store.readStream(stream))) as number[];
    equal(read.length, 100);
    for (let i = 0; i < 100; i += 5) deepEqual(read.slice(i, i + 5), [0, 1, 2, 3, 4].map((k) => read[i] + k));
  }),
];
