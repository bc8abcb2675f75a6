/** What can go wrong with an event store, each with the facts that a caller needs to act on it. */
import type { ExpectedRevision } from './event-store.js';

export abstract class StoreError extends Error {
  override get name(): string {
    return this.constructor.name;
  }
}

/** Somebody else wrote to the stream, or it is not what the caller took it for. Nothing was stored. */
export class WrongExpectedRevision extends StoreError {
  constructor(
    readonly stream: string,
    readonly expected: ExpectedRevision,
    readonly actual: number | 'no stream',
  ) {
    super(`${stream}: expected ${told(expected)}, found ${told(actual)}`);
  }
}

const told = (revision: ExpectedRevision): string => (typeof revision === 'number' ? `revision ${revision}` : revision);

export class StreamNotFound extends StoreError {
  constructor(
    readonly stream: string,
    /** Deleted for good by whoever runs the store: it cannot be written to again either. */
    readonly deleted = false,
  ) {
    super(deleted ? `${stream} was deleted for good` : `there is no stream ${stream}`);
  }
}

export class PayloadTooLarge extends StoreError {
  constructor(
    readonly stream: string,
    readonly bytes: number,
    readonly limit: number,
  ) {
    super(`${stream}: an append of ${bytes} bytes, at most ${limit} are taken at once`);
  }
}

/** What was handed in can be stored nowhere. Nothing was stored. */
export class EventRefused extends StoreError {
  constructor(
    readonly stream: string,
    /** The index of the event in the append; -1 for the append as a whole. */
    readonly index: number,
    readonly field: 'stream' | 'events' | 'id' | 'type' | 'data' | 'metadata' | 'expected',
    says: string,
  ) {
    super(`${stream}${index < 0 ? '' : `, event ${index} of the append`}: ${field}: ${says}`);
  }
}

/** Why a store does not serve. */
export const REASONS = {
  locked: 'another process has been writing for too long',
  'read-only': 'the store may be read but not written to',
  full: 'there is no space left on the disk',
  corrupt: 'the file is damaged',
  'not a store': 'this is not an event store of ours',
  'newer schema': 'the file was written by a newer version of Verdict',
  missing: 'there is no such file',
  misnamed: 'the connection string cannot be used',
  untrusted: 'the certificate of the server is not one that we trust',
  unreachable: 'the server does not answer',
  timeout: 'the server did not answer in time',
  'access denied': 'the server does not accept this user',
  closed: 'the store has been closed',
  failed: 'the store reported an error',
} as const;
export type Reason = keyof typeof REASONS;

/** Those that may be over in a moment. For the others somebody has to do something. */
const PASSING: readonly Reason[] = ['locked', 'full', 'unreachable', 'timeout', 'failed'];

export class StoreUnavailable extends StoreError {
  constructor(
    readonly store: string,
    readonly reason: Reason,
    detail?: string,
    options?: ErrorOptions,
  ) {
    super(`${store}: ${REASONS[reason]}${detail ? ` (${detail})` : ''}`, options);
  }

  /** Whether trying again later may help. */
  get passing(): boolean {
    return PASSING.includes(this.reason);
  }
}
