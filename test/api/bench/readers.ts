/** A thousand live readers on fifty matches that are being recorded: does each get everything, once, and does memory stay? */
import { Agent, request, type ClientRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { events, header } from '../../bench/generate.js';
import type { BenchServer } from './server.js';

const MATCHES = 50;
const READERS = 1_000;
/** Each match gets so many events at a time, and so often. */
const TOGETHER = 2;
const EVERY = 1_000;

export interface Live {
  readonly readers: number;
  readonly matches: number;
  readonly events: number;
  readonly messages: number;
  readonly gaps: number;
  readonly repeats: number;
  readonly ended: number;
  /** MiB of the server's process, each after a collection: with all readers there, half way, at the end. */
  readonly memory: readonly number[];
  /** MiB that live on its heap and beside it. */
  readonly heap: readonly number[];
}

class Reader {
  messages = 0;
  gaps = 0;
  repeats = 0;
  ended = false;
  private n = 0;
  private k = 0;
  private rest = '';
  private asked!: ClientRequest;

  open(url: string, token: string, agent: Agent): Promise<void> {
    return new Promise((resolve, reject) => {
      this.asked = request(url, { agent, headers: { authorization: `Bearer ${token}` } }, (answer) => {
        if (answer.statusCode !== 200) return reject(new Error(`a reader was answered with ${answer.statusCode}`));
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => this.take(part));
        answer.on('close', () => (this.ended = true));
        answer.on('error', () => (this.ended = true));
        resolve();
      });
      this.asked.on('error', reject);
      this.asked.end();
    });
  }

  /** What it has not got of a match that has come to this event. */
  missing(last: number): number {
    return 2 * (last - this.n) + (this.k < 1 && last > 0 ? 1 - this.k : 0);
  }

  leave(): void {
    this.asked.destroy();
  }

  private take(part: string): void {
    this.rest += part;
    for (let end = this.rest.indexOf('\n\n'); end >= 0; end = this.rest.indexOf('\n\n')) {
      const id = /^id: (\d+)\.(\d+)\nevent: (?!hello)/.exec(this.rest.slice(0, 60));
      if (id) this.message(Number(id[1]), Number(id[2]));
      this.rest = this.rest.slice(end + 2);
    }
  }

  private message(n: number, k: number): void {
    this.messages++;
    const isNext = (n === this.n && k === this.k + 1) || (n === this.n + 1 && k === 0 && (this.k >= 1 || this.n === 0));
    if (!isNext && (n < this.n || (n === this.n && k <= this.k))) this.repeats++;
    else if (!isNext) this.gaps++;
    this.n = n;
    this.k = k;
  }
}

export async function live(server: BenchServer, seconds: number): Promise<Live> {
  const opening = header();
  const names = Array.from({ length: MATCHES }, (_, i) => `live-${i}`);
  for (const id of names) await server.call('POST', '/v1/matches', { id, ...opening });
  const tokens = [await server.issue('judge'), await server.issue('spectator'), ...(await Promise.all(opening.seats.map((seat) => server.issue('player', seat))))];
  const agent = new Agent({ maxSockets: Infinity });
  const readers = Array.from({ length: READERS }, () => new Reader());
  for (let i = 0; i < READERS; i += 50) {
    const some = readers.slice(i, i + 50);
    await Promise.all(some.map((reader, j) => reader.open(`${server.address}/v1/matches/${names[j % MATCHES]}/live?after=0`, tokens[(i / 50 + j) % tokens.length], agent)));
  }
  const all = [...events(TOGETHER * Math.ceil((seconds * 1000) / EVERY))];
  const memory = [await server.process.collected()];
  let last = 0;
  for (const begin = performance.now(); performance.now() - begin < seconds * 1000 && last < all.length; last += TOGETHER) {
    const due = performance.now() + EVERY;
    const next = { after: last, events: all.slice(last, last + TOGETHER) };
    for (const name of names) await server.call('POST', `/v1/matches/${name}/events`, next);
    if (memory.length === 1 && performance.now() - begin > seconds * 500) memory.push(await server.process.collected());
    await pause(Math.max(0, due - performance.now()));
  }
  for (let waited = 0; waited < 100 && readers.some((reader) => reader.missing(last) > 0 && !reader.ended); waited++) await pause(100);
  memory.push(await server.process.collected());
  const sum = (of: (reader: Reader) => number): number => readers.reduce((n, reader) => n + of(reader), 0);
  const told = {
    readers: READERS, matches: MATCHES, events: last * MATCHES, messages: sum((r) => r.messages),
    gaps: sum((r) => r.gaps + Math.max(0, r.missing(last))), repeats: sum((r) => r.repeats), ended: readers.filter(({ ended }) => ended).length,
    memory: memory.map((at) => at.memory), heap: memory.map(({ heap }) => heap),
  };
  for (const reader of readers) reader.leave();
  agent.destroy();
  return told;
}
