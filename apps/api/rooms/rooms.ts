/**
 * The matches that are in memory. A room is made when somebody asks for its match, and follows the store from then on:
 * through one subscription for all of them, so that it does not matter which process recorded what.
 */
import { defer, filter, firstValueFrom, of, type Subscription } from 'rxjs';
import { hashOfEvent, type HashFunction } from '#kernel/chain.js';
import { isWellFormed } from '#kernel/compact-length.js';
import type { GameEvent } from '#kernel/event.js';
import type { EventStore, Page, Position, StoredEvent } from '#stores/event-store.js';
import { eventOf, matchOf, OPENED, PREFIX } from '#stores/matches/envelope.js';
import { MatchBroken } from '#stores/matches/errors.js';
import type { Rulebooks } from '#stores/matches/gate.js';
import type { Matches } from '#stores/matches/matches.js';
import { lawOf } from '#stores/projections/law.js';
import { stretches } from '#stores/stretch.js';
import { comingBack } from '../conventions/coming-back.js';
import { Room } from './room.js';

export interface RoomsOptions {
  /** How many matches are kept in memory, beside those that are watched. */
  readonly limit?: number;
  /** How many events they may have together. */
  readonly eventLimit?: number;
  /** Told of what goes wrong beside any request: the store's faults, a match that is broken, a judge that fails. */
  readonly onFault?: (fault: unknown, match?: string) => void;
}

export class Rooms {
  /** The one asked for least lately first. */
  private readonly held = new Map<string, Room>();
  private newest: Room | null = null;
  /** Rooms that are being read, with what the subscription brought meanwhile. */
  private readonly loading = new Map<string, { readonly room: Promise<Room>; readonly news: StoredEvent[] }>();
  private following: Subscription | null = null;
  /** Where the last event lies that the subscription brought. */
  private heard: Position | undefined;
  private closed = false;
  private readonly limit: number;
  private readonly eventLimit: number;
  private readonly onFault: (fault: unknown, match?: string) => void;

  constructor(
    private readonly store: EventStore,
    private readonly matches: Matches,
    private readonly rulebooks: Rulebooks,
    private readonly hash: HashFunction,
    options: RoomsOptions = {},
  ) {
    this.limit = options.limit ?? 200;
    this.eventLimit = options.eventLimit ?? 500_000;
    this.onFault = options.onFault ?? (() => undefined);
  }

  /** Follows the store from where it ends now. */
  async start(): Promise<void> {
    this.heard = await this.end();
    const onFault = (fault: unknown): void => this.onFault(fault);
    this.following = defer(() => this.store.subscribe({ prefix: PREFIX, after: this.heard }, (page) => of(this.hear(page)), { onFault }))
      .pipe(comingBack(onFault))
      .subscribe();
  }

  /** A room that is at hand, for those who cannot wait. */
  at(match: string): Room | undefined {
    const room = this.held.get(match);
    if (room) this.touch(room);
    return room;
  }

  /** Rejects as `Matches.read` does. */
  get(match: string): Promise<Room> {
    const room = this.at(match);
    if (room) return Promise.resolve(room);
    const under = this.loading.get(match);
    if (under) return under.room;
    const news: StoredEvent[] = [];
    const loaded = this.load(match, news).finally(() => this.loading.delete(match));
    this.loading.set(match, { room: loaded, news });
    return loaded;
  }

  /** What this process has just recorded need not come back through the store. */
  recorded(match: string, events: readonly GameEvent[]): void {
    const room = this.held.get(match);
    if (room && events[0]?.n === room.length + 1) this.feed(room, events);
  }

  /** The room of the match that a stored event is of, if there is one; it has heard of the event by then. */
  judged(stored: StoredEvent): Room | null {
    const room = this.held.get(matchOf(stored.stream));
    if (room) this.hearOne(stored, room);
    return room ?? null;
  }

  /** The room, once its match has come to event n: another one, if the first goes meanwhile. */
  async reached(match: string, n: number): Promise<Room> {
    let room = await this.get(match);
    while (room.length < n && !this.closed) {
      await firstValueFrom(room.judged.pipe(filter((last) => last >= n)), { defaultValue: null });
      if (room.length < n) room = await this.get(match);
    }
    return room;
  }

  get size(): number {
    return this.held.size;
  }

  close(): void {
    this.closed = true;
    this.following?.unsubscribe();
    for (const room of this.held.values()) room.close();
    this.held.clear();
  }

  private async end(): Promise<Position | undefined> {
    for await (const page of this.store.readAll({ prefix: PREFIX, direction: 'backwards', limit: 1 })) return page[0].position;
    return undefined;
  }

  private async load(match: string, news: readonly StoredEvent[]): Promise<Room> {
    const { header, events } = await this.matches.read(match);
    const rulebook = this.rulebooks[header.rulebook];
    if (!rulebook) throw new MatchBroken(match, 0, `there is no rulebook ${header.rulebook}`);
    const room = new Room(match, header, rulebook, lawOf(rulebook, header.edition, this.hash), (fault) => this.onFault(fault, match));
    for await (const page of events) {
      for await (const some of stretches(page)) {
        for (const event of some) checkShape(room, event);
        room.take(some);
      }
    }
    this.touch(room);
    this.trim(room);
    for (const stored of news) this.hearOne(stored, room);
    return room;
  }

  private hear(page: Page): void {
    for (const stored of page) {
      const match = matchOf(stored.stream);
      const room = this.held.get(match);
      if (room) this.hearOne(stored, room);
      else this.loading.get(match)?.news.push(stored);
      this.heard = stored.position;
    }
  }

  private hearOne(stored: StoredEvent, room: Room): void {
    // Somebody took the match away and began another of its name: whoever asks next gets that one.
    if (stored.type === OPENED) return room.length === 0 ? undefined : this.drop(room);
    const event = eventOf(stored);
    if (event.n <= room.length) return;
    try {
      this.checkChain(room, event);
      checkShape(room, event);
    } catch (error) {
      this.onFault(error, room.match);
      this.drop(room);
      return;
    }
    this.feed(room, [event]);
  }

  private checkChain(room: Room, event: GameEvent): void {
    if (event.n !== room.length + 1) throw new MatchBroken(room.match, event.n, `event ${room.length + 1} was due`);
    const previous = room.events.at(-1)?.hash ?? room.header.hash ?? '';
    const expected = hashOfEvent(previous, event, this.hash);
    if (event.hash !== expected) throw MatchBroken.by(room.match, { event: event.n, expected, found: event.hash });
  }

  private feed(room: Room, events: readonly GameEvent[]): void {
    try {
      room.take(events);
    } catch (error) {
      // What is half taken in serves nobody; the record itself is safe in the store.
      this.drop(room);
      this.onFault(error, room.match);
    }
  }

  private drop(room: Room): void {
    if (this.held.get(room.match) === room) this.held.delete(room.match);
    if (this.newest === room) this.newest = null;
    room.close();
  }

  private touch(room: Room): void {
    if (room === this.newest) return;
    this.newest = room;
    this.held.delete(room.match);
    this.held.set(room.match, room);
  }

  /** Lets go of the rooms that nobody has asked for in the longest time, unless they are being watched. */
  private trim(kept: Room): void {
    let events = 0;
    for (const room of this.held.values()) events += room.length;
    for (const room of this.held.values()) {
      if (this.held.size <= this.limit && events <= this.eventLimit) return;
      if (room === kept || room.readers > 0) continue;
      events -= room.length;
      this.drop(room);
    }
  }
}

/** Others may write to the store as well, and a fold is total over well-formed events alone. */
function checkShape({ match, header, rulebook }: Room, event: GameEvent): void {
  const validator = rulebook.validators[event.type];
  if (!validator || !isWellFormed(validator, event, header.seats)) throw new MatchBroken(match, event.n, 'it is not an event of this game');
}
