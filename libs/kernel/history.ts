/**
 * A fold that can go back. A judge's backup returns the board to an earlier event, so the fold keeps checkpoints
 * and the events since: enough for any real match, bounded for a stream of millions.
 */
import type { GameEvent } from './event.js';
import type { Header } from './log.js';
import type { Rulebook } from './rulebook.js';

const INTERVAL = 1024;
/** Each backup begins a stretch as well: a log that is nothing but backups may not fill the memory with boards. */
const MOST = 256;

/** How many events back a judge's backup can reach while a log is streamed: several times the longest game. */
export const REACH = 8 * INTERVAL;

interface Stretch<B> {
  /** The board after event `from`. */
  readonly from: number;
  readonly board: B;
  /** Event `from + 1 + i` at index i. */
  readonly events: GameEvent[];
}

export class History<B> {
  board: B;
  private stretches: Stretch<B>[] = [];
  private current: Stretch<B>;

  constructor(
    private readonly rulebook: Rulebook<B>,
    header: Header,
  ) {
    this.board = rulebook.open(header);
    this.current = this.begin(0);
  }

  /** Folds the next event in. False if it is a backup that reaches further back than is kept. */
  apply(event: GameEvent): boolean {
    if (event.type === 'BackedUp') {
      const board = this.after((event.data as { to: number }).to, event.n);
      if (!board) return false;
      this.board = board;
      this.rulebook.evolve(this.board, event);
      this.current = this.begin(event.n);
      return true;
    }
    this.rulebook.evolve(this.board, event);
    this.current.events.push(event);
    if (this.current.events.length === INTERVAL) this.current = this.begin(event.n);
    return true;
  }

  /** A board of its own, as it was right after event n. */
  private after(n: number, before: number): B | null {
    if (!Number.isInteger(n) || n >= before) return null;
    for (let i = this.stretches.length - 1; i >= 0; i--) {
      const stretch = this.stretches[i];
      if (stretch.from > n) continue;
      const board = this.rulebook.clone(stretch.board);
      for (let k = 0; k < n - stretch.from; k++) this.rulebook.evolve(board, stretch.events[k]);
      return board;
    }
    return null;
  }

  private begin(from: number): Stretch<B> {
    const stretch = { from, board: this.rulebook.clone(this.board), events: [] };
    const { stretches } = this;
    stretches.push(stretch);
    while (stretches.length > MOST || from - stretches[1]?.from >= REACH) stretches.shift();
    return stretch;
  }
}
