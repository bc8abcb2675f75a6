/**
 * Where projections are kept: a SQLite file of their own, which may be deleted at any time. What a page of events changes
 * and how far the events were read is written in one transaction, so that a crash leaves neither without the other.
 */
import type { Finding } from '#kernel/finding.js';
import type { Position } from '../event-store.js';
import { Connection, type Value } from '../sqlite/connection.js';
import { typed } from '../sqlite/faults.js';
import type { MatchAudit } from './match-audit.js';

/** A file of another version is emptied, not migrated: it can be made again. */
const VERSION = 2;

const TABLES = `
  DROP TABLE IF EXISTS progress; DROP TABLE IF EXISTS matches; DROP TABLE IF EXISTS findings; DROP TABLE IF EXISTS boards;
  CREATE TABLE progress (one INTEGER PRIMARY KEY CHECK (one = 1), position TEXT NOT NULL);
  CREATE TABLE matches (
    match TEXT PRIMARY KEY, rulebook TEXT, edition TEXT, law TEXT, title TEXT, seats TEXT, record TEXT, revision INTEGER NOT NULL,
    events INTEGER NOT NULL, standing TEXT NOT NULL, illegal INTEGER NOT NULL, missed INTEGER NOT NULL, undecidable INTEGER NOT NULL,
    flaw TEXT, last_at TEXT NOT NULL, over INTEGER NOT NULL
  );
  CREATE TABLE findings (match TEXT, id INTEGER, event INTEGER, verdict TEXT, finding TEXT NOT NULL, PRIMARY KEY (match, id));
  CREATE TABLE boards (match TEXT, event INTEGER, board TEXT NOT NULL, PRIMARY KEY (match, event));
  PRAGMA user_version = ${VERSION};`;

export interface MatchRow {
  readonly match: string;
  readonly rulebook: string | null;
  readonly edition: string | null;
  readonly law: string | null;
  readonly title: string | null;
  readonly seats: readonly string[];
  readonly record: string | null;
  /** The last revision of the stream that went into this. */
  readonly revision: number;
  readonly events: number;
  readonly standing: string;
  readonly illegal: number;
  readonly missed: number;
  readonly undecidable: number;
  readonly flaw: string | null;
  readonly lastAt: string;
  /** Whether the record says that the game has ended. */
  readonly over: boolean;
}

/** Which matches are looked for; whatever is absent does not count. */
export interface MatchSearch {
  readonly rulebook?: string;
  readonly edition?: string;
  /** Each of these is a seat of the match. */
  readonly seats?: readonly string[];
  readonly over?: boolean;
  /** Somewhere in the name, the title or a seat, in whatever case. */
  readonly text?: string;
  /** Names; one that ends in `*` stands for all that begin so. */
  readonly among?: readonly string[];
  /** Only those whose names come after this one. */
  readonly after?: string;
  readonly limit: number;
}

const COLUMNS =
  'match, rulebook, edition, law, title, seats, record, revision, events, standing, illegal, missed, undecidable, flaw, last_at, over';

export class ProjectionFile {
  private readonly db: Connection;
  private readonly statements;

  constructor(readonly path: string) {
    let db: Connection | undefined;
    try {
      this.db = db = new Connection(path, false);
      this.db.exec('PRAGMA busy_timeout = 1000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
      if (this.db.value('PRAGMA user_version') !== VERSION) this.clear();
      this.statements = prepared(this.db);
    } catch (error) {
      db?.close();
      throw typed(error, path);
    }
  }

  /** Forgets everything. */
  clear(): void {
    this.db.transaction(() => this.db.exec(TABLES));
  }

  get position(): Position | undefined {
    const [row] = this.statements.position();
    return row?.[0] as Position | undefined;
  }

  /** `anew` are those of which everything that was written before is to go. */
  write(audits: readonly MatchAudit[], anew: ReadonlySet<MatchAudit>, lawOf: (audit: MatchAudit) => string | null, position?: Position): void {
    this.db.transaction(() => {
      for (const audit of audits) this.match(audit, anew.has(audit), lawOf(audit));
      if (position !== undefined) this.statements.advance.run(position);
    });
    for (const audit of audits) {
      audit.findings.length = 0;
      audit.boards.length = 0;
    }
  }

  matches(): MatchRow[] {
    return Array.from(this.statements.all(), rowOf);
  }

  /** In the order of their names. */
  find(search: MatchSearch): MatchRow[] {
    const { where, values } = conditions(search);
    const query = this.db.query(`SELECT ${COLUMNS} FROM matches WHERE ${where} ORDER BY match LIMIT ?`);
    return Array.from(query(...values, search.limit), rowOf);
  }

  findings(match: string): Finding[] {
    return Array.from(this.statements.findings(match), ([finding]) => JSON.parse(finding as string) as Finding);
  }

  /** The latest board that is kept at or before an event, as a judge sees it. */
  board(match: string, event: number): { readonly event: number; readonly board: unknown } | null {
    const [row] = this.statements.board(match, event);
    return row ? { event: row[0] as number, board: JSON.parse(row[1] as string) as unknown } : null;
  }

  /** How many boards are kept of a match. */
  boards(match: string): number {
    return this.statements.boards(match)[0][0] as number;
  }

  close(): void {
    this.db.close();
  }

  private match(audit: MatchAudit, anew: boolean, law: string | null): void {
    const { match, header, tally, findings, boards } = audit;
    if (anew) {
      this.statements.forgetFindings.run(match);
      this.statements.forgetBoards.run(match);
    }
    const own = [header?.rulebook ?? null, header?.edition ?? null, law, header?.title ?? null, JSON.stringify(header?.seats ?? [])];
    const state = [header?.record ?? null, audit.next - 1, audit.events, audit.standing, tally.illegal, tally.missed, tally.undecidable];
    this.statements.keep.run(match, ...own, ...state, audit.flaw, audit.lastAt, audit.over ? 1 : 0);
    for (const finding of findings) {
      this.statements.keepFinding.run(match, finding.id, finding.event, finding.verdict, JSON.stringify(finding));
    }
    for (const { event, board } of boards) this.statements.keepBoard.run(match, event, board);
  }
}

function rowOf(row: unknown[]): MatchRow {
  const [match, rulebook, edition, law, title, seats, record, revision, events, standing, ...rest] = row as never[];
  const [illegal, missed, undecidable, flaw, lastAt, over] = rest;
  const named = JSON.parse(seats) as string[];
  const tally = { illegal, missed, undecidable };
  return { match, rulebook, edition, law, title, seats: named, record, revision, events, standing, ...tally, flaw, lastAt, over: over === 1 };
}

function conditions(search: MatchSearch): { readonly where: string; readonly values: Value[] } {
  const { rulebook, edition, seats = [], over, text, among, after } = search;
  const all: (readonly [sql: string, ...values: Value[]])[] = seats.map((seat) => ['EXISTS (SELECT 1 FROM json_each(seats) WHERE value = ?)', seat]);
  if (rulebook !== undefined) all.push(['rulebook = ?', rulebook]);
  if (edition !== undefined) all.push(['edition = ?', edition]);
  if (over !== undefined) all.push(['over = ?', over ? 1 : 0]);
  if (after !== undefined) all.push(['match > ?', after]);
  if (text !== undefined) {
    const like = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
    const seat = "EXISTS (SELECT 1 FROM json_each(seats) WHERE value LIKE ? ESCAPE '\\')";
    all.push([`(match LIKE ? ESCAPE '\\' OR title LIKE ? ESCAPE '\\' OR ${seat})`, like, like, like]);
  }
  if (among !== undefined) {
    const each = among.map((name) => (name.endsWith('*') ? 'substr(match, 1, length(?)) = ?' : 'match IN (?, ?)'));
    const names = among.flatMap((name) => [name.replace(/\*$/, ''), name.replace(/\*$/, '')]);
    all.push([`(${each.join(' OR ') || 'FALSE'})`, ...names]);
  }
  return { where: all.map(([sql]) => sql).join(' AND ') || 'TRUE', values: all.flatMap(([, ...values]) => values) };
}

const prepared = (db: Connection) => ({
  position: db.query('SELECT position FROM progress'),
  advance: db.statement('INSERT OR REPLACE INTO progress (one, position) VALUES (1, ?)'),
  all: db.query(`SELECT ${COLUMNS} FROM matches ORDER BY match`),
  keep: db.statement(`INSERT OR REPLACE INTO matches (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`),
  findings: db.query('SELECT finding FROM findings WHERE match = ? ORDER BY id'),
  keepFinding: db.statement('INSERT OR REPLACE INTO findings (match, id, event, verdict, finding) VALUES (?, ?, ?, ?, ?)'),
  forgetFindings: db.statement('DELETE FROM findings WHERE match = ?'),
  board: db.query('SELECT event, board FROM boards WHERE match = ? AND event <= ? ORDER BY event DESC LIMIT 1'),
  boards: db.query('SELECT count(*) FROM boards WHERE match = ?'),
  keepBoard: db.statement('INSERT OR REPLACE INTO boards (match, event, board) VALUES (?, ?, ?)'),
  forgetBoards: db.statement('DELETE FROM boards WHERE match = ?'),
});
