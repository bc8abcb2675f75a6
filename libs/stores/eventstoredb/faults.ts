/** What the client reports, as the errors of the port. Told apart by `type`: messages are empty for some of them. */
import { PayloadTooLarge, StoreError, StoreUnavailable, StreamNotFound, WrongExpectedRevision, type Reason } from '../errors.js';
import type { ExpectedRevision } from '../event-store.js';
import { MAX_APPEND } from '../prepare.js';

const REASON_OF: Readonly<Record<string, Reason>> = {
  timeout: 'timeout',
  'deadline-exceeded': 'timeout',
  unavailable: 'unreachable',
  cancelled: 'unreachable',
  'not-leader': 'unreachable',
  'access-denied': 'access denied',
};

/** The codes of gRPC, for what comes past the client. */
const REASON_OF_CODE: Readonly<Record<number, Reason>> = {
  1: 'unreachable',
  4: 'timeout',
  7: 'access denied',
  10: 'timeout',
  14: 'unreachable',
  16: 'access denied',
};
const UNIMPLEMENTED = 12;

/** Errors of the connection that come from below the client, where it does not classify them. */
const BELOW = /Failed to discover|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|Channel has been shut down|Received RST_STREAM|write after end/;

/** Said by TLS below the client, which takes it for a server that is away; no waiting helps here. */
const UNTRUSTED = /certificate|self[- ]signed|Hostname\/IP does not match/i;
export const isDistrust = (message: string): boolean => UNTRUSTED.test(message);

interface Reported {
  readonly type?: string;
  readonly code?: unknown;
  /** Of a call past the client: the server's name for what happened is in its trailers. */
  readonly metadata?: { get(key: string): readonly string[] };
  readonly actualVersion?: bigint | 'no_stream';
  readonly message?: string;
}

export function typed(error: unknown, store: string, stream = '', expected: ExpectedRevision = 'any'): Error {
  if (error instanceof StoreError) return error;
  const { metadata, type = metadata?.get('exception')[0] ?? '', code, actualVersion, message = '' } = error as Reported;
  switch (type) {
    case 'wrong-expected-version':
      return new WrongExpectedRevision(stream, expected, typeof actualVersion === 'bigint' ? Number(actualVersion) : 'no stream');
    case 'stream-not-found':
      return new StreamNotFound(stream);
    case 'stream-deleted':
      return new StreamNotFound(stream, true);
    case 'maximum-append-size-exceeded':
      return new PayloadTooLarge(stream, NaN, MAX_APPEND);
  }
  const known = type === '' && typeof code === 'number' ? REASON_OF_CODE[code] : REASON_OF[type];
  if (known === 'unreachable' && isDistrust(message)) return new StoreUnavailable(store, 'untrusted', message, { cause: error });
  const reason = known ?? (BELOW.test(message) ? 'unreachable' : 'failed');
  return new StoreUnavailable(store, reason, message, { cause: error });
}

/** Whether an append that failed so may have been stored all the same. */
export const isUncertain = (error: unknown): boolean =>
  error instanceof StoreUnavailable && (error.reason === 'timeout' || error.reason === 'unreachable');

/** Whether a server has no such call, being older than it. */
export const isUnknownCall = (error: unknown): boolean => (error as Reported).code === UNIMPLEMENTED;

/** What a connection is worth on which a server says nothing. The client takes it for the server's word: 14, unavailable. */
export const silence = (): Error => Object.assign(new Error('the server said nothing until the deadline'), { code: 14, details: '' });
