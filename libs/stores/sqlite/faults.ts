/** What SQLite reports, as the errors of the port. */
import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StoreError, StoreUnavailable, type Reason } from '../errors.js';

/** Primary result codes of SQLite, with the text for each: some calls of the binding bring one, some only the other. */
const REPORTS: readonly (readonly [code: number, text: string, reason: Reason])[] = [
  [5, 'database is locked', 'locked'],
  [6, 'database table is locked', 'locked'],
  [8, 'attempt to write a readonly database', 'read-only'],
  [10, 'disk I/O error', 'failed'],
  [11, 'database disk image is malformed', 'corrupt'],
  [13, 'database or disk is full', 'full'],
  [14, 'unable to open database file', 'missing'],
  [26, 'file is not a database', 'not a store'],
];

const CONSTRAINT = 19;
/** The memory that openings of a file share lies in a file as well, for which there was no space. */
const NO_SHARED_MEMORY = 4874;

/** What both of the bindings set on each error of SQLite. */
const isReport = (error: unknown): error is Error & { readonly errcode?: number } =>
  typeof error === 'object' && error !== null && (error as { code?: unknown }).code === 'ERR_SQLITE_ERROR';

/** The primary code is in the lowest byte. */
const codeOf = ({ errcode }: { readonly errcode?: number }): number | undefined => (errcode === undefined ? undefined : errcode & 0xff);

export const isConstraint = (error: unknown): boolean =>
  isReport(error) && (codeOf(error) === CONSTRAINT || error.message.includes('UNIQUE constraint failed'));

/** Why a file cannot be opened or made. */
function unopened(path: string): Reason {
  if (!existsSync(path)) return existsSync(dirname(path)) ? 'read-only' : 'missing';
  return statSync(path).isDirectory() ? 'not a store' : 'read-only';
}

/** Errors of the port stay as they are; so does what SQLite has nothing to do with, which is a fault of ours. */
export function typed(error: unknown, store: string): unknown {
  if (error instanceof StoreError) return error;
  // A damaged page can hold text that SQLite takes for text and that is no JSON any more.
  if (error instanceof SyntaxError) return new StoreUnavailable(store, 'corrupt', 'an event that is no JSON', { cause: error });
  if (!isReport(error)) return error;
  const code = codeOf(error);
  const known = REPORTS.find((report) => report[0] === code) ?? REPORTS.find(([, text]) => error.message.includes(text));
  const reason = error.errcode === NO_SHARED_MEMORY ? 'full' : (known?.[2] ?? 'failed');
  return new StoreUnavailable(store, reason === 'missing' ? unopened(store) : reason, error.message, { cause: error });
}
