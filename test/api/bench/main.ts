/**
 * `npm run bench:api [-- --json] [-- --seconds 5] [-- --only board]`: the API under load, the server on one core, the callers on another; and in
 * turns with it a bare Fastify under the same load, because how fast a machine is at this moment is no merit or fault of the API.
 */
import { parseArgs } from 'node:util';
import { events, header } from '../../bench/generate.js';
import { appends, BATCH, type Appends } from './appends.js';
import { BenchProcess, isPinned } from './process.js';
import { live, type Live } from './readers.js';
import { reads, type Reads } from './reads.js';
import type { Held } from './rounds.js';
import { BenchServer } from './server.js';

const { values } = parseArgs({ options: { json: { type: 'boolean' }, seconds: { type: 'string' }, only: { type: 'string' } } });
const asked = values.seconds === undefined ? undefined : Number(values.seconds);
if (asked !== undefined && !(asked >= 1 && asked <= 600)) throw new Error(`--seconds: found ${values.seconds}, expected a number from 1 to 600`);
const wants = (what: string): boolean => values.only === undefined || values.only === what;
const SECONDS = { appends: asked ?? 10, reads: asked ?? 5, live: asked ?? 60 };

const bare = await BenchProcess.start('test/api/bench/bare-main.js', /listens at \S+\n/);
const floor = { process: bare, address: /listens at (\S+)/.exec(bare.said)![1] };
const server = await BenchServer.start();
try {
  await server.call('POST', '/v1/matches', { id: 'read', ...header() });
  const record = [...events(400)];
  for (let n = 0; n < record.length; n += 100) await server.call('POST', '/v1/matches/read/events', { after: n, events: record.slice(n, n + 100) });
  const player = await server.issue('player', header().seats[0]);
  const of = (path: string, token: string): Promise<Reads> => reads({ url: server.address + path, token, process: server.process }, floor, SECONDS.reads);
  const result = {
    pinned: isPinned,
    appends: wants('appends') ? await appends(server, floor, SECONDS.appends) : null,
    board: wants('board') ? await of('/v1/matches/read/board', player) : null,
    findings: wants('findings') ? await of('/v1/matches/read/findings?limit=20', server.token) : null,
    live: wants('live') ? await live(server, SECONDS.live) : null,
  };
  if (values.json) console.log(JSON.stringify(result));
  else print(result);
} finally {
  await server.process.end();
  await bare.end();
}

function print(told: { pinned: boolean; appends: Appends | null; board: Reads | null; findings: Reads | null; live: Live | null }): void {
  console.log(told.pinned ? 'servers on one core, callers on another' : 'servers not bound to a core');
  if (told.appends) printAppends(told.appends);
  if (told.board) printReads('a cached board  ', told.board, ' (at least 20000)');
  if (told.findings) printReads('findings        ', told.findings, '');
  if (told.live) printLive(told.live);
}

function printAppends(told: Appends): void {
  console.log(`judged appends   ${told.perSecond} events/s in batches of ${BATCH} (at least 5000), p50 ${told.p50} ms, p99 ${told.p99} ms (under 50)`);
  console.log(`                 ${beside(told)}, p99 ${told.floorP99} ms`);
}

function printReads(what: string, told: Reads, due: string): void {
  console.log(`${what} ${told.perSecond} requests/s${due}, ${told.bytes} bytes, p99 ${told.p99} ms, ${told.failed} failed`);
  console.log(`                 ${beside(told)}`);
}

function printLive({ readers, matches, events: told, messages, gaps, repeats, ended, memory, heap }: Live): void {
  console.log(
    `live             ${readers} readers on ${matches} matches, ${told} events, ${messages} messages, ${gaps} gaps, ${repeats} repeats, ${ended} dropped`,
  );
  console.log(`                 memory after a collection ${memory.join(' → ')} MiB, of it alive ${heap.join(' → ')} MiB`);
}

function beside({ perCpuSecond, generator, floor: { perSecond, perCpuSecond: bareCpu }, share, cpuShare }: Held): string {
  return (
    `in a second of the core ${perCpuSecond}; bare Fastify ${perSecond}, in a second of the core ${bareCpu}: ` +
    `${share} of it, ${cpuShare} by the core's time; callers used ${generator} of theirs`
  );
}
