/** `npm run bench [-- --json] [-- --quick]`: how fast the judge is, as a multiple of reading and parsing the same log. */
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { embedded, table as storeTable } from '../stores/bench/embedded.js';
import { blocks, events, type Game } from './generate.js';
import { pipeMemory } from './pipe-memory.js';
import { audit, floor, fold, seeks, simulation, verify } from './rows.js';

interface Result {
  readonly name: string;
  readonly eventsPerSecond: number;
  /** Its time as a multiple of the floor's for as many events. */
  readonly floors: number;
  /** What the figure must not exceed, in its own unit. */
  readonly limit?: string;
  /** What it must reach. */
  readonly least?: string;
  readonly microseconds?: number;
  readonly megabytes?: number;
}

const { values } = parseArgs({ options: { json: { type: 'boolean' }, quick: { type: 'boolean' } } });
const SIZE = values.quick
  ? { log: 20_000, match: 10_000, pipe: 100_000, rounds: 3, seeks: 500, played: 4_000 }
  : { log: 200_000, match: 100_000, pipe: 1_000_000, rounds: 9, seeks: 5_000, played: 20_000 };

const folder = mkdtempSync(join(tmpdir(), 'verdict-bench-'));
try {
  const results = await measure();
  const stores = await embedded(values.quick ?? false);
  console.log(values.json ? JSON.stringify({ results, stores }) : `${table(results)}\n\nthe embedded store\n${storeTable(stores)}`);
} finally {
  rmSync(folder, { recursive: true });
}

/** Seconds that each takes, in rounds: a slow moment of the machine slows what is compared alike. The first round warms up. */
async function rounds<K extends string>(work: Record<K, () => number | Promise<number>>): Promise<Record<K, number[]>> {
  const names = Object.keys(work) as K[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<K, number[]>;
  for (let round = 0; round <= SIZE.rounds; round++) {
    for (const name of names) {
      const taken = await seconds(work[name]);
      if (round > 0) times[name].push(taken);
    }
  }
  return times;
}

async function measure(): Promise<Result[]> {
  const log = await write('plain.jsonl', false);
  const sealed = await write('sealed.jsonl', true);
  const tgc = await write('tgc.jsonl', false, 'tgc');
  const host = await rounds({ floor: () => floor(log), audit: () => audit(log) });
  const chain = await rounds({ floor: () => floor(sealed), verify: () => verify(sealed) });
  const second = await rounds({ floor: () => floor(tgc), audit: () => audit(tgc) });
  // Last, because it holds all events in memory, which weighs on whatever is measured beside it.
  const parsed = [...events(SIZE.log)];
  const folded = await rounds({ floor: () => floor(log), fold: () => fold(parsed) });
  parsed.length = 0;
  const row = (name: string, taken: readonly number[], floors: readonly number[], more: Partial<Result> = {}): Result => ({
    name,
    eventsPerSecond: Math.round(SIZE.log / median(taken)),
    // Round by round: what slows the machine down slows both.
    floors: rounded(median(taken.map((time, round) => time / floors[round]))),
    ...more,
  });
  const perEvent = median(host.floor) / SIZE.log;
  const playedBy = (game: Game): Result => {
    const rates = Array.from({ length: SIZE.rounds + 1 }, (_, seed) => simulation(game, seed + 1, SIZE.played)).slice(1);
    const rate = median(rates);
    return { name: `simulate ${game}`, eventsPerSecond: Math.round(rate), floors: rounded(1 / rate / perEvent), least: '20,000 events/s' };
  };
  const seek = median(seeks(SIZE.match, SIZE.seeks));
  const pipe = await pipeMemory(SIZE.pipe);
  return [
    row('floor', host.floor, host.floor),
    row('fold', folded.fold, folded.floor),
    row('audit host', host.audit, host.floor, { limit: '3 floors' }),
    row('audit tgc', second.audit, second.floor, { limit: '3 floors' }),
    row('verify chain', chain.verify, chain.floor),
    playedBy('host'),
    playedBy('tgc'),
    {
      name: `seek in ${SIZE.match.toLocaleString('en')} events`,
      eventsPerSecond: Math.round(1e6 / seek),
      floors: rounded(seek / 1e6 / perEvent),
      microseconds: rounded(seek),
      limit: '100 µs',
    },
    {
      name: `audit ${SIZE.pipe.toLocaleString('en')} events from a pipe`,
      eventsPerSecond: Math.round(SIZE.pipe / pipe.seconds),
      floors: rounded(pipe.seconds / SIZE.pipe / perEvent),
      megabytes: rounded(pipe.megabytes),
      limit: '250 MB resident',
    },
  ];
}

async function write(name: string, sealed: boolean, game: Game = 'host'): Promise<string> {
  const path = join(folder, name);
  await pipeline(Readable.from(blocks(SIZE.log, sealed, game)), createWriteStream(path));
  return path;
}

async function seconds(work: () => number | Promise<number>): Promise<number> {
  const began = performance.now();
  const done = await work();
  if (done !== SIZE.log) throw new Error(`${done} events were measured instead of ${SIZE.log}`);
  return (performance.now() - began) / 1000;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1];
}

function rounded(n: number): number {
  return Math.round(n * 100) / 100;
}

function table(results: readonly Result[]): string {
  const rows = results.map(({ name, eventsPerSecond, floors, microseconds, megabytes, limit, least }) => [
    name,
    eventsPerSecond.toLocaleString('en'),
    floors.toFixed(2),
    microseconds === undefined ? '' : `${microseconds} µs`,
    megabytes === undefined ? '' : `${megabytes.toFixed(0)} MB`,
    limit !== undefined ? `at most ${limit}` : least !== undefined ? `at least ${least}` : '',
  ]);
  const all = [['', 'events/s', 'floors', 'median', 'memory', 'limit'], ...rows];
  const widths = all[0].map((_, column) => Math.max(...all.map((cells) => cells[column].length)));
  const line = (cells: readonly string[]): string =>
    cells.map((cell, i) => (i === 0 || i === 5 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  ').trimEnd();
  const how = `medians of ${SIZE.rounds} rounds over ${SIZE.log.toLocaleString('en')} events, Node ${process.version}`;
  return [...all.map(line), '', how].join('\n');
}
