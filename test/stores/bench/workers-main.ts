/**
 * `npm run bench:workers [-- --store esdb://…] [-- --json] [-- --matches 60] [-- --events 4000]`: how much faster two workers
 * audit than one. The same matches are asked for again under other names, so that each run has the same to do.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { sha256 } from '#replays/hash.js';
import { rulebooks } from '#rulebooks/index.js';
import { EventStoreDbStore } from '#stores/eventstoredb/eventstoredb-store.js';
import { Audits } from '#stores/matches/audits.js';
import { Matches } from '#stores/matches/matches.js';
import { events, header } from '../../bench/generate.js';
import { median, seconds } from './figures.js';
import { serverFor } from './server.js';

const { values } = parseArgs({
  options: {
    store: { type: 'string' },
    json: { type: 'boolean' },
    matches: { type: 'string', default: '60' },
    events: { type: 'string', default: '4000' },
    rounds: { type: 'string', default: '3' },
  },
});
const [COUNT, LENGTH, ROUNDS] = [Number(values.matches), Number(values.events), Number(values.rounds)];
if (!(COUNT > 0 && LENGTH > 0 && ROUNDS > 0)) {
  console.error('bench:workers: --matches, --events and --rounds take whole numbers above 0');
  process.exit(2);
}
const COMMAND = join(import.meta.dirname, '..', '..', '..', 'apps', 'cli', 'main.js');

const server = await serverFor(values.store);
const store = EventStoreDbStore.open(server.url);
const matches = new Matches(store, rulebooks, sha256);
const audits = new Audits(store, matches, rulebooks, sha256);
const record = [...events(LENGTH)];

/** How many audits each worker has behind it before the clock runs: it has loaded, connected and warmed up by then. */
const WARM_UP = 5;

/** Audits of new matches by so many workers, once all of them are at work. */
async function run(workers: number): Promise<number> {
  const prefix = `bench-${randomUUID().slice(0, 8)}-`;
  const total = COUNT + workers * WARM_UP;
  for (let i = 0; i < total; i++) await matches.take(`${prefix}${i}`, header(), record);
  const started = Array.from({ length: workers }, () => new Worker(prefix));
  const until = async (enough: () => boolean): Promise<void> => {
    while (!enough()) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const done = (): number => started.reduce((sum, worker) => sum + worker.done, 0);
  let asked = 0;
  // One after another, until each of them has had some.
  while (asked < workers * WARM_UP || started.some((worker) => worker.done === 0)) {
    if (asked === total) throw new Error('one worker did all the work before another had begun: more --matches are needed');
    await audits.requestOne(`${prefix}${asked++}`);
    await until(() => done() === asked);
  }
  const left = total - asked;
  const time = await seconds(async () => {
    while (asked < total) await audits.requestOne(`${prefix}${asked++}`);
    await until(() => done() === total);
  });
  for (const worker of started) worker.end();
  return time / left;
}

class Worker {
  done = 0;
  private readonly child;

  constructor(prefix: string) {
    this.child = spawn(process.execPath, [COMMAND, 'worker', '--store', server.url], { stdio: ['ignore', 'pipe', 'inherit'] });
    createInterface(this.child.stdout).on('line', (line) => {
      if (line.startsWith(prefix)) this.done++;
    });
  }

  end(): void {
    this.child.kill();
  }
}

const times: { one: number; two: number }[] = [];
for (let round = 0; round < ROUNDS; round++) {
  const one = await run(1);
  times.push({ one, two: await run(2) });
}
const speedUp = median(times.map(({ one, two }) => one / two));
const [one, two] = [median(times.map((t) => t.one)), median(times.map((t) => t.two))];
const rate = (time: number): number => Math.round(LENGTH / time);
if (values.json) {
  const figures = { matches: COUNT, events: LENGTH, one: rate(one), two: rate(two), speedUp: Math.round(100 * speedUp) / 100 };
  console.log(JSON.stringify({ server: server.name, ...figures }));
} else {
  const [slow, fast] = [rate(one), rate(two)].map((n) => n.toLocaleString('en'));
  console.log(`${COUNT} matches of ${LENGTH} events: one worker ${slow} events/s, two ${fast} events/s`);
  console.log(`two are ${speedUp.toFixed(2)} times as fast as one (at least 1.7 on two free cores), against ${server.name}`);
}
await store.close();
server.end();
process.exit(0);
