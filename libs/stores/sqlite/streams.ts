/** The numbers of streams and their names. A stream keeps its number for good, so what was read once need not be read again. */
import type { Connection } from './connection.js';

/** A store may have more streams than should be held. */
const HELD = 100_000;

export class Streams {
  private readonly names = new Map<number, string>();
  private readonly numbers = new Map<string, number>();
  private readonly byName;
  private readonly byNumber;
  private readonly insert;
  private readonly upsert;

  constructor(db: Connection) {
    this.byName = db.query('SELECT number FROM streams WHERE name = ?');
    this.byNumber = db.query('SELECT name FROM streams WHERE number = ?');
    this.insert = db.statement('INSERT INTO streams (name) VALUES (?)');
    this.upsert = db.statement(
      'INSERT INTO streams (name, metadata) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET metadata = excluded.metadata',
    );
  }

  find(name: string): number | undefined {
    const held = this.numbers.get(name);
    if (held !== undefined) return held;
    const [row] = this.byName(name);
    if (row === undefined) return undefined;
    this.hold(row[0] as number, name);
    return row[0] as number;
  }

  /** Inside a transaction, which may yet be undone: held when it is found again. */
  create(name: string): number {
    return Number(this.insert.run(name).lastInsertRowid);
  }

  /** Keeps the metadata of a stream, which may have no event yet. */
  note(name: string, metadata: string): void {
    this.upsert.run(name, metadata);
  }

  nameOf(number: number): string {
    const held = this.names.get(number);
    if (held !== undefined) return held;
    const [row] = this.byNumber(number);
    this.hold(number, row[0] as string);
    return row[0] as string;
  }

  private hold(number: number, name: string): void {
    if (this.names.size >= HELD) {
      this.names.clear();
      this.numbers.clear();
    }
    this.names.set(number, name);
    this.numbers.set(name, number);
  }
}
