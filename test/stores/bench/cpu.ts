/** What processes have used of the processor, so that a reader sees where the cores went. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** The kernel counts in these for every program, whatever its own clock. */
const TICKS_A_SECOND = 100;

export interface Usage {
  /** Seconds of a core by name; a process that the system tells nothing of is not among them. */
  readonly of: ReadonlyMap<string, number>;
  /** Seconds that cores had nothing to do, all together. */
  readonly idle: number;
}

/** Since the machine and the processes began. */
export function usage(processes: ReadonlyMap<string, readonly number[]>): Usage {
  const of = new Map<string, number>();
  for (const [name, ids] of processes) {
    const used = ids.map(secondsOf);
    if (used.length && used.every((seconds) => seconds !== null)) of.set(name, used.reduce((sum, seconds) => sum + seconds, 0));
  }
  return { of, idle: cpus().reduce((sum, { times }) => sum + times.idle, 0) / 1000 };
}

/** How many cores each process had on average between two looks, how many others had, and how many nobody had. */
export function cores(before: Usage, after: Usage, seconds: number): Record<string, number> {
  const share = (used: number): number => Math.round((100 * used) / seconds) / 100;
  const each = [...after.of].map(([name, used]) => [name, share(used - (before.of.get(name) ?? 0))] as const);
  const idle = share(after.idle - before.idle);
  const others = cpus().length - idle - each.reduce((sum, [, used]) => sum + used, 0);
  return { ...Object.fromEntries(each), others: Math.max(0, Math.round(100 * others) / 100), idle };
}

/** Lets processes, and what they start from now on, run on so many cores; false where the system has no such command. */
export function confine(ids: readonly number[], count: number): boolean {
  const done = ids.map((id) => spawnSync('taskset', ['-a', '-p', '-c', `0-${count - 1}`, String(id)], { stdio: 'ignore' }));
  return done.every(({ status }) => status === 0);
}

/** Null where the system keeps no such file. */
function secondsOf(id: number): number | null {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8');
    // The second field is the program's name in brackets, which may have blanks in it.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
  } catch {
    return null;
  }
}
