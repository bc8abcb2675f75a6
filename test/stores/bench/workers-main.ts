/**
 * `npm run bench:workers [-- --store esdb://… --server-pid 1,2,3] [-- --json] [-- --matches 300] [-- --events 400]`: how much
 * faster two workers audit on two cores than one on as many, and than one on a core, the server's share of the cores included;
 * and where the cores went meanwhile. The clock runs only while all of them are at work and nothing more is asked for: not
 * while they start, and not while the last of them finishes alone.
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { sha256 } from '#replays/hash.js';
import { rulebooks } from '#rulebooks/index.js';
import { EventStoreDbStore } from '#stores/eventstoredb/eventstoredb-store.js';
import { REQUESTS } from '#stores/matches/audits.js';
import { Matches } from '#stores/matches/matches.js';
import { events, header } from '../../bench/generate.js';
import { AuditWorker } from './audit-worker.js';
import { confine, cores, usage } from './cpu.js';
import { median } from './figures.js';
import { serverFor } from './server.js';

const { values } = parseArgs({
  options: {
    store: { type: 'string' },
    'server-pid': { type: 'string' },
    json: { type: 'boolean' },
    matches: { type: 'string', default: '300' },
    events: { type: 'string', default: '400' },
    rounds: { type: 'string', default: '3' },
  },
});
const [COUNT, LENGTH, ROUNDS] = [Number(values.matches), Number(values.events), Number(values.rounds)];
const IDS = (values['server-pid'] ?? '').split(',').filter((id) => id !== '').map(Number);
if (!(COUNT > 0 && LENGTH > 0 && ROUNDS > 0 && IDS.every((id) => id > 0))) {
  console.error('bench:workers: --matches, --events, --rounds and --server-pid take whole numbers above 0');
  process.exit(2);
}
/** How many audits each worker has behind it before the clock runs: it has loaded, connected and warmed up by then. */
const WARM_UP = 20;
const LATEST = 60_000;
/** How many are written, or asked for, at a time. */
const TOGETHER = 20;

const server = await serverFor(values.store, IDS);
const store = EventStoreDbStore.open(server.url);
const matches = new Matches(store, rulebooks, sha256);
const record = [...events(LENGTH)];

interface Run {
  /** Events a second. */
  readonly rate: number;
  /** How many cores each process had. */
  readonly cores: Record<string, number>;
}

const names = Array.from({ length: COUNT }, (_, i) => `bench-${randomUUID().slice(0, 8)}-${i}`);

/** Where the server runs on another machine, nothing can be said of one core. */
const isConfinable = confine([process.pid, ...server.ids], 2) && server.ids.length > 0;

/** Asks for an audit, whether it was asked for before or not. */
const ask = (match: string): Promise<unknown> =>
  store.append(REQUESTS, [{ id: randomUUID(), type: 'AuditRequested', data: { match, events: LENGTH } }], 'any');

async function run(workers: number, coreCount = 2): Promise<Run> {
  // The workers inherit it.
  if (isConfinable) confine([process.pid, ...server.ids], coreCount);
  const started = Array.from({ length: workers }, () => new AuditWorker(server.url));
  const done = (): number => started.reduce((sum, worker) => sum + worker.done, 0);
  // One after another until each of them has had its share, however late it came.
  let asked = 0;
  for (const until = performance.now() + LATEST; started.some((worker) => worker.done < WARM_UP); ) {
    if (performance.now() > until) throw new Error(`a worker had not done ${WARM_UP} audits after ${LATEST / 1000} s`);
    await ask(names[asked++ % COUNT]);
    await reached(() => done() >= asked);
  }
  await each(names, ask);
  const total = asked + COUNT;
  const processes = new Map([
    ['server', server.ids],
    ...started.map(({ id }, i) => [`worker ${i + 1}`, [id]] as const),
    ['bench', [process.pid]],
  ]);
  const [first, before, began] = [done(), usage(processes), performance.now()];
  await reached(() => done() >= total - workers);
  const [last, after, seconds] = [done(), usage(processes), (performance.now() - began) / 1000];
  if (last - first < COUNT / 2) throw new Error('half of the audits were done before all were asked for: longer --events are needed');
  await reached(() => done() >= total);
  await Promise.all(started.map((worker) => worker.end()));
  return { rate: ((last - first) * LENGTH) / seconds, cores: cores(before, after, seconds) };
}

async function each(some: readonly string[], work: (name: string) => Promise<unknown>): Promise<void> {
  const left = some.values();
  const one = async (): Promise<void> => {
    for (const name of left) await work(name);
  };
  await Promise.all(Array.from({ length: TOGETHER }, one));
}

async function reached(enough: () => boolean): Promise<void> {
  while (!enough()) await new Promise((resolve) => setTimeout(resolve, 5));
}

await each(names, (name) => matches.take(name, header(), record));
// The first run finds the server cold, and is the only one that stores findings: it does not count.
await run(1);
const WAYS = {
  oneOnOneCore: () => run(1, 1),
  one: () => run(1),
  two: () => run(2),
};
type Way = keyof typeof WAYS;
const ways = (Object.keys(WAYS) as Way[]).filter((way) => way !== 'oneOnOneCore' || isConfinable);
const runs: Partial<Record<Way, Run>>[] = [];
for (let round = 0; round < ROUNDS; round++) {
  const taken: Partial<Record<Way, Run>> = {};
  // There and back in turns, so that a slow moment of the machine slows all.
  for (const way of round % 2 ? [...ways].reverse() : ways) taken[way] = await WAYS[way]();
  runs.push(taken);
}
const timesAsFast = (than: Way): number => Math.round(100 * median(runs.map((taken) => taken.two!.rate / taken[than]!.rate))) / 100;
const speedUp = timesAsFast('one');
const speedUpByACore = isConfinable ? timesAsFast('oneOnOneCore') : null;
const typical = (which: Way): Run => {
  const rate = median(runs.map((taken) => taken[which]!.rate));
  return runs.map((taken) => taken[which]!).find((found) => found.rate === rate)!;
};
const figures = (which: Way) => {
  const { rate, cores: used } = typical(which);
  const spent = (of: string): number => Object.entries(used).reduce((sum, [name, n]) => sum + (name.startsWith(of) ? n : 0), 0);
  const microseconds = (of: string): number => Math.round((1e6 * spent(of)) / rate);
  return { eventsPerSecond: Math.round(rate), cores: used, microsecondsAnEvent: { workers: microseconds('worker'), server: microseconds('server') } };
};
const [one, two, oneOnOneCore] = [figures('one'), figures('two'), isConfinable ? figures('oneOnOneCore') : null];
if (values.json) console.log(JSON.stringify({ server: server.name, matches: COUNT, events: LENGTH, oneOnOneCore, one, two, speedUp, speedUpByACore }));
else {
  const told = ({ eventsPerSecond, cores: used, microsecondsAnEvent: cost }: typeof one): string =>
    `${eventsPerSecond.toLocaleString('en')} events/s; cores: ${Object.entries(used).map(([name, n]) => `${name} ${n.toFixed(2)}`).join(', ')}` +
    `; an event costs the workers ${cost.workers} µs of a core, the server ${server.ids.length ? `${cost.server} µs` : 'unknown (--server-pid)'}`;
  console.log(`${COUNT} matches of ${LENGTH} events, median of ${ROUNDS} rounds`);
  if (oneOnOneCore) console.log(`one worker on one core, with the server:  ${told(oneOnOneCore)}`);
  console.log(`one worker on two cores, with the server: ${told(one)}`);
  console.log(`two workers on two cores, with the server: ${told(two)}`);
  const byACore = speedUpByACore === null ? '' : `, and ${speedUpByACore.toFixed(2)} times as fast as one on one`;
  console.log(`two on two cores are ${speedUp.toFixed(2)} times as fast as one on two${byACore} (at least 1.7), against ${server.name}`);
}
await store.close();
server.end();
process.exit(0);
