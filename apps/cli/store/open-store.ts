/** The store that a call names: a file, or a server by its connection string. */
import process from 'node:process';
import type { EventStore } from '#stores/event-store.js';
import { StoreError } from '#stores/errors.js';
import { openStore } from '#stores/open-store.js';
import { EXIT, UsageError, type Args } from '../command.js';
import { printable } from '../render/printable.js';
import type { Terminal } from '../terminal.js';

/** A connection string holds a password, and the words of a call can be read by everybody on the machine. */
const FROM_ENVIRONMENT = 'VERDICT_STORE';

export const STORE_OPTION = {
  about: `a file, or esdb://user:password@host for EventStoreDB and KurrentDB; without it what ${FROM_ENVIRONMENT} in the environment says`,
  value: 'store',
} as const;

export function storeNamed(args: Args): string {
  const named = args.value('store') ?? process.env[FROM_ENVIRONMENT];
  if (named === undefined) throw new UsageError(`which store? --store <file>, --store esdb://…, or ${FROM_ENVIRONMENT} in the environment`);
  return named;
}

/** Opens the store, works, and closes it. What the store has against it is told in its own words. */
export async function withStore(
  args: Args,
  terminal: Terminal,
  create: boolean,
  work: (store: EventStore) => Promise<number>,
): Promise<number> {
  const named = storeNamed(args);
  try {
    const store = await openStore(named, create);
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    await terminal.err.write(`verdict: ${printable(error.message)}\n`);
    return EXIT.bad;
  }
}
