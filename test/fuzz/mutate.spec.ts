import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ROOT, verdict, type Said } from '../cli/call.js';
import { verdictHere } from '../cli/in-process.js';
import { Chance, mutated } from './mutate.js';

const MUTANTS = 10_000;
const IN_PROCESSES = 8;
const SEED = 20_260_517;
/** No mutant takes a noticeable part of this; one that does is as good as hanging. */
const LONGEST = 3_000;

/** In a long log most damage lies far from what it could do harm to. */
const LARGEST = 3_500;
/** Other work on the same machine may take most of it. */
const PATIENCE = 300_000;

interface Mutant {
  readonly bytes: Buffer;
  readonly how: string;
  readonly args: readonly string[];
}

/** Logs in both forms, from the matches that the repository holds. */
async function originals(): Promise<{ name: string; bytes: Buffer }[]> {
  const files = ['test/matches/host', 'test/cases/host'].flatMap((folder) =>
    readdirSync(join(ROOT, folder)).filter((name) => name.endsWith('.match')).map((name) => `${folder}/${name}`),
  );
  const all: { name: string; bytes: Buffer }[] = [];
  for (const [i, name] of files.entries()) {
    const log = await verdictHere(['convert', name, '--to', 'log', ...(i % 2 ? ['--seal'] : [])]);
    if (log.status !== 0 || log.stdout.length > LARGEST) continue;
    all.push({ name: `${name} as a log`, bytes: Buffer.from(log.stdout) });
    if (i % 4 === 0) all.push({ name, bytes: readFileSync(join(ROOT, name)) });
  }
  return all;
}

function mutant(sources: readonly { name: string; bytes: Buffer }[], number: number): Mutant {
  const chance = new Chance(SEED + number);
  const { name, bytes } = chance.of(sources);
  const damage = mutated(bytes, chance);
  const args = ['audit', '-', '--format', chance.of(['json', 'pretty']), ...(chance.below(8) === 0 ? ['--verify'] : [])];
  return { bytes: damage.bytes, how: `mutant ${number}: ${name}, ${damage.how}, ${args.join(' ')}`, args };
}

/** What is wrong with how a command ended, if anything is. */
function complaint({ stdout, stderr, status }: Said, args: readonly string[]): string | null {
  if (/^\s+at .+:\d+/m.test(stderr)) return 'a stack trace';
  if (args.includes('json')) {
    if (stderr !== '') return `said on standard error: ${stderr}`;
    const said = JSON.parse(stdout) as { problems?: unknown[]; summary?: { illegal: number; missed: number } };
    const expected = said.problems ? 2 : said.summary!.illegal + said.summary!.missed > 0 ? 1 : 0;
    if (said.problems?.length === 0) return 'bad input without a problem';
    return status === expected ? null : `exit ${status} instead of ${expected}`;
  }
  const expected = stderr.includes('bad input: ') ? 2 : /^(clean: |0 illegal, 0 missed)/m.test(stdout) ? 0 : 1;
  if (status !== expected) return `exit ${status} instead of ${expected}`;
  return status === 2 && stdout !== '' ? 'findings of a log that was not read' : null;
}

describe('damaged logs', () => {
  let sources: { name: string; bytes: Buffer }[];

  beforeAll(async () => {
    sources = await originals();
    expect(sources.length).toBeGreaterThan(20);
  });

  it(`end in findings or in clear problems, ${MUTANTS} of them`, async () => {
    const ends: Record<number, number> = { 0: 0, 1: 0, 2: 0 };
    for (let number = 0; number < MUTANTS; number++) {
      const { bytes, how, args } = mutant(sources, number);
      const began = performance.now();
      const said = await verdictHere(args, { stdin: bytes }).catch((error: unknown) => {
        throw new Error(`${how} threw`, { cause: error });
      });
      const wrong = complaint(said, args) ?? (performance.now() - began > LONGEST ? `took more than ${LONGEST} ms` : null);
      if (wrong !== null) throw new Error(`${how}: ${wrong}`);
      ends[said.status!]++;
    }
    // Mutants that all ended alike would prove little.
    expect(Math.min(...Object.values(ends))).toBeGreaterThan(MUTANTS / 50);
  }, PATIENCE);

  it('can be looked at and converted, or are refused for a reason', async () => {
    for (let number = 0; number < MUTANTS / 50; number++) {
      const { bytes, how } = mutant(sources, number);
      for (const args of [['board', '-', '--at', '3'], ['legal', '-'], ['verify', '-'], ['convert', '-', '--to', 'log']]) {
        const { status, stderr, stdout } = await verdictHere(args, { stdin: bytes });
        const ended = status === 0 ? stdout !== '' : (status === 1 || status === 2) && stderr + stdout !== '';
        if (!ended) throw new Error(`${how}: ${args.join(' ')} exited with ${status}`);
      }
    }
  }, PATIENCE);

  it(`end the same way in a process of their own, ${IN_PROCESSES} of them`, async () => {
    for (let number = 0; number < IN_PROCESSES; number += 2) {
      await Promise.all([number, number + 1].map(async (each) => {
        const { bytes, how, args } = mutant(sources, each * 293);
        const said = await verdict(args, { stdin: bytes, env: { COLUMNS: '100' } });
        expect({ how, ...said }).toEqual({ how, ...(await verdictHere(args, { stdin: bytes })) });
      }));
    }
  }, PATIENCE);
});
