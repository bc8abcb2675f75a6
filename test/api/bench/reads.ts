/** Readers who ask for the same again and again, as fast as they are answered. */
import autocannon from 'autocannon';
import type { BenchProcess } from './process.js';
import { held, inTurns, measured, type Held, type Load } from './rounds.js';

const CONNECTIONS = 16;
const PIPELINED = 4;

export interface Reads extends Held {
  /** The size of an answer: the floor answers with as many. */
  readonly bytes: number;
  readonly p50: number;
  /** Of the worst round. */
  readonly p99: number;
  readonly failed: number;
}

interface Read extends Load {
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
}

export interface Target {
  readonly url: string;
  readonly process: BenchProcess;
  readonly token: string;
}

export async function reads(target: Target, floor: Pick<Target, 'process'> & { readonly address: string }, seconds: number): Promise<Reads> {
  const answer = await fetch(target.url, { headers: { authorization: `Bearer ${target.token}` } });
  const bytes = (await answer.arrayBuffer()).byteLength;
  const bare = { ...target, url: `${floor.address}/answer/${bytes}`, process: floor.process };
  await read(bare, 1);
  await read(target, 1);
  const { loads, floors } = await inTurns(seconds, (some) => read(target, some), (some) => read(bare, some));
  const most = (of: (load: Read) => number): number => Math.max(...loads.map(of));
  return { ...held(loads, floors), bytes, p50: most(({ p50 }) => p50), p99: most(({ p99 }) => p99), failed: loads.reduce((n, { failed }) => n + failed, 0) };
}

async function read({ url, process, token }: Target, duration: number): Promise<Read> {
  const told = { p50: 0, p99: 0, failed: 0 };
  const load = await measured(process, async () => {
    const { requests, latency, non2xx, errors } = await autocannon({
      url, connections: CONNECTIONS, pipelining: PIPELINED, duration, headers: { authorization: `Bearer ${token}` },
    });
    Object.assign(told, { p50: latency.p50, p99: latency.p99, failed: non2xx + errors });
    return requests.total;
  });
  return { ...load, ...told };
}
