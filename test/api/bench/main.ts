/** `npm run bench:api [-- --json] [-- --seconds 5]`: the API under load, the server on one core, the callers on another. */
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { events, header } from '../../bench/generate.js';
import { appends, BATCH } from './appends.js';
import { live } from './readers.js';
import { BenchServer, isPinned } from './server.js';

const { values } = parseArgs({ options: { json: { type: 'boolean' }, seconds: { type: 'string' } } });
const asked = values.seconds === undefined ? undefined : Number(values.seconds);
if (asked !== undefined && !(asked >= 1 && asked <= 600)) throw new Error(`--seconds: found ${values.seconds}, expected a number from 1 to 600`);
const SECONDS = { appends: asked ?? 10, reads: asked ?? 5, live: asked ?? 60 };

interface Reads {
  readonly perSecond: number;
  /** In a second of the core's time: what it would be if nothing else ran on it. */
  readonly perCpuSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
}

async function reads(server: BenchServer, path: string, token: string): Promise<Reads> {
  const before = await server.cpu();
  const result = await autocannon({
    url: server.address + path, connections: 16, pipelining: 4, duration: SECONDS.reads, headers: { authorization: `Bearer ${token}` },
  });
  const { requests, latency, non2xx, errors } = result;
  const perCpuSecond = Math.round(requests.total / ((await server.cpu()) - before));
  return { perSecond: Math.round(requests.average), perCpuSecond, p50: latency.p50, p99: latency.p99, failed: non2xx + errors };
}

const server = await BenchServer.start();
try {
  await server.call('POST', '/v1/matches', { id: 'read', ...header() });
  const record = [...events(400)];
  for (let n = 0; n < record.length; n += 100) await server.call('POST', '/v1/matches/read/events', { after: n, events: record.slice(n, n + 100) });
  const player = await server.issue('player', header().seats[0]);
  // A first round warms up: nobody measures a server that has just started.
  await appends(server, Math.min(3, SECONDS.appends));
  const result = {
    pinned: isPinned,
    appends: { batch: BATCH, ...(await appends(server, SECONDS.appends)) },
    board: await reads(server, '/v1/matches/read/board', player),
    findings: await reads(server, '/v1/matches/read/findings?limit=20', server.token),
    live: await live(server, SECONDS.live),
  };
  if (values.json) console.log(JSON.stringify(result));
  else print(result);
} finally {
  await server.end();
}

function print({ pinned, appends: a, board, findings, live: l }: {
  pinned: boolean; appends: Awaited<ReturnType<typeof appends>>; board: Reads; findings: Reads; live: Awaited<ReturnType<typeof live>>;
}): void {
  console.log(pinned ? 'server on one core' : 'server not bound to a core');
  console.log(`judged appends   ${a.perSecond} events/s in batches of ${BATCH} (at least 5000), ${a.perCpuSecond} in a second of the core's time, p50 ${a.p50} ms, p99 ${a.p99} ms (under 50)`);
  console.log(`a cached board   ${board.perSecond} requests/s (at least 20000), ${board.perCpuSecond} in a second of the core's time, p99 ${board.p99} ms, ${board.failed} failed`);
  console.log(`findings         ${findings.perSecond} requests/s, ${findings.perCpuSecond} in a second of the core's time, p99 ${findings.p99} ms, ${findings.failed} failed`);
  console.log(
    `live             ${l.readers} readers on ${l.matches} matches, ${l.events} events, ${l.messages} messages, ` +
      `${l.gaps} gaps, ${l.repeats} repeats, ${l.ended} dropped, memory ${l.memory.join(' → ')} MiB`,
  );
}
