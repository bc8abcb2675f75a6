/**
 * Rate limits: by token where there is one that holds, by address where there is none. Counted at once, without a promise: a limit that
 * makes each request wait for a turn of the event loop costs a busy server more than the requests that it keeps away.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblem } from '../problems/api-problem.js';
import { BoundedMap } from '../rooms/bounded-map.js';
import type { Settings } from '../settings/settings.js';

const MINUTE = 60_000;
/** How many callers are counted at once. */
const COUNTED = 20_000;

interface Count {
  since: number;
  requests: number;
}

export function limitRates(fastify: FastifyInstance, { requestsAMinute, strangersAMinute }: Settings): void {
  const counts = new BoundedMap<string, Count>(COUNTED);
  fastify.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done: (problem?: ApiProblem) => void) => {
    const { caller } = request;
    const isStranger = caller === null || caller instanceof ApiProblem;
    const most = isStranger ? strangersAMinute : requestsAMinute;
    if (most === 0 || request.url.startsWith('/health/')) return done();
    const now = performance.now();
    const { requests, since } = counted(counts, isStranger ? request.ip : caller.id, now);
    const seconds = Math.ceil((since + MINUTE - now) / 1000);
    void reply.headers({ 'x-ratelimit-limit': most, 'x-ratelimit-remaining': Math.max(0, most - requests), 'x-ratelimit-reset': seconds });
    if (requests <= most) return done();
    done(new ApiProblem('too-many-requests', `Wait ${seconds} seconds.`, { headers: { 'retry-after': String(seconds) } }));
  });
}

/** The requests of the minute that began with the first of them, this one among them. */
function counted(counts: BoundedMap<string, Count>, who: string, now: number): Count {
  const count = counts.get(who) ?? counts.set(who, { since: now, requests: 0 });
  if (now - count.since >= MINUTE) {
    count.since = now;
    count.requests = 0;
  }
  count.requests++;
  return count;
}
