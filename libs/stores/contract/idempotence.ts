/** An event has one id, and is stored once. */
import { deepEqual, equal } from 'node:assert/strict';
import { EventRefused } from '../errors.js';
import { all, fresh, news, numbered, numbersOf, promise, rejected } from './case.js';

export const idempotence = [
  promise('a repeated append gets the first answer, whatever revision it expects', async (store) => {
    const stream = fresh();
    const first = numbered(2);
    await store.append(stream, first, 'no stream');
    await store.append(stream, numbered(2, 2), 1);
    for (const expected of ['no stream', 'any', 3, 1, 0, 99] as const) {
      deepEqual(await store.append(stream, first, expected), { revision: 1 }, String(expected));
    }
    deepEqual(numbersOf(await all(store.readStream(stream))), [0, 1, 2, 3]);
  }),
  promise('a repeat in the middle of a stream, with the revision that it had first', async (store) => {
    const stream = fresh();
    const second = numbered(3, 2);
    await store.append(stream, numbered(2), 'no stream');
    await store.append(stream, second, 1);
    await store.append(stream, numbered(1, 5), 4);
    deepEqual(await store.append(stream, second, 1), { revision: 4 });
    deepEqual(await store.append(stream, second, 5), { revision: 4 });
    equal((await all(store.readStream(stream))).length, 6);
  }),
  promise('the id decides, not the data nor the case it is written in', async (store) => {
    const stream = fresh();
    const event = news({ n: 1 });
    await store.append(stream, [event], 'no stream');
    deepEqual(await store.append(stream, [{ ...event, id: event.id.toUpperCase(), data: { n: 2 } }], 0), { revision: 0 });
    deepEqual(numbersOf(await all(store.readStream(stream))), [1]);
  }),
  promise('an append that is partly a repeat is refused', async (store) => {
    const stream = fresh();
    const [a, b, c] = numbered(3);
    await store.append(stream, [a, b], 'no stream');
    for (const expected of ['any', 1, 'no stream'] as const) {
      await rejected(store.append(stream, [b, c], expected), EventRefused, { field: 'id', index: 0 });
      await rejected(store.append(stream, [c, a], expected), EventRefused, { field: 'id', index: 1 });
      await rejected(store.append(stream, [b, a], expected), EventRefused, { field: 'id' });
    }
    deepEqual(numbersOf(await all(store.readStream(stream))), [0, 1]);
  }),
  promise('another opening of the store knows what is a repeat', async (store, harness) => {
    const stream = fresh();
    const events = numbered(3);
    await store.append(stream, events, 'no stream');
    const other = await harness.open();
    try {
      deepEqual(await other.append(stream, events.slice(1), 2), { revision: 2 });
      await rejected(other.append(stream, [events[2], news(9)], 2), EventRefused, { field: 'id', index: 0 });
    } finally {
      await other.close();
    }
    equal((await all(store.readStream(stream))).length, 3);
  }),
  promise('the same id in two streams is two events', async (store) => {
    const [one, two] = [fresh(), fresh()];
    const event = news({ n: 1 });
    await store.append(one, [event], 'no stream');
    deepEqual(await store.append(two, [event], 'no stream'), { revision: 0 });
  }),
];
