/**
 * One reader of a live stream. It is written to as fast as it reads while it catches up; once it has caught up, it is given what comes, and
 * dropped when too much of it waits in its socket. It may come back and go on where it stopped.
 */
import type { ServerResponse } from 'node:http';
import { Subscription } from 'rxjs';
import type { Room } from '../rooms/room.js';
import type { Caller } from '../tokens/caller.js';
import type { Messages } from './messages.js';
import type { Place } from './place.js';

/** How long a browser waits before it comes back, in milliseconds. */
const RETRY = 2_000;
/** Groups that are written before others get their turn. */
const STRETCH = 50;

export interface Reading {
  readonly room: Room;
  readonly messages: Messages;
  readonly caller: Caller;
  /** The last message that the reader has. */
  readonly from: Place;
  /** Whether the caller may still be told anything at all; whether findings too. Asked for each event. */
  isWelcome(): boolean;
  mayReadFindings(): boolean;
  readonly bufferBytes: number;
  onEnd(dropped: boolean): void;
}

export class Reader {
  private n: number;
  private k: number;
  private ended = false;
  private isDraining = false;
  private isCaughtUp = false;
  private silent = true;
  private idle = 0;
  private readonly news = new Subscription();

  constructor(
    private readonly to: ServerResponse,
    private readonly reading: Reading,
  ) {
    this.n = reading.from.n;
    this.k = reading.from.k;
    reading.room.readers++;
  }

  start(): void {
    const { to, reading: { from, room, messages } } = this;
    // Whoever was gone before anything could be said does not say so again.
    if (to.destroyed) return this.end(false);
    to.on('close', () => this.end(false));
    to.on('error', () => this.end(false));
    to.on('drain', () => {
      this.isDraining = false;
      this.idle = 0;
      this.pump();
    });
    to.write(`retry: ${RETRY}\n\nid: ${from.n}.${from.k}\nevent: hello\ndata: ${JSON.stringify({ match: room.match, after: from.n })}\n\n`);
    // Whoever does not see all hears of an event before it is judged: when they hear of it says nothing about it.
    const source = messages.sight.viewer === 'judge' ? room.judged : room.grown;
    this.news.add(source.subscribe({ next: () => this.pump(), complete: () => this.end(false) }));
    this.pump();
  }

  get token(): string {
    return this.reading.caller.id;
  }

  /** Time has passed: says that the stream is there, and looks whether the reader still is. */
  beat(): void {
    if (!this.reading.isWelcome()) return this.end(false);
    if (this.isDraining && ++this.idle > 2) return this.end(true);
    if (!this.isDraining) this.idle = 0;
    if (this.silent && !this.isDraining) this.to.write(':\n\n');
    this.silent = true;
  }

  end(dropped: boolean): void {
    if (this.ended) return;
    this.ended = true;
    this.news.unsubscribe();
    this.reading.room.readers--;
    this.reading.onEnd(dropped);
    if (dropped) this.to.destroy();
    else this.to.end();
  }

  private pump(): void {
    const { room, messages } = this.reading;
    for (let written = 0; !this.ended && this.isDue(); written++) {
      if (!this.isCaughtUp && this.isDraining) return;
      if (written === STRETCH) return void setImmediate(() => this.pump());
      if (!this.reading.isWelcome()) return this.end(false);
      this.write(messages.about(this.n, this.k, this.reading.mayReadFindings()));
    }
    if (this.n >= room.length) this.isCaughtUp = true;
  }

  /** Moves on to the next event if all about this one was written. */
  private isDue(): boolean {
    if (this.k < Infinity && this.n > 0) return true;
    if (this.n >= this.reading.room.length) return false;
    this.n++;
    this.k = -1;
    return true;
  }

  private write(text: string): void {
    this.k = Infinity;
    if (text === '') return;
    this.silent = false;
    if (!this.to.write(text)) this.isDraining = true;
    if (this.isCaughtUp && this.to.writableLength > this.reading.bufferBytes) this.end(true);
  }
}
