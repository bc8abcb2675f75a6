/** TLS with a certificate that its owner made, of one node and of a cluster. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { all, numbered, numbersOf } from '#stores/contract/case.js';
import { EventStoreDbStore } from '#stores/eventstoredb/eventstoredb-store.js';
import { EventStoreDouble } from './double/double.js';
import { ServerLog } from './double/server-log.js';

const FOLDER = join(import.meta.dirname, 'certificates');
const OWN = join(FOLDER, 'own.pem');
const certificate = { key: readFileSync(join(FOLDER, 'key.pem')), own: readFileSync(OWN) };

let nodes: EventStoreDouble[];
beforeEach(async () => {
  const log = new ServerLog();
  nodes = [1, 2].map(() => new EventStoreDouble(log, certificate));
  for (const node of nodes) node.members = nodes;
  await Promise.all(nodes.map((node) => node.start()));
});
afterEach(() => nodes.forEach((node) => node.stop()));

const named = (hosts: readonly EventStoreDouble[], options = ''): EventStoreDbStore =>
  EventStoreDbStore.open(`esdb://judge:p%40ss@${hosts.map(({ host }) => host).join(',')}?maxDiscoverAttempts=2${options}`, { patience: 500 });

it.each([['a node', 1], ['a cluster', 2]] as const)('%s is trusted by the authority that is named', async (_, count) => {
  const store = named(nodes.slice(0, count), `&tlsCAFile=${encodeURIComponent(OWN)}`);
  try {
    await store.append('s', numbered(3), 'any');
    expect(numbersOf(await all(store.readStream('s')))).toEqual([0, 1, 2]);
  } finally {
    await store.close();
  }
});

it.each([['a node', 1], ['a cluster', 2]] as const)('%s is not trusted without it, and that is said', async (_, count) => {
  const store = named(nodes.slice(0, count));
  try {
    for (const call of [() => store.append('s', numbered(1), 'any'), () => all(store.readStream('s'))]) {
      await expect(call()).rejects.toMatchObject({ reason: 'untrusted', passing: false });
    }
  } finally {
    await store.close();
  }
});

it('a cluster that is away is not said to have a bad certificate', async () => {
  const store = named(nodes, `&tlsCAFile=${encodeURIComponent(OWN)}`);
  nodes.forEach((node) => node.stop());
  try {
    await expect(all(store.readStream('s'))).rejects.toMatchObject({ reason: 'unreachable', passing: true });
  } finally {
    await store.close();
  }
});
