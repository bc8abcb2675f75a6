/** The board at any event of a match: forwards, backwards or at random, one clone and a short fold away. */
import type { GameEvent } from './event.js';
import type { Header } from './log.js';
import type { Rulebook } from './rulebook.js';

const INTERVAL = 32;

export class Timeline<B> {
  /** Boards after every 32nd event, the one before the first among them. */
  private readonly checkpoints: B[];

  constructor(
    private readonly rulebook: Rulebook<B>,
    header: Header,
    private readonly events: readonly GameEvent[],
  ) {
    this.checkpoints = [rulebook.open(header)];
    let board = rulebook.clone(this.checkpoints[0]);
    for (const event of events) {
      board = this.step(board, event);
      if (event.n % INTERVAL === 0) this.checkpoints.push(rulebook.clone(board));
    }
  }

  get length(): number {
    return this.events.length;
  }

  /** The board right after event n (0: before the first). The caller owns it. */
  at(n: number): B {
    if (!Number.isInteger(n) || n < 0 || n > this.events.length) throw new RangeError(`no event ${n}: this match has events 1 to ${this.events.length}`);
    const checkpoint = Math.min(Math.floor(n / INTERVAL), this.checkpoints.length - 1);
    let board = this.rulebook.clone(this.checkpoints[checkpoint]);
    for (let k = checkpoint * INTERVAL; k < n; k++) board = this.step(board, this.events[k]);
    return board;
  }

  private step(board: B, event: GameEvent): B {
    const next = event.type === 'BackedUp' ? this.returned(event) : board;
    this.rulebook.evolve(next, event);
    return next;
  }

  private returned(event: GameEvent): B {
    return this.at(Math.min((event.data as { to: number }).to, event.n - 1));
  }
}
