/** Work that any number of processes share: each event of a stream is given to one of them, until one has dealt with it. */
import type { StoredEvent } from './event-store.js';

export interface WorkOptions {
  readonly stream: string;
  /** Those who name the same group share the work. */
  readonly group: string;
  /** How many events are in hand at a time. */
  readonly atOnce: number;
  /** How often an event is tried again before it is put aside. */
  readonly retries: number;
  /** Milliseconds after which an event that nobody finished is given to another. */
  readonly timeout: number;
  /** Ends the work: what is in hand is finished, what is not is given to others. */
  readonly signal: AbortSignal;
  readonly onFault?: (fault: Error) => void;
}

/** Thrown by a handler for what will never succeed: it is put aside at once. */
export class Hopeless extends Error {}

export interface WorkQueue {
  /** Hands events to `handle` until the signal ends it. What it rejects comes again, and is put aside in the end. */
  work(options: WorkOptions, handle: (event: StoredEvent) => Promise<void>): Promise<void>;
  /** Gives back to the group what was put aside. */
  resume(stream: string, group: string): Promise<void>;
}
