/**
 * `npm run bench:eventstore [-- --store esdb://…] [-- --json] [-- --quick]`: the adapter against the bare client on the same
 * server in the same run. The bare client appends by its own default, which is its batch path.
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import type { NewEvent } from '#stores/event-store.js';
import { EventStoreDbStore } from '#stores/eventstoredb/eventstoredb-store.js';
import { events } from '../../bench/generate.js';
import { median, perSecond, seconds } from './figures.js';
import { serverFor } from './server.js';

const { values } = parseArgs({ options: { store: { type: 'string' }, json: { type: 'boolean' }, quick: { type: 'boolean' } } });
const ROUNDS = values.quick ? 3 : 9;
const SIZE = values.quick ? { single: 50, each: 10, batches: 5 } : { single: 200, each: 30, batches: 10 };
const [BATCH, MANY, FEW] = [100, 50, 10];

const KINDS = ['one after another', 'over fifty streams', 'batches of 100 over ten streams', 'reading'] as const;
type Kind = (typeof KINDS)[number];
const COUNTS: Record<Kind, number> = {
  'one after another': SIZE.single,
  'over fifty streams': MANY * SIZE.each,
  'batches of 100 over ten streams': FEW * SIZE.batches * BATCH,
  reading: FEW * SIZE.batches * BATCH,
};

interface Way {
  /** Behind the event with this number; -1 begins the stream. */
  readonly append: (stream: string, some: readonly NewEvent[], after: number) => Promise<unknown>;
  readonly read: (stream: string) => Promise<number>;
}

const record = [...events(1000)];
const some = (count: number, from: number): NewEvent[] =>
  Array.from({ length: count }, (_, i) => {
    const { type, ...data } = record[(from + i) % record.length];
    return { id: randomUUID(), type, data: data as never, metadata: { $correlationId: randomUUID() } };
  });

const server = await serverFor(values.store);
const store = EventStoreDbStore.open(server.url);
const client = EventStoreDBClient.connectionString(server.url);

const adapter: Way = {
  append: (stream, batch, after) => store.append(stream, batch, after < 0 ? 'no stream' : after),
  async read(stream) {
    let count = 0;
    for await (const page of store.readStream(stream)) count += page.length;
    return count;
  },
};
const bare: Way = {
  append: (stream, batch, after) =>
    client.appendToStream(stream, batch.map((event) => jsonEvent(event as never)), { expectedRevision: after < 0 ? 'no_stream' : BigInt(after) }),
  async read(stream) {
    let count = 0;
    for await (const { event } of client.readStream(stream)) if (event) count++;
    return count;
  },
};

/** What one way does in one round, kind by kind: reading reads what the batches wrote. */
function runs({ append, read }: Way): Record<Kind, () => Promise<void>> {
  const prefix = `bench-${randomUUID()}`;
  const several = async (streams: number, appends: number, size: number): Promise<void> => {
    await Promise.all(Array.from({ length: streams }, async (_, s) => {
      for (let i = 0; i < appends; i++) await append(`${prefix}-${size}-${s}`, some(size, i * size), i * size - 1);
    }));
  };
  return {
    async 'one after another'() {
      for (let i = 0; i < SIZE.single; i++) await append(prefix, some(1, i), i - 1);
    },
    'over fifty streams': () => several(MANY, SIZE.each, 1),
    'batches of 100 over ten streams': () => several(FEW, SIZE.batches, BATCH),
    async reading() {
      let count = 0;
      for (let s = 0; s < FEW; s++) count += await read(`${prefix}-${BATCH}-${s}`);
      if (count !== COUNTS.reading) throw new Error(`${count} events were read`);
    },
  };
}

type Pair = Record<'adapter' | 'bare', number>;
const pairs = new Map<Kind, Pair[]>(KINDS.map((kind) => [kind, []]));
// Each kind by both ways in turns, so that a slow moment of the machine slows both; the first round warms up.
for (let round = 0; round <= ROUNDS; round++) {
  const ways = { adapter: runs(adapter), bare: runs(bare) };
  for (const kind of KINDS) {
    const pair: Pair = { adapter: 0, bare: 0 };
    for (const name of round % 2 ? (['adapter', 'bare'] as const) : (['bare', 'adapter'] as const)) pair[name] = await seconds(ways[name][kind]);
    if (round > 0) pairs.get(kind)!.push(pair);
  }
}
const rows = KINDS.map((name) => {
  const taken = pairs.get(name)!;
  const [mine, other] = (['adapter', 'bare'] as const).map((way) => Math.round(COUNTS[name] / median(taken.map((pair) => pair[way]))));
  // Within each round: between rounds the machine may have been another.
  return { name, adapter: mine, bare: other, share: Math.round(100 * median(taken.map((pair) => pair.bare / pair.adapter))) / 100 };
});
if (values.json) console.log(JSON.stringify({ server: server.name, results: rows }));
else {
  for (const { name, adapter: a, bare: b, share } of rows) {
    console.log(`${name.padEnd(32)} ${perSecond(a)}  bare ${perSecond(b)}  ${(100 * share).toFixed(0)}% (at least 90%)`);
  }
  console.log(`medians of ${ROUNDS} rounds, the shares within each, against ${server.name}`);
}
await store.close();
server.end();
process.exit(0);
