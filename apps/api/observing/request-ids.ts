/** An id for each request: the caller's own if it is a harmless one, and always told back. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const HARMLESS = /^[A-Za-z0-9._-]{1,64}$/;
export const REQUEST_ID = 'x-request-id';

export function requestIds(): (request: IncomingMessage) => string {
  const start = randomBytes(4).toString('hex');
  let count = 0;
  return ({ headers }) => {
    const own = headers[REQUEST_ID];
    return typeof own === 'string' && HARMLESS.test(own) ? own : `${start}-${(++count).toString(36)}`;
  };
}
