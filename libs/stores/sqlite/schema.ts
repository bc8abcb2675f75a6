/** The tables of a store file, and how files of earlier versions become those of this one. */
import { StoreUnavailable } from '../errors.js';
import type { Connection } from './connection.js';

/** `Vdct` in the header of the file, so that another program's database is not taken for a store. */
export const APPLICATION = 0x56646374;

/**
 * What each version added; never changed, only added to. Streams have a number because their names would be repeated in
 * each index. `log` is for people with a `sqlite3` shell.
 */
export const MIGRATIONS: readonly string[] = [
  `CREATE TABLE streams (
     number INTEGER PRIMARY KEY,
     name TEXT NOT NULL UNIQUE,
     metadata TEXT NOT NULL DEFAULT '{}'
   );
   CREATE TABLE events (
     position INTEGER PRIMARY KEY,
     stream INTEGER NOT NULL REFERENCES streams (number),
     revision INTEGER NOT NULL,
     id TEXT NOT NULL,
     type TEXT NOT NULL,
     data TEXT NOT NULL,
     metadata TEXT NOT NULL,
     recorded_at TEXT NOT NULL,
     UNIQUE (stream, revision),
     UNIQUE (stream, id)
   );
   CREATE VIEW log AS
     SELECT position, name AS stream, revision, id, type, data, events.metadata, recorded_at
     FROM events JOIN streams ON number = stream ORDER BY position;`,
];

export const VERSION = MIGRATIONS.length;

/** The version of a file that this version of Verdict can work with. */
export function acceptedVersion(db: Connection, path: string): number {
  const found = versionOf(db, path);
  if (found > VERSION) throw new StoreUnavailable(path, 'newer schema', `its schema is ${found}, this version knows ${VERSION}`);
  return found;
}

/** Brings the file to this version. */
export function migrate(db: Connection, path: string, found: number, readOnly: boolean): void {
  if (found === VERSION) return;
  if (readOnly) throw new StoreUnavailable(path, 'read-only', `its schema is ${found}, and ${VERSION} is needed`);
  db.transaction(() => {
    // Another process may have done it while this one waited for its turn.
    for (const step of MIGRATIONS.slice(versionOf(db, path))) db.exec(step);
    db.exec(`PRAGMA application_id = ${APPLICATION}; PRAGMA user_version = ${VERSION}`);
  });
}

function versionOf(db: Connection, path: string): number {
  const version = db.value('PRAGMA user_version');
  const strange = version > 0 || db.value('SELECT count(*) FROM sqlite_schema') > 0;
  if (strange && db.value('PRAGMA application_id') !== APPLICATION) {
    throw new StoreUnavailable(path, 'not a store', 'a database of another program');
  }
  return version;
}
