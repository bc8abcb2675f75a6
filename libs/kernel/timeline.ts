/** The board at any event of a match: forwards, backwards or at random, one clone and a short fold away. */
import { BACKUP, playedOn } from './envelope.js';
import type { GameEvent } from './event.js';
import type { Header } from './log.js';
import type { Rulebook } from './rulebook.js';

const INTERVAL = 32;

export class Timeline<B> {
  /** Boards after every 32nd event, the one before the first among them. */
  private readonly checkpoints: B[];
  private readonly events: GameEvent[] = [];
  private board: B;

  constructor(
    private readonly rulebook: Rulebook<B>,
    header: Header,
    events: readonly GameEvent[] = [],
  ) {
    this.checkpoints = [rulebook.open(header)];
    this.board = rulebook.clone(this.checkpoints[0]);
    for (const event of events) this.append(event);
  }

  get length(): number {
    return this.events.length;
  }

  /** The board after the last event. It belongs to the timeline, which goes on with it: whoever wants to keep it asks `at`. */
  get latest(): Readonly<B> {
    return this.board;
  }

  /** The match goes on. */
  append(event: GameEvent): void {
    if (event.type === BACKUP) this.board = this.at(playedOn(event));
    this.rulebook.evolve(this.board, event);
    this.events.push(event);
    if (this.events.length % INTERVAL === 0) this.checkpoints.push(this.rulebook.clone(this.board));
  }

  /** The board right after event n (0: before the first). The caller owns it. */
  at(n: number): B {
    if (!Number.isInteger(n) || n < 0 || n > this.events.length) throw new RangeError(`no event ${n}: this match has events 1 to ${this.events.length}`);
    const path: GameEvent[] = [];
    let from = n;
    while (from % INTERVAL !== 0) {
      const event = this.events[from - 1];
      path.push(event);
      from = playedOn(event);
    }
    const board = this.rulebook.clone(this.checkpoints[from / INTERVAL]);
    for (let i = path.length - 1; i >= 0; i--) this.rulebook.evolve(board, path[i]);
    return board;
  }
}
