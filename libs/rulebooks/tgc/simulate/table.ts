/** The table of a simulated match: everything that happens is written down and folded in, event by event. */
import type { GameEvent } from '#kernel/event.js';
import type { Random } from '#kernel/random.js';
import type { Choice } from '#kernel/rulebook.js';
import type { Seat, TgcBoard } from '../board.js';
import type { TgcEvent, TgcEventOf } from '../events.js';
import { evolve } from '../evolve.js';
import type { TgcHeader } from '../header.js';
import { open } from '../open.js';
import { decided, type Move } from '../options/move.js';
import { seatIndex } from '../things.js';

export class Table {
  readonly events: GameEvent[] = [];
  readonly board: TgcBoard;
  /** What really lies in the decks, top last. */
  private decks: string[][] = [[], []];
  private aside: string[][] = [[], []];
  /** Told of each event before it is written; true if it has seen to something else instead. */
  meddler: ((event: TgcEvent) => boolean) | null = null;
  private meddling = false;

  constructor(
    readonly header: TgcHeader,
    readonly random: Random,
  ) {
    this.board = open(header);
    this.shuffle();
  }

  /** New decks for a new game. */
  shuffle(): void {
    this.decks = this.header.seats.map((seat) => {
      const deck = this.header.decks?.[seat] ?? [];
      return this.random.shuffled(deck.flatMap(({ name, count }) => Array<string>(count).fill(name)));
    });
    this.aside = [[], []];
  }

  write<T extends TgcEvent['type']>(type: T, by: string | undefined, data: TgcEventOf<T>['data'], cause?: number): number {
    const n = this.events.length + 1;
    const event = { n, type, ...(by !== undefined && { by }), data, ...(cause !== undefined && cause > 0 && { cause }) } as unknown as TgcEvent;
    if (this.meddler && !this.meddling) {
      this.meddling = true;
      const done = this.meddler(event);
      this.meddling = false;
      if (done) return this.events.length;
      // What it wrote before this event moves its number.
      if (this.events.length + 1 !== n) return this.write(type, by, data, cause);
    }
    this.events.push(event);
    evolve(this.board, event);
    return n;
  }

  /** Makes a move: its choices by chance, its hidden cards by what really lies there. */
  make(move: Move): number {
    const data = decided(move, (c) => this.choose(c));
    const seat = seatIndex(this.board, move.by) as Seat;
    if (move.type === 'CardsDrawn') data.cards = this.take(seat, (data.cards as null[]).length);
    if (move.type === 'Mulliganed') {
      this.aside[seat].push(...(data.cards as string[]));
      data.drawn = this.take(seat, 1);
    }
    if (move.type === 'DiscardsShuffledIn') this.decks[seat] = this.random.shuffled([...this.decks[seat], ...this.aside[seat].splice(0)]);
    return this.write(move.type, move.by, data, move.cause);
  }

  private take(seat: Seat, n: number): string[] {
    return Array.from({ length: n }, () => this.decks[seat].pop()!);
  }

  private choose({ among, min, max }: Choice): readonly unknown[] {
    const n = min + (max > min ? this.random.below(max - min + 1) : 0);
    return n === 1 ? [this.random.pick(among)] : this.random.sample(among, n);
  }
}
