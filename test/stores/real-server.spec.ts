/**
 * The contract on a real server: `VERDICT_EVENTSTORE_URL=esdb://… npm run test:eventstore`. Its faults take two commands
 * more, because nobody but its owner can take a server away and bring it back.
 */
import { exec } from 'node:child_process';
import process from 'node:process';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from '@jest/globals';
import { contract, type Case } from '#stores/contract.js';
import { EventStoreDbStore } from '#stores/eventstoredb/eventstoredb-store.js';

const { VERDICT_EVENTSTORE_URL: url, VERDICT_EVENTSTORE_DOWN: down, VERDICT_EVENTSTORE_UP: up } = process.env;
const LONGEST = 120_000;

const run = async (command: string): Promise<void> => void (await promisify(exec)(command));
const named = (cases: readonly Case[]) => cases.map(({ name, holds }) => [name, holds] as const);
const skipped = (what: string, why: string): void => it.skip(`${what} (skipped: ${why})`, () => expect(why).toBe(''));

if (url === undefined) {
  skipped('EventStoreDB keeps the contract', 'VERDICT_EVENTSTORE_URL is not set');
} else {
  const open = (patience?: number) => () => Promise.resolve(EventStoreDbStore.open(url, { patience }));

  describe('EventStoreDB keeps the contract:', () => {
    const untouched = () => Promise.reject(new Error('this case needs no fault'));
    const harness = { open: open(), beginFault: untouched, endFault: untouched };
    it.each(named(contract.filter(({ takesFault }) => !takesFault)))('%s', async (_, holds) => {
      await expect(holds(harness)).resolves.toBeUndefined();
    }, LONGEST);
  });

  describe('EventStoreDB keeps the contract when it goes away and comes back:', () => {
    const faults = contract.filter(({ takesFault }) => takesFault);
    if (down === undefined || up === undefined) {
      for (const { name } of faults) skipped(name, 'VERDICT_EVENTSTORE_DOWN and VERDICT_EVENTSTORE_UP are not set');
      return;
    }
    let isDown = false;
    const harness = {
      open: open(8_000),
      beginFault: async () => {
        await run(down);
        isDown = true;
      },
      endFault: async () => {
        await run(up);
        isDown = false;
      },
    };
    afterAll(() => (isDown ? harness.endFault() : undefined));
    it.each(named(faults))('%s', async (_, holds) => {
      await expect(holds(harness)).resolves.toBeUndefined();
    }, LONGEST);
  });
}
