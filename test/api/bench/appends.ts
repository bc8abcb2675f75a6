/** Recorders that append as fast as they are answered, each to a match of its own. Every append is judged before it is answered. */
import { Agent, request } from 'node:http';
import { events, header } from '../../bench/generate.js';
import type { BenchServer } from './server.js';

const RECORDERS = 4;
export const BATCH = 20;
/** A match has so many events; then its recorder begins another. */
const LONGEST = 2_000;

export interface Appends {
  readonly events: number;
  readonly perSecond: number;
  /** In a second of the core's time. */
  readonly perCpuSecond: number;
  readonly p50: number;
  readonly p99: number;
}

export async function appends(server: BenchServer, seconds: number): Promise<Appends> {
  const all = [...events(LONGEST)];
  const bodies = Array.from({ length: LONGEST / BATCH }, (_, i) => {
    const some = all.slice(i * BATCH, (i + 1) * BATCH);
    return Buffer.from(JSON.stringify({ after: i * BATCH, events: some }));
  });
  const agent = new Agent({ keepAlive: true, maxSockets: RECORDERS });
  const took: number[] = [];
  const before = await server.cpu();
  const begin = performance.now();
  const until = begin + seconds * 1000;
  const recorder = async (name: number): Promise<void> => {
    for (let round = 0; performance.now() < until; round++) {
      const match = `append-${name}-${round}`;
      await server.call('POST', '/v1/matches', { id: match, ...header() });
      for (let i = 0; i < bodies.length && performance.now() < until; i++) {
        const from = performance.now();
        await post(agent, `${server.address}/v1/matches/${match}/events`, server.token, bodies[i]);
        took.push(performance.now() - from);
      }
    }
  };
  await Promise.all(Array.from({ length: RECORDERS }, (_, i) => recorder(i)));
  const passed = (performance.now() - begin) / 1000;
  const used = (await server.cpu()) - before;
  agent.destroy();
  took.sort((a, b) => a - b);
  const at = (share: number): number => Math.round(took[Math.min(took.length - 1, Math.floor(took.length * share))] * 100) / 100;
  const count = took.length * BATCH;
  return { events: count, perSecond: Math.round(count / passed), perCpuSecond: Math.round(count / used), p50: at(0.5), p99: at(0.99) };
}

function post(agent: Agent, url: string, token: string, body: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'content-length': body.length };
    const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => (answer.statusCode === 201 ? resolve() : reject(new Error(`an append was answered with ${answer.statusCode}`))));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
