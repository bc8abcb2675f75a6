/** One opening of a file. */
import { DatabaseSync, type Database, type Statement } from './binding.js';

export type Value = string | number | Uint8Array | null;

export class Connection {
  private readonly db: Database;

  constructor(path: string, readOnly: boolean) {
    this.db = new DatabaseSync(path, { readOnly });
  }

  get isTransaction(): boolean {
    return this.db.isTransaction;
  }

  exec(sql: string): void {
    this.db.exec(sql);
  }

  /** For what is done again and again. */
  statement(sql: string): Statement {
    return this.db.prepare(sql);
  }

  /** Rows as lists cost half as much as rows as objects. Early versions of Node's module have no such rows. */
  query(sql: string): (...parameters: Value[]) => unknown[][] {
    const statement = this.statement(sql);
    if (typeof statement.setReturnArrays === 'function') {
      statement.setReturnArrays(true);
      return (...parameters) => statement.all(...parameters) as unknown[][];
    }
    return (...parameters) => Array.from(statement.all(...parameters) as object[], (row) => Object.values(row) as unknown[]);
  }

  /** The one value that a statement gives. */
  value(sql: string): number {
    return Object.values(this.db.prepare(sql).get() as object)[0] as number;
  }

  /** All of it or nothing. */
  transaction<T>(work: () => T): T {
    this.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.exec('COMMIT');
      return result;
    } catch (error) {
      // A full disk or a damaged page may have ended the transaction already.
      if (this.isTransaction) this.exec('ROLLBACK');
      throw error;
    }
  }

  /** Moves what is in the write-ahead log into the file, so that the file alone is the whole store. */
  close(): void {
    try {
      this.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      // Others still use it, or it cannot be written to: the log is kept beside the file, and nothing is lost.
    }
    this.db.close();
  }
}
