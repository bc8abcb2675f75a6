/** Kills a process in the middle of its appends and looks at what it left. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sha256 } from '#replays/hash.js';
import { rulebooks } from '#rulebooks/index.js';
import { Matches } from '#stores/matches/matches.js';
import { DatabaseSync } from '#stores/sqlite/binding.js';
import { SqliteStore } from '#stores/sqlite/sqlite-store.js';

const BATCH = 7;
const MATCH = 280;
/** A round that brings nothing by then is a failure, not a wait. */
const LONGEST = 60_000;

export interface Outcome {
  rounds: number;
  acknowledged: number;
  stored: number;
  /** What was wrong, in words; empty if nothing was. */
  readonly failures: string[];
}

/** `program` is the folder of the compiled writer. */
export async function crash(path: string, program: string, rounds: number, tick?: (round: number) => void): Promise<Outcome> {
  const outcome: Outcome = { rounds: 0, acknowledged: 0, stored: 0, failures: [] };
  for (let round = 0; round < rounds; round++) {
    const acknowledged = await killed(path, program, round);
    await inspect(path, round, acknowledged, outcome);
    outcome.rounds++;
    tick?.(round + 1);
  }
  return outcome;
}

interface Ack {
  readonly match: string;
  readonly n: number;
  readonly hash: string;
}

/** Different each round, the same each run: from the first acknowledgement on, anywhere in the work. */
const delay = (round: number): number => (round * 37) % 91;

async function killed(path: string, program: string, round: number): Promise<Ack[]> {
  const args = [join(program, 'writer.js'), path, String(round), String(BATCH), String(MATCH)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], timeout: LONGEST, killSignal: 'SIGKILL' });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const closed = once(child, 'close');
  await Promise.race([once(child.stdout, 'data'), closed]);
  await sleep(delay(round));
  child.kill('SIGKILL');
  await closed;
  if (said === '') throw new Error(`round ${round}: the process ended before it stored anything (exit ${child.exitCode})`);
  // The last line may be cut off: what it was about to say was not said.
  return said.slice(0, said.lastIndexOf('\n')).split('\n').map((line) => {
    const [match, n, hash] = line.split(' ');
    return { match, n: Number(n), hash };
  });
}

async function inspect(path: string, round: number, acknowledged: readonly Ack[], outcome: Outcome): Promise<void> {
  const fail = (says: string): void => void outcome.failures.push(`round ${round}: ${says}`);
  const db = new DatabaseSync(path);
  const [check] = Object.values(db.prepare('PRAGMA integrity_check').get() as object) as string[];
  db.close();
  if (check !== 'ok') fail(`integrity check: ${check}`);
  const store = SqliteStore.open(path, { mustExist: true });
  try {
    const matches = new Matches(store, rulebooks, sha256);
    const hashes = new Map<string, string>();
    for await (const match of matches.list(`r${round}-`)) {
      let n = 0;
      for await (const page of (await matches.read(match)).events) {
        for (const event of page) hashes.set(`${match} ${(n = event.n)}`, event.hash!);
      }
      outcome.stored += n;
      if (n % BATCH !== 0) fail(`${match} ends in half a batch, at event ${n}`);
    }
    outcome.acknowledged += acknowledged.length * BATCH;
    for (const { match, n, hash } of acknowledged) if (hashes.get(`${match} ${n}`) !== hash) fail(`${match} lost event ${n}`);
  } catch (error) {
    fail(String(error));
  } finally {
    await store.close();
  }
}
