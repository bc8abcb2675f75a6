/** What no store takes. */
import { equal } from 'node:assert/strict';
import { EventRefused, PayloadTooLarge, StreamNotFound } from '../errors.js';
import type { EventStore, Json, NewEvent } from '../event-store.js';
import { MAX_APPEND } from '../prepare.js';
import { all, fresh, news, numbered, promise, rejected } from './case.js';

type Field = EventRefused['field'];

async function refuses(store: EventStore, field: Field, event: unknown, stream = fresh()): Promise<void> {
  await rejected(store.append(stream, [news(1), event as NewEvent], 'no stream'), EventRefused, { field, index: 1 });
  await rejected(all(store.readStream(stream)), StreamNotFound, { stream, deleted: false });
}

const circle: { self?: unknown } = {};
circle.self = circle;

export const refusing = [
  promise('a bad id', async (store) => {
    for (const id of ['', 'x', '1234', '00000000-0000-0000-0000-000000000000', '9d0b0a4e-8f4c-4f0e-9b1e-2f1f6a1c3d5', undefined]) {
      await refuses(store, 'id', { ...news(1), id });
    }
  }),
  promise('an empty type, and one that belongs to the server', async (store) => {
    for (const type of ['', '$>', undefined]) await refuses(store, 'type', { ...news(1), type });
  }),
  promise('data that is not JSON', async (store) => {
    const values = [undefined, 1n, { big: 1n }, NaN, Infinity, () => 1, Symbol('s'), [undefined], { at: new Date(0) }, new Map(), circle];
    for (const data of values) await refuses(store, 'data', { ...news(1), data: data as Json });
  }),
  promise('metadata that is no object of JSON', async (store) => {
    for (const metadata of [7, [], { n: 1n }, null]) await refuses(store, 'metadata', { ...news(1), metadata });
  }),
  promise('one id twice in an append', async (store) => {
    const event = news(1);
    const stream = fresh();
    await rejected(store.append(stream, [event, news(2), event], 'any'), EventRefused, { field: 'id', index: 2 });
    await rejected(all(store.readStream(stream)), StreamNotFound);
  }),
  promise('an append of nothing', async (store) => {
    const stream = fresh();
    await rejected(store.append(stream, [], 'any'), EventRefused, { field: 'events' });
    await rejected(all(store.readStream(stream)), StreamNotFound);
  }),
  promise('a stream of the server, one without a name, one with a line break', async (store) => {
    for (const stream of ['$all', '$settings', '', 'a\nb', 'x'.repeat(501)]) {
      await rejected(store.append(stream, numbered(1), 'any'), EventRefused, { field: 'stream', index: -1 });
    }
  }),
  promise('a revision that is none', async (store) => {
    for (const expected of [-1, 0.5, NaN]) {
      await rejected(store.append(fresh(), numbered(1), expected), EventRefused, { field: 'expected' });
    }
  }),
  promise('more than a mebibyte at once, counted over the whole append', async (store) => {
    const stream = fresh();
    const half = 'x'.repeat(MAX_APPEND / 2);
    await rejected(store.append(stream, [news(half), news(half)], 'no stream'), PayloadTooLarge, { stream, limit: MAX_APPEND });
    await rejected(store.append(stream, [news('x'.repeat(2 * MAX_APPEND))], 'no stream'), PayloadTooLarge);
    await rejected(all(store.readStream(stream)), StreamNotFound);
    // Two quotes, and "{}" for the metadata, and the type: to the byte.
    const most = 'x'.repeat(MAX_APPEND - 2 - 2 - 2 * 'Happened'.length);
    await store.append(stream, [news(most)], 'no stream');
    const [read] = await all(store.readStream(stream));
    equal((read.data as string).length, most.length);
  }),
  promise('goes on taking events after it refused some', async (store) => {
    const stream = fresh();
    await rejected(store.append(stream, [{ ...news(1), id: 'bad' }], 'no stream'), EventRefused);
    await rejected(store.append(stream, [{ ...news(1), data: 1n as unknown as Json }], 'no stream'), EventRefused);
    await store.append(stream, numbered(2), 'no stream');
    equal((await all(store.readStream(stream))).length, 2);
  }),
];
