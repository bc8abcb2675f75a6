/** The bare binding, doing what a store has to do and nothing else: the same table, durably, and the same JSON. */
import { DatabaseSync } from '#stores/sqlite/binding.js';
import type { NewEvent } from '#stores/event-store.js';

const COLUMNS = 'stream, revision, id, type, data, metadata, recorded_at';

export class Bare {
  private readonly db;
  private readonly insert;
  private readonly page;

  constructor(path: string) {
    this.db = new DatabaseSync(path);
    this.db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    this.db.exec(
      `CREATE TABLE events (position INTEGER PRIMARY KEY, stream TEXT NOT NULL, revision INTEGER NOT NULL, id TEXT NOT NULL,
       type TEXT NOT NULL, data TEXT NOT NULL, metadata TEXT NOT NULL, recorded_at TEXT NOT NULL, UNIQUE (stream, revision))`,
    );
    this.insert = this.db.prepare(`INSERT INTO events (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)`);
    this.page = this.db.prepare(`SELECT position, ${COLUMNS} FROM events WHERE position > ? ORDER BY position LIMIT 500`);
  }

  append(stream: string, events: readonly NewEvent[], revision: number): void {
    this.db.exec('BEGIN IMMEDIATE');
    const at = new Date().toISOString();
    for (const { id, type, data, metadata } of events) {
      this.insert.run(stream, revision++, id, type, JSON.stringify(data), JSON.stringify(metadata), at);
    }
    this.db.exec('COMMIT');
  }

  readAll(): number {
    let count = 0;
    for (let after = 0; ; ) {
      const rows = this.page.all(after) as { position: number; data: string; metadata: string }[];
      if (rows.length === 0) return count;
      for (const { data, metadata, position } of rows) {
        if (JSON.parse(data) !== undefined && JSON.parse(metadata) !== undefined) count++;
        after = position;
      }
    }
  }

  close(): void {
    this.db.close();
  }
}
