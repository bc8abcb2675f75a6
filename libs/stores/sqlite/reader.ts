/** Reads pages of events, each page a query of its own, so that no reader holds the file while its caller works. */
import type { JsonObject, Json, Page, Position, StoredEvent } from '../event-store.js';
import type { Connection } from './connection.js';
import type { Streams } from './streams.js';

const COLUMNS = 'position, stream, revision, id, type, data, metadata, recorded_at';

type Direction = 'forwards' | 'backwards';

/** Events of some streams, and how far was looked for them. */
export interface Stretch {
  readonly events: Page;
  readonly looked: number;
  /** Whether nothing follows for now. */
  readonly end: boolean;
}

export class Reader {
  private readonly streamPages;
  private readonly allPages;
  private readonly lastPosition;
  private readonly metadataOf;
  readonly names: (prefix: string, after: string, limit: number) => unknown[][];

  constructor(
    db: Connection,
    private readonly streams: Streams,
  ) {
    this.streamPages = {
      forwards: db.query(`SELECT ${COLUMNS} FROM events WHERE stream = ? AND revision >= ? ORDER BY revision LIMIT ?`),
      backwards: db.query(`SELECT ${COLUMNS} FROM events WHERE stream = ? AND revision <= ? ORDER BY revision DESC LIMIT ?`),
    };
    this.allPages = {
      forwards: db.query(`SELECT ${COLUMNS} FROM events WHERE position > ? ORDER BY position LIMIT ?`),
      backwards: db.query(`SELECT ${COLUMNS} FROM events WHERE position < ? ORDER BY position DESC LIMIT ?`),
    };
    this.lastPosition = db.query('SELECT coalesce(max(position), 0) FROM events');
    this.metadataOf = db.query('SELECT metadata FROM streams WHERE name = ?');
    const names = db.query(
      `SELECT name FROM streams WHERE name >= ? AND name > ? AND substr(name, 1, ?) = ?
       AND EXISTS (SELECT 1 FROM events WHERE stream = number) ORDER BY name LIMIT ?`,
    );
    this.names = (prefix, after, limit) => names(prefix, after, [...prefix].length, prefix, limit);
  }

  /** Whether anything was ever appended to it. */
  has(stream: string): boolean {
    return this.stream(stream, 'forwards', 0, 1).length > 0;
  }

  stream(name: string, direction: Direction, from: number, size: number): Page {
    const number = this.streams.find(name);
    return number === undefined ? [] : Array.from(this.streamPages[direction](number, from, size), (row) => this.event(row));
  }

  /** Looks at so many events, and hands on those of streams that begin with the prefix. */
  all(prefix: string, direction: Direction, after: number, size: number): Stretch {
    const rows = this.allPages[direction](after, size);
    const wanted = prefix === '' ? rows : rows.filter((row) => this.streams.nameOf(row[1] as number).startsWith(prefix));
    const looked = rows.length ? (rows[rows.length - 1][0] as number) : after;
    return { events: Array.from(wanted, (row) => this.event(row)), looked, end: rows.length < size };
  }

  metadata(stream: string): JsonObject {
    const [row] = this.metadataOf(stream);
    return row ? (JSON.parse(row[0] as string) as JsonObject) : {};
  }

  get last(): number {
    return this.lastPosition()[0][0] as number;
  }

  private event(row: unknown[]): StoredEvent {
    const metadata = row[6] as string;
    return {
      stream: this.streams.nameOf(row[1] as number),
      revision: row[2] as number,
      position: String(row[0]) as Position,
      id: row[3] as string,
      type: row[4] as string,
      data: JSON.parse(row[5] as string) as Json,
      metadata: metadata === '{}' ? {} : (JSON.parse(metadata) as JsonObject),
      recordedAt: row[7] as string,
    };
  }
}
