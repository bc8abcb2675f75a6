/** A worker that is killed in the middle of its work: another one takes over, and each match has its findings once. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { sha256 } from '#replays/hash.js';
import { rulebooks } from '#rulebooks/index.js';
import { all } from '#stores/contract/case.js';
import { EventStoreDbStore } from '#stores/eventstoredb/eventstoredb-store.js';
import { Audits, findingsStream, GROUP, REQUESTS } from '#stores/matches/audits.js';
import { Matches } from '#stores/matches/matches.js';
import { events, header } from '../bench/generate.js';
import { ROOT } from '../cli/call.js';
import { EventStoreDouble } from './double/double.js';

const MATCHES = 12;
let double: EventStoreDouble;
let store: EventStoreDbStore;
const children: ChildProcess[] = [];

beforeEach(async () => {
  double = new EventStoreDouble();
  store = EventStoreDbStore.open(await double.start());
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await store.close();
  double.stop();
});

/** Starts what is compiled: `npm test` compiles before it. Tells of each match that it audits. */
function worker(onAudit: (match: string) => void): ChildProcess {
  const program = join(ROOT, 'dist', 'apps', 'cli', 'main.js');
  const child = spawn(process.execPath, [program, 'worker', '--store', double.url], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  createInterface(child.stdout).on('line', (line) => {
    const match = /^(m\d+): /.exec(line);
    if (match) onAudit(match[1]);
  });
  return child;
}

it('what a killed worker had in hand goes to another, and nothing is done by halves or twice', async () => {
  const matches = new Matches(store, rulebooks, sha256);
  const record = [...events(300)];
  for (let i = 0; i < MATCHES; i++) await matches.take(`m${i}`, header(), record);
  await store.append(REQUESTS, [{ id: 'a6f0a5e4-3c1d-4b6e-9f57-0d2f6f0c8b11', type: 'AuditRequested', data: { match: 'none' } }], 'no stream');
  expect(await new Audits(store, matches, rulebooks, sha256).request()).toBe(MATCHES);

  const first = await new Promise<ChildProcess>((resolve) => {
    const child = worker(() => resolve(child));
  });
  first.kill('SIGKILL');
  await once(first, 'exit');
  const second = worker(() => undefined);
  const group = double.groups.group(REQUESTS, GROUP)!;
  while (group.parked.length + group.done < MATCHES + 1) await new Promise((resolve) => setTimeout(resolve, 10));
  second.kill('SIGTERM');
  expect(await once(second, 'exit')).toEqual([0, null]);

  for (let i = 0; i < MATCHES; i++) {
    const found = await all(store.readStream(findingsStream(`m${i}`)));
    expect(found.map(({ type, data }) => [type, (data as { events: number }).events])).toEqual([['AuditFinished', 300]]);
  }
  // What asks for a match that is not there was put aside, and the rest went on.
  expect(group.parked.map(({ data }) => JSON.parse(Buffer.from(data).toString()) as unknown)).toEqual([{ match: 'none' }]);
  expect(group.waiting).toEqual([]);
}, 60_000);
