/**
 * A fold that can go back. A judge's backup returns the board to an earlier event, so the fold keeps the last events and some
 * boards among them: enough for any real match, bounded for a stream of millions.
 */
import { BACKUP, playedOn } from './envelope.js';
import type { GameEvent } from './event.js';
import type { Header } from './log.js';
import type { Rulebook } from './rulebook.js';

const INTERVAL = 1024;
/** Backups leave boards as well, which shorten the way of the next: a log that is nothing but backups may not fill the memory with them. */
const MOST = 256;

/** How many events back a judge's backup can reach while a log is streamed: several times the longest game. */
export const REACH = 8 * INTERVAL;

export class History<B> {
  board: B;
  /** The last events: event `first + i` at index i. */
  private events: GameEvent[] = [];
  private first = 1;
  /** Those among them that are backups: few, and they are asked for again and again. */
  private backups: GameEvent[] = [];
  /** The boards after some of them and after the one before: after each of an interval, and after backups. */
  private readonly boards = new Map<number, B>();

  constructor(
    private readonly rulebook: Rulebook<B>,
    header: Header,
  ) {
    this.board = rulebook.open(header);
    this.keep(0);
  }

  /** Folds the next event in. False if it is a backup that reaches further back than is kept. */
  apply(event: GameEvent): boolean {
    const isBackup = event.type === BACKUP;
    if (isBackup) {
      const { to } = event.data as { to: number };
      const board = Number.isInteger(to) && to < event.n ? this.after(to) : null;
      if (!board) return false;
      this.board = board;
    }
    this.rulebook.evolve(this.board, event);
    this.events.push(event);
    if (isBackup) this.backups.push(event);
    if (isBackup || event.n % INTERVAL === 0) this.keep(event.n);
    if (this.events.length === REACH + INTERVAL) this.forget();
    return true;
  }

  /** A board of its own, as it was right after event n: from the nearest board that was kept, over what was not undone. */
  private after(n: number): B | null {
    const path: GameEvent[] = [];
    let at = n;
    while (!this.boards.has(at)) {
      if (at < this.first) return null;
      const event = this.events[at - this.first];
      path.push(event);
      at = playedOn(event);
    }
    const board = this.rulebook.clone(this.boards.get(at)!);
    for (let i = path.length - 1; i >= 0; i--) this.rulebook.evolve(board, path[i]);
    return board;
  }

  private keep(n: number): void {
    this.boards.set(n, this.rulebook.clone(this.board));
    if (this.boards.size <= MOST) return;
    const backups = [...this.boards.keys()].filter((kept) => kept % INTERVAL !== 0);
    // One that can be made again from the events goes first.
    const spare = backups.find((kept) => playedOn(this.events[kept - this.first]) >= this.first - 1);
    this.boards.delete(spare ?? backups[0]);
  }

  /** Lets the first interval go; a board that could only be reached through it is kept instead. */
  private forget(): void {
    const first = this.first + INTERVAL;
    this.backups = this.backups.filter(({ n }) => n >= first);
    for (const event of this.backups) {
      if (playedOn(event) >= first - 1 || this.boards.has(event.n)) continue;
      const board = this.boards.size < MOST ? this.after(event.n) : null;
      if (board) this.boards.set(event.n, board);
    }
    this.events = this.events.slice(INTERVAL);
    this.first = first;
    for (const kept of this.boards.keys()) if (kept < first - 1) this.boards.delete(kept);
  }
}
