/** The contract on a real server: `VERDICT_EVENTSTORE_URL=esdb://… npm run test:eventstore`. */
import { describe, expect, it } from '@jest/globals';
import { contract } from '#stores/contract.js';
import { EventStoreDbStore } from '#stores/eventstoredb/eventstoredb-store.js';

const url = process.env.VERDICT_EVENTSTORE_URL;

/** Nobody but its owner can take a real server away: its faults are tried by hand, as docs/stores.md tells. */
const needsFault = /says that the store is unavailable|goes on without a gap/;
const cases = contract.filter(({ name }) => !needsFault.test(name));

if (url === undefined) {
  it.skip('EventStoreDB keeps the contract (skipped: VERDICT_EVENTSTORE_URL is not set)', () => expect(url).toBeDefined());
} else {
  describe('EventStoreDB keeps the contract:', () => {
    const harness = {
      open: () => Promise.resolve(EventStoreDbStore.open(url)),
      beginFault: () => Promise.reject(new Error('a real server is not ours to stop')),
      endFault: () => Promise.resolve(),
    };
    it.each(cases.map(({ name, holds }) => [name, holds] as const))('%s', async (_, holds) => {
      await expect(holds(harness)).resolves.toBeUndefined();
    }, 120_000);
  });
}
