/** The store that a call names: a file, or a server by its connection string. */
import type { EventStore } from '#stores/event-store.js';
import { StoreError } from '#stores/errors.js';
import { openStore } from '#stores/open-store.js';
import { EXIT, UsageError, type Args } from '../command.js';
import { printable } from '../render/printable.js';
import type { Terminal } from '../terminal.js';

export const STORE_OPTION = { about: 'a file, or esdb://user:password@host for EventStoreDB and KurrentDB', value: 'store' } as const;

export function storeNamed(args: Args): string {
  const named = args.value('store');
  if (named === undefined) throw new UsageError('which store? --store <file>, or --store esdb://…');
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
