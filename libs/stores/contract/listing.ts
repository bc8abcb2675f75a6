/** The streams that there are, and what is noted about them. */
import { deepEqual } from 'node:assert/strict';
import { EventRefused } from '../errors.js';
import type { JsonObject } from '../event-store.js';
import { fresh, numbered, promise, rejected } from './case.js';

export const listing = [
  promise('streams by prefix, sorted, in pieces', async (store) => {
    const prefix = fresh();
    const names = ['c', 'a', 'b', 'B', 'aa'].map((end) => `${prefix}-${end}`);
    for (const name of names) await store.append(name, numbered(2), 'no stream');
    await store.append(fresh('other'), numbered(1), 'no stream');
    const sorted = [...names].sort();
    deepEqual(await store.listStreams(prefix), { streams: sorted, next: null });
    const one = await store.listStreams(prefix, { limit: 2 });
    deepEqual(one, { streams: sorted.slice(0, 2), next: sorted[1] });
    deepEqual(await store.listStreams(prefix, { after: one.next ?? '', limit: 3 }), { streams: sorted.slice(2), next: null });
    deepEqual(await store.listStreams(fresh()), { streams: [], next: null });
  }),
  promise('streams in the order of their code points', async (store) => {
    const prefix = fresh();
    const names = ['z', 'ﬁ', '𝄞', 'é'].map((end) => `${prefix}-${end}`);
    for (const name of names) await store.append(name, numbered(1), 'no stream');
    const sorted = ['z', 'é', 'ﬁ', '𝄞'].map((end) => `${prefix}-${end}`);
    const one = await store.listStreams(prefix, { limit: 3 });
    deepEqual(one, { streams: sorted.slice(0, 3), next: sorted[2] });
    deepEqual(await store.listStreams(prefix, { after: sorted[2] }), { streams: sorted.slice(3), next: null });
  }),
  promise('a prefix is text, not a pattern', async (store) => {
    const prefix = fresh();
    await store.append(`${prefix}_x`, numbered(1), 'no stream');
    await store.append(`${prefix}%y`, numbered(1), 'no stream');
    deepEqual((await store.listStreams(`${prefix}_`)).streams, [`${prefix}_x`]);
    deepEqual((await store.listStreams(`${prefix}%`)).streams, [`${prefix}%y`]);
    deepEqual((await store.listStreams(`${prefix}.`)).streams, []);
  }),
  promise('metadata of a stream, before and after its first event', async (store) => {
    const stream = fresh();
    deepEqual(await store.readMetadata(stream), {});
    await store.writeMetadata(stream, { title: 'Final', round: 7, tags: ['a', null] });
    deepEqual(await store.listStreams(stream), { streams: [], next: null });
    await store.append(stream, numbered(1), 'no stream');
    deepEqual(await store.readMetadata(stream), { title: 'Final', round: 7, tags: ['a', null] });
    await store.writeMetadata(stream, { title: 'Semifinal' });
    deepEqual(await store.readMetadata(stream), { title: 'Semifinal' });
  }),
  promise('metadata that is no JSON is refused', async (store) => {
    await rejected(store.writeMetadata(fresh(), { n: 1n } as unknown as JsonObject), EventRefused, { field: 'metadata' });
  }),
];
