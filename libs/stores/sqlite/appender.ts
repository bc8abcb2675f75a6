/** Appends in transactions: all of an append is on the disk, or none. */
import { EventRefused, WrongExpectedRevision } from '../errors.js';
import type { Appended, ExpectedRevision } from '../event-store.js';
import type { Prepared } from '../prepare.js';
import { repeated } from '../repeat.js';
import type { Connection } from './connection.js';
import { isConstraint } from './faults.js';
import type { Streams } from './streams.js';

const NONE = -1;

export interface Append {
  readonly stream: string;
  readonly events: readonly Prepared[];
  readonly expected: ExpectedRevision;
}

/** What became of an append: where it ended, or why it was refused. */
export type Outcome = Appended | WrongExpectedRevision | EventRefused;

export class Appender {
  private readonly begin;
  private readonly commit;
  private readonly last;
  private readonly place;
  private readonly insert;
  private readonly remove;

  constructor(
    private readonly db: Connection,
    private readonly streams: Streams,
  ) {
    this.begin = db.statement('BEGIN IMMEDIATE');
    this.commit = db.statement('COMMIT');
    this.last = db.query('SELECT revision FROM events WHERE stream = ? ORDER BY revision DESC LIMIT 1');
    this.place = db.query('SELECT revision FROM events WHERE stream = ? AND id = ?');
    this.insert = db.statement(
      'INSERT INTO events (stream, revision, id, type, data, metadata, recorded_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
    );
    this.remove = db.statement('DELETE FROM events WHERE stream = ? AND id = ?');
  }

  /**
   * Several appends in one transaction, because what a transaction costs is the disk's answer. Each succeeds or is refused by itself; when
   * anything else goes wrong, nothing of any of them was stored. No two may be to the same stream.
   */
  append(group: readonly Append[]): Outcome[] {
    this.begin.run();
    try {
      const outcomes = group.map((append) => this.outcome(append));
      this.commit.run();
      return outcomes;
    } catch (error) {
      // A full disk or a damaged page may have ended the transaction already.
      if (this.db.isTransaction) this.db.exec('ROLLBACK');
      throw error;
    }
  }

  private outcome({ stream, events, expected }: Append): Outcome {
    try {
      return this.within(stream, events, expected);
    } catch (error) {
      if (error instanceof WrongExpectedRevision || error instanceof EventRefused) return error;
      throw error;
    }
  }

  private within(stream: string, events: readonly Prepared[], expected: ExpectedRevision): Appended {
    const known = this.streams.find(stream);
    const current = known === undefined ? NONE : ((this.last(known)[0]?.[0] as number | undefined) ?? NONE);
    const fits = expected === 'any' || (expected === 'no stream' ? current === NONE : current === expected);
    if (!fits) {
      const answer = known === undefined ? null : this.held(stream, known, events);
      if (answer) return answer;
      throw new WrongExpectedRevision(stream, expected, current === NONE ? 'no stream' : current);
    }
    const number = known ?? this.streams.create(stream);
    const at = new Date().toISOString();
    for (let i = 0; i < events.length; i++) {
      const { id, type, data, metadata } = events[i];
      try {
        this.insert.run(number, current + 1 + i, id, type, data, metadata, at);
      } catch (error) {
        if (!isConstraint(error)) throw error;
        return this.undone(stream, number, events, i, error);
      }
    }
    return { revision: current + events.length };
  }

  /** An id was there already: what was inserted before it in this append must go before anybody asks which. */
  private undone(stream: string, number: number, events: readonly Prepared[], inserted: number, error: unknown): Appended {
    for (const { id } of events.slice(0, inserted)) this.remove.run(number, id);
    const answer = this.held(stream, number, events);
    if (answer) return answer;
    throw error;
  }

  private held(stream: string, number: number, events: readonly Prepared[]): Appended | null {
    const found = new Map<string, number>();
    for (const { id } of events) {
      const [row] = this.place(number, id);
      if (row) found.set(id, row[0] as number);
    }
    return repeated(stream, events, found);
  }
}
