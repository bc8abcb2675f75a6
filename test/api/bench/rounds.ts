/**
 * The API and its floor in turns: a machine that others use too is slower at one moment than at the next, and what is measured a second apart can
 * be compared.
 */

/** What was done in some time. */
export interface Load {
  readonly count: number;
  readonly seconds: number;
  /** Seconds of a core that the server used. */
  readonly cpu: number;
  /** Share of its core that the load generator used: near 1, it is what is measured. */
  readonly generator: number;
}

export interface Rate {
  readonly perSecond: number;
  /** In a second of the core's time: what it would be if nothing else ran on it. */
  readonly perCpuSecond: number;
}

export interface Held extends Rate {
  readonly generator: number;
  readonly floor: Rate;
  /** Of the floor's rate, and of its rate in a second of the core's time. */
  readonly share: number;
  readonly cpuShare: number;
}

export const ROUNDS = 5;

/** Rounds of the API and of its floor, one after the other. */
export async function inTurns<L extends Load, F extends Load>(seconds: number, own: (seconds: number) => Promise<L>, bare: (seconds: number) => Promise<F>) {
  const loads: L[] = [];
  const floors: F[] = [];
  const each = Math.max(1, Math.round(seconds / ROUNDS));
  for (let done = 0; done < seconds; done += each) {
    floors.push(await bare(each));
    loads.push(await own(each));
  }
  return { loads, floors };
}

export function held(loads: readonly Load[], floors: readonly Load[]): Held {
  const own = rate(loads);
  const floor = rate(floors);
  const generator = share(sum(loads, (load) => load.generator * load.seconds), sum(loads, ({ seconds }) => seconds));
  return { ...own, generator, floor, share: share(own.perSecond, floor.perSecond), cpuShare: share(own.perCpuSecond, floor.perCpuSecond) };
}

function rate(loads: readonly Load[]): Rate {
  const count = sum(loads, (load) => load.count);
  return { perSecond: Math.round(count / sum(loads, ({ seconds }) => seconds)), perCpuSecond: Math.round(count / sum(loads, ({ cpu }) => cpu)) };
}

const sum = (loads: readonly Load[], of: (load: Load) => number): number => loads.reduce((all, load) => all + of(load), 0);
const share = (part: number, whole: number): number => Math.round((part / whole) * 100) / 100;

/** Does some work, and tells what it took of both sides. */
export async function measured(server: { measure(): Promise<{ readonly cpu: number }> }, work: () => Promise<number>): Promise<Load> {
  const before = (await server.measure()).cpu;
  const own = process.cpuUsage();
  const begin = performance.now();
  const count = await work();
  const seconds = (performance.now() - begin) / 1000;
  const { user, system } = process.cpuUsage(own);
  return { count, seconds, cpu: (await server.measure()).cpu - before, generator: (user + system) / 1e6 / seconds };
}
