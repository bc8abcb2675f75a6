/**
 * The port that every event store stands behind. Nothing above it can tell one store from another: what differs between
 * SQLite and EventStoreDB is levelled below it, and `contract.ts` holds each of them to that.
 */
import type { Observable, ObservableInput } from 'rxjs';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };
export type JsonObject = { readonly [key: string]: Json | undefined };

/** What a stream must look like for an append: not there, ending at exactly this revision, or anything. */
export type ExpectedRevision = 'no stream' | 'any' | number;

export interface NewEvent {
  /** A UUID. An event that is appended again under the same id is not stored again. */
  readonly id: string;
  readonly type: string;
  readonly data: Json;
  /** Keys with `$` are the conventions of EventStoreDB: `$correlationId`, `$causationId`. */
  readonly metadata?: JsonObject;
}

/** A place in the order of everything. Only the store that gave it can read it. */
export type Position = string & { readonly [POSITION]: true };
declare const POSITION: unique symbol;

export interface StoredEvent {
  readonly stream: string;
  /** Counted from 0 within its stream. */
  readonly revision: number;
  readonly position: Position;
  readonly id: string;
  readonly type: string;
  readonly data: Json;
  readonly metadata: JsonObject;
  /** When the store took it: ISO 8601, by the store's clock. */
  readonly recordedAt: string;
}

export interface Appended {
  /** The revision of the last event of this append. A repeat gets the revision that it got the first time. */
  readonly revision: number;
}

export interface ReadStreamOptions {
  readonly direction?: 'forwards' | 'backwards';
  /** The revision of the first event wanted. Without it, the beginning, or backwards the end. */
  readonly from?: number;
  /** How many events at most, in all. */
  readonly limit?: number;
  /** How many events a page has at most. */
  readonly pageSize?: number;
}

export interface ReadAllOptions {
  readonly direction?: 'forwards' | 'backwards';
  /** Begins right behind this position, in the direction of reading. */
  readonly after?: Position;
  /** Only streams whose name begins so. */
  readonly prefix?: string;
  readonly limit?: number;
  readonly pageSize?: number;
}

/** Where a subscription begins: behind an event of one stream, or behind a position of everything. */
export type Source =
  | { readonly stream: string; readonly after?: number }
  | { readonly prefix?: string; readonly after?: Position };

export interface FollowOptions {
  readonly pageSize?: number;
  /** Told of each fault that the subscription survives. */
  readonly onFault?: (fault: Error) => void;
}

/** Called with the next events. Further ones are fetched when what it returns is complete: that is the back-pressure. */
export type Take<T> = (events: Page) => ObservableInput<T>;

export type Page = readonly StoredEvent[];

export interface StreamList {
  readonly streams: readonly string[];
  /** To be handed in as `after` for the streams that follow; null at the end. */
  readonly next: string | null;
}

export interface EventStore {
  /** All of the events or none. Rejects with a typed error of `errors.ts`. */
  append(stream: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<Appended>;

  /** Pages, none of them empty. Rejects with StreamNotFound if there is no such stream. */
  readStream(stream: string, options?: ReadStreamOptions): AsyncIterable<Page>;

  /** Everything, in the order in which it was stored, without what the store keeps for itself. */
  readAll(options?: ReadAllOptions): AsyncIterable<Page>;

  /**
   * Catches up from the source and then follows, for as long as anybody is subscribed. It comes back by itself after a
   * fault, without a gap or a repeat; it ends in an error only where no waiting helps.
   */
  subscribe<T>(source: Source, take: Take<T>, options?: FollowOptions): Observable<T>;

  /** Names in the order of their code points. */
  listStreams(prefix: string, options?: { readonly after?: string; readonly limit?: number }): Promise<StreamList>;

  /** What was last set for the stream; empty if nothing ever was. */
  readMetadata(stream: string): Promise<JsonObject>;
  /** Takes the place of what was set before. The stream need not exist yet. */
  writeMetadata(stream: string, metadata: JsonObject): Promise<void>;

  /** Ends the subscriptions and lets go of the file or the connection. */
  close(): Promise<void>;
}

/** The events of pages, one by one. */
export async function* eventsOf(pages: AsyncIterable<Page>): AsyncGenerator<StoredEvent, void> {
  for await (const page of pages) yield* page;
}
