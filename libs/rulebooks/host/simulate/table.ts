/** The table of a simulated match: everything that happens is written down and folded in, event by event. */
import type { GameEvent } from '#kernel/event.js';
import type { HostBoard, Seat } from '../board.js';
import { clone } from '../clone.js';
import type { HostEvent, HostEventOf } from '../events.js';
import { evolve } from '../evolve.js';
import type { HostHeader } from '../header.js';
import { findItem, findThing } from '../things.js';
import { open } from '../open.js';
import { decided, type Move } from '../options/move.js';
import type { Choice } from '#kernel/rulebook.js';
import { Hidden, type Snapshot } from './hidden.js';
import type { Random } from './random.js';

/** Looks at an event before it is written. True: it is not written; whatever it writes itself stands instead. */
export type Meddler = (event: HostEvent, table: Table) => boolean;

export class Table {
  readonly events: GameEvent[] = [];
  /** Somebody who makes this table play against the rules, for testing the judge. */
  meddler: Meddler | null = null;
  board: HostBoard;
  readonly hidden: Hidden;

  constructor(
    readonly header: HostHeader,
    readonly random: Random,
  ) {
    this.board = open(header);
    this.hidden = new Hidden(header.seats, this.lists(), random);
  }

  private lists(): string[][] {
    return this.header.seats.map((seat) => (this.header.decks?.[seat] ?? []).flatMap(({ name, count }) => Array<string>(count).fill(name)));
  }

  write<T extends HostEvent['type']>(type: T, by: string | undefined, data: HostEventOf<T>['data'], cause?: number): number {
    if (this.isMeddledWith(type, by, data)) return this.events.length;
    const n = this.events.length + 1;
    const event = { n, type, ...(by !== undefined && { by }), data, ...(cause !== undefined && cause > 0 && { cause }) } as unknown as HostEvent;
    this.events.push(event);
    if (type === 'GameBegan') this.hidden.begin(this.lists());
    if (type === 'CardMoved') this.followMove(event as HostEventOf<'CardMoved'>);
    this.hidden.follow(event);
    evolve(this.board, event);
    return n;
  }

  private isMeddledWith(type: string, by: string | undefined, data: object): boolean {
    const { meddler } = this;
    if (!meddler) return false;
    // What it writes itself is its own doing.
    this.meddler = null;
    const dropped = meddler({ n: this.events.length + 1, type, by, data } as unknown as HostEvent, this);
    this.meddler = meddler;
    return dropped;
  }

  /** Makes a move: its choices by chance, its hidden cards by what really lies there. */
  make(move: Move, pick: (choice: Choice) => readonly unknown[] = (c) => this.choose(c)): number {
    return this.write(move.type, move.by, this.dataOf(move, pick), move.cause);
  }

  dataOf(move: Move, pick: (choice: Choice) => readonly unknown[] = (c) => this.choose(c)): Record<string, unknown> {
    const data = decided(move, pick);
    this.name(move, data);
    return data;
  }

  choose({ among, min, max }: Choice): readonly unknown[] {
    const n = min + (max > min ? this.random.below(Math.min(max, min + 2) - min + 1) : 0);
    return n === 1 ? [this.random.pick(among)] : this.random.sample(among, n);
  }

  private name(move: Move, data: Record<string, unknown>): void {
    const cards = data.cards as (string | null)[] | undefined;
    if (!cards?.includes(null)) return;
    const by = this.board.seats.indexOf(move.by ?? '') as Seat;
    if (move.type === 'HostHealed') data.cards = this.hidden.top(by, 'damage', cards.length);
    else if (move.type === 'CardsLookedAt' || move.type === 'CardsRevealed') data.cards = this.seen(data, cards.length);
    else data.cards = this.hidden.top(by, 'deck', cards.length);
  }

  private seen(data: Record<string, unknown>, n: number): string[] {
    const { of, zone } = (data.in ?? data.from) as { of: string; zone: string };
    const seat = this.board.seats.indexOf(of) as Seat;
    if (zone === 'hand') return this.board.players[seat].hand.known.slice(0, n);
    return this.hidden.top(seat, zone === 'damage' ? 'damage' : 'deck', n);
  }

  /** A card that leaves play or the stack for a deck lies there from now on. */
  private followMove({ data }: HostEventOf<'CardMoved'>): void {
    const thing = data.card.at === 'stack' ? null : findThing(this.board, data.card);
    const item = thing ? null : findItem(this.board, data.card);
    const name = thing ? (thing.card?.token ? null : thing.card?.name) : item?.card?.name;
    if (name) this.hidden.put(data.to, [name], thing ? thing.owner : item!.by);
  }

  save(): { board: HostBoard; hidden: Snapshot; n: number } {
    return { board: clone(this.board), hidden: this.hidden.save(), n: this.events.length };
  }

  /** A judge puts the game back to a saved moment; what was undone stays on record. */
  backUp(to: ReturnType<Table['save']>): void {
    this.board = to.board;
    this.hidden.restore(to.hidden);
    this.write('BackedUp', undefined, { to: to.n });
  }
}
