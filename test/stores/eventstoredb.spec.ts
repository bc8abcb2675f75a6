import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { contract, type Harness } from '#stores/contract.js';
import { EventStoreDbStore } from '#stores/eventstoredb/eventstoredb-store.js';
import { EventStoreDouble } from './double/double.js';

let double: EventStoreDouble;
let harness: Harness;

beforeEach(async () => {
  double = new EventStoreDouble();
  const url = await double.start();
  harness = {
    open: () => Promise.resolve(EventStoreDbStore.open(url, { deadline: 15_000, patience: 300 })),
    beginFault: () => Promise.resolve(double.stop()),
    endFault: async () => void (await double.start()),
  };
});
afterEach(() => double.stop());

describe('EventStoreDB, played by the wire double, keeps the contract:', () => {
  it.each(contract.map(({ name, holds }) => [name, holds] as const))('%s', async (_, holds) => {
    await expect(holds(harness)).resolves.toBeUndefined();
  }, 30_000);
});
