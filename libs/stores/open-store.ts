/** The store that an address names: a file, or a server by its connection string. */
import { StoreUnavailable } from './errors.js';
import type { EventStore } from './event-store.js';
import { isConnectionString } from './eventstoredb/connection-string.js';

/** Each kind is loaded when it is needed: the client of a server takes longer to load than most commands take. */
export async function openStore(named: string, create: boolean): Promise<EventStore> {
  if (isConnectionString(named)) {
    const { EventStoreDbStore } = await import('./eventstoredb/eventstoredb-store.js');
    return EventStoreDbStore.open(named);
  }
  // A file may have any name, but hardly that of a server.
  if (/^[a-z+]+:\/\//i.test(named)) {
    throw new StoreUnavailable(named.replace(/\/\/.*/s, '//…'), 'misnamed', 'expected esdb://, esdb+discover:// or kurrentdb://');
  }
  const { SqliteStore } = await import('./sqlite/sqlite-store.js');
  return SqliteStore.open(named, { mustExist: !create });
}
