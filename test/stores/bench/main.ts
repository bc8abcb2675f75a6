/** `npm run bench:stores [-- --json] [-- --quick]`: the embedded store against the bare binding, in the same run. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { randomUUID } from 'node:crypto';
import type { JsonObject, NewEvent } from '#stores/event-store.js';
import { SqliteStore } from '#stores/sqlite/sqlite-store.js';
import { events } from '../../bench/generate.js';
import { Bare } from './bare.js';
import { large } from './large.js';

const { values } = parseArgs({ options: { json: { type: 'boolean' }, quick: { type: 'boolean' } } });
const SIZE = values.quick
  ? { single: 300, batched: 20_000, rounds: 3, large: 50_000 }
  : { single: 1000, batched: 50_000, rounds: 7, large: 1_000_000 };
const BATCH = 100;
const STREAM = 500;

const correlation = randomUUID();
const sample = [...events(SIZE.batched)].map(({ type, ...data }): NewEvent => ({
  id: randomUUID(),
  type,
  data: data as unknown as JsonObject,
  metadata: { $correlationId: correlation },
}));

type Times = Record<'single' | 'batched' | 'read', number>;

const folder = mkdtempSync(join(tmpdir(), 'verdict-bench-'));
let files = 0;
try {
  const bare: Times[] = [];
  const store: Times[] = [];
  // In turns, so that a slow moment of the machine slows both; the first round warms up.
  for (let round = 0; round <= SIZE.rounds; round++) {
    const [b, s] = round % 2 ? [await measureBare(), await measureStore()] : await backwards();
    if (round > 0) {
      bare.push(b);
      store.push(s);
    }
  }
  const rows = (['single', 'batched', 'read'] as const).map((name) => row(name, bare, store));
  const big = await large(join(folder, 'large.db'), SIZE.large);
  if (values.json) console.log(JSON.stringify({ results: rows, large: big }));
  else {
    for (const { name, store: ours, bare: theirs, share } of rows) {
      console.log(`${name.padEnd(16)} ${perSecond(ours)}  bare ${perSecond(theirs)}  ${(100 * share).toFixed(0)}% (at least 80%)`);
    }
    const size = big.events.toLocaleString('en');
    console.log(`${size} events: opened in ${big.openMs} ms (under 1000), a match of 500 in ${big.matchMs} ms (under 5)`);
  }
} finally {
  rmSync(folder, { recursive: true });
}

async function backwards(): Promise<[Times, Times]> {
  const s = await measureStore();
  return [await measureBare(), s];
}

async function measureBare(): Promise<Times> {
  const bare = new Bare(join(folder, `bare-${files++}.db`));
  const single = await seconds(() => {
    for (let i = 0; i < SIZE.single; i++) bare.append('single', [sample[i]], i);
  });
  const batched = await seconds(() => {
    for (let i = 0; i < SIZE.batched; i += BATCH) bare.append(`match-${Math.floor(i / STREAM)}`, sample.slice(i, i + BATCH), i % STREAM);
  });
  const read = await seconds(() => expectAll(bare.readAll()));
  bare.close();
  return { single, batched, read };
}

async function measureStore(): Promise<Times> {
  const store = SqliteStore.open(join(folder, `store-${files++}.db`));
  const single = await seconds(async () => {
    for (let i = 0; i < SIZE.single; i++) await store.append('single', [sample[i]], i === 0 ? 'no stream' : i - 1);
  });
  const batched = await seconds(async () => {
    for (let i = 0; i < SIZE.batched; i += BATCH) {
      await store.append(`match-${Math.floor(i / STREAM)}`, sample.slice(i, i + BATCH), i % STREAM === 0 ? 'no stream' : (i % STREAM) - 1);
    }
  });
  const read = await seconds(async () => {
    let count = 0;
    for await (const page of store.readAll()) count += page.length;
    expectAll(count);
  });
  await store.close();
  return { single, batched, read };
}

function expectAll(count: number): void {
  if (count !== SIZE.single + SIZE.batched) throw new Error(`${count} events were read`);
}

async function seconds(work: () => void | Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

function row(name: keyof Times, bare: readonly Times[], store: readonly Times[]) {
  const count = { single: SIZE.single, batched: SIZE.batched, read: SIZE.single + SIZE.batched }[name];
  const [theirs, ours] = [median(bare.map((t) => t[name])), median(store.map((t) => t[name]))];
  const title = { single: 'single appends', batched: `batches of ${BATCH}`, read: 'reading back' }[name];
  return { name: title, store: Math.round(count / ours), bare: Math.round(count / theirs), share: Math.round((100 * theirs) / ours) / 100 };
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1];
}

function perSecond(n: number): string {
  return `${n.toLocaleString('en').padStart(9)} events/s`;
}
