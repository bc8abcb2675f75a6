/** Recorders that append as fast as they are answered, each to a match of its own. Every append is judged before it is answered. */
import { Agent, request } from 'node:http';
import { events, header } from '../../bench/generate.js';
import type { BenchProcess } from './process.js';
import { held, inTurns, measured, type Held, type Load } from './rounds.js';
import type { BenchServer } from './server.js';

const RECORDERS = 4;
export const BATCH = 20;
/** A match has so many events; then its recorder begins another. */
const LONGEST = 2_000;

export interface Appends extends Held {
  readonly batch: number;
  readonly events: number;
  /** Milliseconds from asking to the answer, and those of the floor. */
  readonly p50: number;
  readonly p99: number;
  readonly floorP99: number;
}

interface Appending extends Load {
  readonly took: readonly number[];
}

interface Target {
  readonly process: BenchProcess;
  begin(match: string): Promise<unknown>;
  /** Where events of a match go. */
  url(match: string): string;
  readonly headers: Readonly<Record<string, string>>;
}

export async function appends(server: BenchServer, floor: { readonly address: string; readonly process: BenchProcess }, seconds: number): Promise<Appends> {
  const own: Target = {
    process: server.process,
    begin: (match) => server.call('POST', '/v1/matches', { id: match, ...header() }),
    url: (match) => `${server.address}/v1/matches/${match}/events`,
    headers: { authorization: `Bearer ${server.token}` },
  };
  const bare: Target = { process: floor.process, begin: () => Promise.resolve(), url: (match) => `${floor.address}/matches/${match}/events`, headers: {} };
  // A first round warms up: nobody measures a server that has just started.
  await append(bare, 1);
  await append(own, Math.min(3, seconds));
  const { loads, floors } = await inTurns(seconds, (some) => append(own, some), (some) => append(bare, some));
  const took = sorted(loads);
  return { ...held(loads, floors), batch: BATCH, events: took.length * BATCH, p50: at(took, 0.5), p99: at(took, 0.99), floorP99: at(sorted(floors), 0.99) };
}

const sorted = (loads: readonly Appending[]): number[] => loads.flatMap(({ took }) => took).sort((a, b) => a - b);
const at = (took: readonly number[], share: number): number => Math.round(took[Math.min(took.length - 1, Math.floor(took.length * share))] * 100) / 100;

let begun = 0;

async function append(target: Target, seconds: number): Promise<Appending> {
  const agent = new Agent({ keepAlive: true, maxSockets: RECORDERS });
  const took: number[] = [];
  const load = await measured(target.process, async () => {
    const until = performance.now() + seconds * 1000;
    const recorder = async (): Promise<void> => {
      while (performance.now() < until) {
        const match = `append-${begun++}`;
        await target.begin(match);
        for (let i = 0; i < bodies.length && performance.now() < until; i++) {
          const from = performance.now();
          await post(agent, target.url(match), target.headers, bodies[i]);
          took.push(performance.now() - from);
        }
      }
    };
    await Promise.all(Array.from({ length: RECORDERS }, recorder));
    return took.length * BATCH;
  });
  agent.destroy();
  return { ...load, took };
}

const all = [...events(LONGEST)];
const bodies = Array.from({ length: LONGEST / BATCH }, (_, i) => {
  return Buffer.from(JSON.stringify({ after: i * BATCH, events: all.slice(i * BATCH, (i + 1) * BATCH) }));
});

function post(agent: Agent, url: string, own: Readonly<Record<string, string>>, body: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { ...own, 'content-type': 'application/json', 'content-length': body.length };
    const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => (answer.statusCode === 201 ? resolve() : reject(new Error(`an append was answered with ${answer.statusCode}`))));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
