/** The embedded store against the bare binding, in the same run. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import type { JsonObject, NewEvent } from '#stores/event-store.js';
import { SqliteStore } from '#stores/sqlite/sqlite-store.js';
import { events } from '../../bench/generate.js';
import { Bare } from './bare.js';
import { large } from './large.js';
import { median, perSecond, seconds } from './figures.js';

const BATCH = 100;
const STREAM = 500;

type Times = Record<'single' | 'batched' | 'read', number>;

export interface Row {
  readonly name: string;
  /** Events a second. */
  readonly store: number;
  readonly bare: number;
  /** Of the bare binding's speed. */
  readonly share: number;
}

export interface Embedded {
  readonly rows: readonly Row[];
  readonly large: Awaited<ReturnType<typeof large>>;
}

export async function embedded(quick: boolean): Promise<Embedded> {
  const size = quick
    ? { single: 300, batched: 20_000, rounds: 3, large: 50_000 }
    : { single: 1000, batched: 50_000, rounds: 7, large: 1_000_000 };
  const folder = mkdtempSync(join(tmpdir(), 'verdict-bench-'));
  try {
    const run = new Run(folder, size.single, size.batched);
    // In turns, so that a slow moment of the machine slows both; the first round warms up.
    for (let round = 0; round <= size.rounds; round++) await run.round(round % 2 === 0, round > 0);
    return { rows: run.rows(), large: await large(join(folder, 'large.db'), size.large) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export function table({ rows, large: big }: Embedded): string {
  const lines = rows.map(({ name, store, bare, share }) =>
    `${name.padEnd(16)} ${perSecond(store)}  bare ${perSecond(bare)}  ${(100 * share).toFixed(0)}% (at least 80%)`);
  const size = big.events.toLocaleString('en');
  return [...lines, `${size} events: opened in ${big.openMs} ms (under 1000), a match of 500 in ${big.matchMs} ms (under 5)`].join('\n');
}

class Run {
  private readonly bare: Times[] = [];
  private readonly store: Times[] = [];
  private readonly sample: readonly NewEvent[];
  private files = 0;

  constructor(
    private readonly folder: string,
    private readonly single: number,
    private readonly batched: number,
  ) {
    const correlation = randomUUID();
    this.sample = [...events(batched)].map(({ type, ...data }): NewEvent => ({
      id: randomUUID(),
      type,
      data: data as unknown as JsonObject,
      metadata: { $correlationId: correlation },
    }));
  }

  async round(storeFirst: boolean, counts: boolean): Promise<void> {
    const early = storeFirst ? await this.measureStore() : null;
    const bare = await this.measureBare();
    const store = early ?? (await this.measureStore());
    if (!counts) return;
    this.bare.push(bare);
    this.store.push(store);
  }

  rows(): Row[] {
    const counts = { single: this.single, batched: this.batched, read: this.single + this.batched };
    const titles = { single: 'single appends', batched: `batches of ${BATCH}`, read: 'reading back' };
    return (['single', 'batched', 'read'] as const).map((name) => {
      const [theirs, ours] = [median(this.bare.map((t) => t[name])), median(this.store.map((t) => t[name]))];
      const perSec = (time: number): number => Math.round(counts[name] / time);
      return { name: titles[name], store: perSec(ours), bare: perSec(theirs), share: Math.round((100 * theirs) / ours) / 100 };
    });
  }

  private async measureBare(): Promise<Times> {
    const bare = new Bare(join(this.folder, `bare-${this.files++}.db`));
    const single = await seconds(() => {
      for (let i = 0; i < this.single; i++) bare.append('single', [this.sample[i]], i);
    });
    const batched = await seconds(() => {
      for (let i = 0; i < this.batched; i += BATCH) bare.append(streamAt(i), this.sample.slice(i, i + BATCH), i % STREAM);
    });
    const read = await seconds(() => this.expectAll(bare.readAll()));
    bare.close();
    return { single, batched, read };
  }

  private async measureStore(): Promise<Times> {
    const store = SqliteStore.open(join(this.folder, `store-${this.files++}.db`));
    const single = await seconds(async () => {
      for (let i = 0; i < this.single; i++) await store.append('single', [this.sample[i]], i === 0 ? 'no stream' : i - 1);
    });
    const batched = await seconds(async () => {
      for (let i = 0; i < this.batched; i += BATCH) {
        await store.append(streamAt(i), this.sample.slice(i, i + BATCH), i % STREAM === 0 ? 'no stream' : (i % STREAM) - 1);
      }
    });
    const read = await seconds(async () => {
      let count = 0;
      for await (const page of store.readAll()) count += page.length;
      this.expectAll(count);
    });
    await store.close();
    return { single, batched, read };
  }

  private expectAll(count: number): void {
    if (count !== this.single + this.batched) throw new Error(`${count} events were read`);
  }
}

const streamAt = (i: number): string => `match-${Math.floor(i / STREAM)}`;
