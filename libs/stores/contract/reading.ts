/** Reading a stream, and everything. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { StreamNotFound } from '../errors.js';
import type { Page } from '../event-store.js';
import { all, fresh, numbered, numbersOf, promise, range, rejected } from './case.js';

async function sizes(pages: AsyncIterable<Page>): Promise<number[]> {
  const found: number[] = [];
  for await (const page of pages) found.push(page.length);
  return found;
}

export const reading = [
  promise('a stream forwards and backwards, from a revision, with a limit', async (store) => {
    const stream = fresh();
    await store.append(stream, numbered(10), 'no stream');
    const read = async (options: Parameters<typeof store.readStream>[1]) => numbersOf(await all(store.readStream(stream, options)));
    deepEqual(await read({}), range(0, 9));
    deepEqual(await read({ direction: 'backwards' }), range(0, 9).reverse());
    deepEqual(await read({ from: 7 }), [7, 8, 9]);
    deepEqual(await read({ from: 2, direction: 'backwards' }), [2, 1, 0]);
    deepEqual(await read({ from: 4, limit: 2 }), [4, 5]);
    deepEqual(await read({ direction: 'backwards', limit: 1 }), [9]);
    deepEqual(await read({ from: 40, direction: 'backwards', limit: 1 }), [9]);
    deepEqual(await read({ from: 10 }), []);
    deepEqual(await read({ limit: 0 }), []);
  }),
  promise('in pages that are never empty', async (store) => {
    const stream = fresh();
    await store.append(stream, numbered(10), 'no stream');
    deepEqual(await sizes(store.readStream(stream, { pageSize: 4 })), [4, 4, 2]);
    deepEqual(await sizes(store.readStream(stream, { pageSize: 5 })), [5, 5]);
    deepEqual(await sizes(store.readStream(stream, { pageSize: 4, limit: 6, direction: 'backwards' })), [4, 2]);
  }),
  promise('a reader may stop in the middle', async (store) => {
    const stream = fresh();
    await store.append(stream, numbered(10), 'no stream');
    for await (const page of store.readStream(stream, { pageSize: 3 })) {
      equal(page.length, 3);
      break;
    }
    equal((await all(store.readStream(stream))).length, 10);
  }),
  promise('a stream that is not there', async (store) => {
    const stream = fresh();
    await rejected(all(store.readStream(stream)), StreamNotFound, { stream, deleted: false });
    await rejected(all(store.readStream(stream, { direction: 'backwards', limit: 1 })), StreamNotFound, { stream });
  }),
  promise('a long stream, in its order', async (store) => {
    const stream = fresh();
    for (let n = 0; n < 2000; n += 250) await store.append(stream, numbered(250, n), n === 0 ? 'no stream' : n - 1);
    deepEqual(numbersOf(await all(store.readStream(stream, { pageSize: 300 }))), range(0, 1999));
  }),
  promise('everything, in the order in which it was stored', async (store) => {
    const prefix = fresh();
    for (let n = 0; n < 12; n++) await store.append(`${prefix}-${n % 3}`, numbered(1, n), 'any');
    const forwards = await all(store.readAll({ prefix }));
    deepEqual(numbersOf(forwards), range(0, 11));
    deepEqual(numbersOf(await all(store.readAll({ prefix, direction: 'backwards' }))), range(0, 11).reverse());
    deepEqual(numbersOf(await all(store.readAll({ prefix, pageSize: 5, limit: 7 }))), range(0, 6));
    equal(new Set(forwards.map(({ position }) => position)).size, 12);
  }),
  promise('everything behind a position, which is not among it', async (store) => {
    const prefix = fresh();
    for (let n = 0; n < 6; n++) await store.append(`${prefix}-${n % 2}`, numbered(1, n), 'any');
    const stored = await all(store.readAll({ prefix }));
    const after = stored[2].position;
    deepEqual(numbersOf(await all(store.readAll({ prefix, after }))), [3, 4, 5]);
    deepEqual(numbersOf(await all(store.readAll({ prefix, after, direction: 'backwards' }))), [1, 0]);
    deepEqual(await all(store.readAll({ prefix, after: stored[5].position })), []);
  }),
  promise('a batch has positions in its order', async (store) => {
    const prefix = fresh();
    await store.append(prefix, numbered(5), 'no stream');
    const stored = await all(store.readAll({ prefix }));
    for (const [i, { position }] of stored.entries()) {
      deepEqual(numbersOf(await all(store.readAll({ prefix, after: position }))), range(i + 1, 4));
    }
  }),
  promise('everything, without what the store keeps for itself', async (store) => {
    const stream = fresh();
    await store.append(stream, numbered(1), 'no stream');
    await store.writeMetadata(stream, { title: 'a match' });
    const events = await all(store.readAll({ direction: 'backwards', limit: 20 }));
    ok(events.length > 0);
    ok(events.every((event) => !event.stream.startsWith('$') && !event.type.startsWith('$')));
  }),
  promise('a prefix that no stream has', async (store) => {
    deepEqual(await all(store.readAll({ prefix: fresh() })), []);
  }),
];
