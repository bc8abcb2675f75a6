/** Live subscriptions: catching up, following, back-pressure. */
import { deepEqual, equal } from 'node:assert/strict';
import { concatAll, firstValueFrom, from, lastValueFrom, of, Subject, take, takeWhile, toArray, type Observable } from 'rxjs';
import type { EventStore, Page, Source, StoredEvent } from '../event-store.js';
import { fresh, numbered, numbersOf, promise, range } from './case.js';

const each = (page: Page): Observable<StoredEvent> => from(page);

const follow = (store: EventStore, source: Source): Observable<StoredEvent> => store.subscribe(source, each);

const first = (count: number, events: Observable<StoredEvent>): Promise<StoredEvent[]> =>
  lastValueFrom(events.pipe(take(count), toArray()));

export const following = [
  promise('a stream that is there already, and then what is appended', async (store) => {
    const stream = fresh();
    await store.append(stream, numbered(3), 'no stream');
    const got = first(6, follow(store, { stream }));
    await store.append(stream, numbered(2, 3), 2);
    await store.append(stream, numbered(1, 5), 4);
    deepEqual(numbersOf(await got), range(0, 5));
  }),
  promise('a stream behind a revision, which is not among it', async (store) => {
    const stream = fresh();
    await store.append(stream, numbered(5), 'no stream');
    deepEqual(numbersOf(await first(2, follow(store, { stream, after: 2 }))), [3, 4]);
    const got = first(1, follow(store, { stream, after: 4 }));
    await store.append(stream, numbered(1, 5), 4);
    deepEqual(numbersOf(await got), [5]);
  }),
  promise('a stream that is not there yet', async (store) => {
    const stream = fresh();
    const got = first(2, follow(store, { stream }));
    await store.append(stream, numbered(2), 'no stream');
    deepEqual(numbersOf(await got), [0, 1]);
  }),
  promise('everything with a prefix, behind a position', async (store) => {
    const prefix = fresh();
    await store.append(`${prefix}-a`, numbered(2), 'no stream');
    const [, second] = await first(2, follow(store, { prefix }));
    const got = first(3, follow(store, { prefix, after: second.position }));
    await store.append(fresh('other'), numbered(3, 100), 'no stream');
    await store.append(`${prefix}-b`, numbered(2, 2), 'no stream');
    await store.append(`${prefix}-a`, numbered(1, 4), 1);
    deepEqual(numbersOf(await got), [2, 3, 4]);
  }),
  promise('what another opening of the store appends', async (store, harness) => {
    const stream = fresh();
    const other = await harness.open();
    try {
      const got = first(4, follow(store, { stream }));
      await other.append(stream, numbered(2), 'no stream');
      await other.append(stream, numbered(2, 2), 1);
      deepEqual(numbersOf(await got), range(0, 3));
    } finally {
      await other.close();
    }
  }),
  promise('the next page waits until the last one is dealt with', async (store) => {
    const stream = fresh();
    for (let n = 0; n < 600; n += 100) await store.append(stream, numbered(100, n), 'any');
    const gates: Subject<number>[] = [];
    const pages: number[] = [];
    const arrived = new Subject<number>();
    const taken = store.subscribe({ stream }, (page) => {
      pages.push(page.length);
      const gate = new Subject<number>();
      gates.push(gate);
      queueMicrotask(() => arrived.next(pages.length));
      return gate;
    }, { pageSize: 100 });
    const arrival = firstValueFrom(arrived);
    const subscription = taken.subscribe();
    await arrival;
    await store.append(stream, numbered(100, 600), 'any');
    await new Promise((resolve) => setTimeout(resolve, 60));
    equal(pages.length, 1);
    const next = firstValueFrom(arrived);
    gates[0].complete();
    await next;
    equal(pages.length, 2);
    subscription.unsubscribe();
  }),
  promise('a slow reader gets everything once, in pages no larger than it asked for', async (store) => {
    const stream = fresh();
    for (let n = 0; n < 300; n += 100) await store.append(stream, numbered(100, n), 'any');
    const slow = store.subscribe({ stream }, async (page) => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      return [page];
    }, { pageSize: 50 });
    const got: StoredEvent[] = [];
    const pages = slow.pipe(concatAll(), takeWhile((page) => got.push(...page) < 300, true), toArray());
    equal((await lastValueFrom(pages)).every((page) => page.length <= 50), true);
    deepEqual(numbersOf(got), range(0, 299));
  }),
  promise('an error of the taker ends the subscription with it', async (store) => {
    const stream = fresh();
    await store.append(stream, numbered(1), 'no stream');
    const failing = store.subscribe({ stream }, () => {
      throw new RangeError('mine');
    });
    const error: unknown = await lastValueFrom(failing).catch((e: unknown) => e);
    equal(error instanceof RangeError, true);
  }),
  promise('closing the store completes it', async (_, harness) => {
    const store = await harness.open();
    const stream = fresh();
    await store.append(stream, numbered(2), 'no stream');
    const seen = new Subject<void>();
    const twice = firstValueFrom(seen);
    const whole = lastValueFrom(store.subscribe({ stream }, (page) => {
      queueMicrotask(() => seen.next());
      return of(page.length);
    }).pipe(toArray()));
    await twice;
    await store.close();
    equal((await whole).reduce((sum, n) => sum + n, 0) > 0, true);
  }),
  promise('two hundred at once, and appends and reads beside them', async (store) => {
    const prefix = fresh();
    const names = Array.from({ length: 200 }, (_, i) => `${prefix}-${i}`);
    const got = names.map((stream) => first(1, follow(store, { stream })));
    await Promise.all(names.map((stream, i) => store.append(stream, numbered(1, i), 'no stream')));
    deepEqual((await Promise.all(got)).flatMap(numbersOf), range(0, 199));
  }),
];
