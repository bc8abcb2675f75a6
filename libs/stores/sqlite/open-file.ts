/** Opens a store file so that what is acknowledged is on the disk, and says in our words why it cannot. */
import { existsSync } from 'node:fs';
import { StoreUnavailable } from '../errors.js';
import { Connection } from './connection.js';
import { typed } from './faults.js';
import { acceptedVersion, migrate } from './schema.js';

export interface OpenOptions {
  /** Neither creates nor changes anything. */
  readonly readOnly?: boolean;
  /** Refuses to create a file. */
  readonly mustExist?: boolean;
  /** How many bytes the file may grow to; an append beyond that finds the disk full. */
  readonly quota?: number;
  /** How many milliseconds an append waits for another process to finish its own. */
  readonly patience?: number;
}

/** While another process commits, SQLite itself waits so long; whoever has to wait longer does so without blocking. */
const BUSY = 100;

export function openFile(path: string, { readOnly = false, mustExist = readOnly, quota }: OpenOptions = {}): Connection {
  if (mustExist && !existsSync(path)) throw new StoreUnavailable(path, 'missing');
  let db: Connection | undefined;
  try {
    db = new Connection(path, readOnly);
    db.exec(`PRAGMA busy_timeout = ${BUSY}`);
    // Before anything is written: a file of another program or of a newer version stays as it is.
    const version = acceptedVersion(db, path);
    if (!readOnly) db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
    migrate(db, path, version, readOnly);
    if (quota !== undefined) db.exec(`PRAGMA max_page_count = ${Math.max(1, Math.floor(quota / db.value('PRAGMA page_size')))}`);
    return db;
  } catch (error) {
    db?.close();
    throw typed(error, path);
  }
}
