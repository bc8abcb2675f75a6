/** An id for each request: the caller's own if it is a harmless one, and always told back. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const HARMLESS = /^[A-Za-z0-9._-]{1,64}$/;
export const REQUEST_ID = 'x-request-id';

/** Not counted: a number would tell a player how much the others ask. */
export function requestId({ headers }: IncomingMessage): string {
  const own = headers[REQUEST_ID];
  return typeof own === 'string' && HARMLESS.test(own) ? own : randomUUID();
}
