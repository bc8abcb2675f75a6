/** The `node:sqlite` API: Node's own module where there is one, and on Node 20 the package that has the same API. */
import process from 'node:process';
import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';

export type Database = DatabaseSyncInstance;
export type Statement = StatementSyncInstance;

type Sqlite = { readonly DatabaseSync: new (path: string, options?: { readonly readOnly?: boolean }) => Database };

const own = process.getBuiltinModule('node:sqlite' as 'node:fs') as unknown as Sqlite | undefined;

export const { DatabaseSync } = own ?? (await import('@photostructure/sqlite'));
