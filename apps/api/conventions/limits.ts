/** Rate limits: by token where there is one that holds, by address where there is none. */
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { ApiProblem } from '../problems/api-problem.js';
import type { Settings } from '../settings/settings.js';

const MINUTE = 60_000;
/** How many callers are counted at once. */
const COUNTED = 20_000;

const isKnown = ({ caller }: FastifyRequest): boolean => caller !== null && !(caller instanceof ApiProblem);

export async function limitRates(app: NestFastifyApplication, { requestsAMinute, strangersAMinute }: Settings): Promise<void> {
  const unlimited = (request: FastifyRequest): boolean => (isKnown(request) ? requestsAMinute : strangersAMinute) === 0;
  await app.register(rateLimit, {
    timeWindow: MINUTE,
    cache: COUNTED,
    max: (request: FastifyRequest) => (isKnown(request) ? requestsAMinute : strangersAMinute),
    keyGenerator: ({ caller, ip }: FastifyRequest) => (caller === null || caller instanceof ApiProblem ? ip : caller.id),
    allowList: (request: FastifyRequest) => request.url.startsWith('/health/') || unlimited(request),
    errorResponseBuilder: (_: FastifyRequest, { ttl }: { ttl: number }) =>
      new ApiProblem('too-many-requests', `Wait ${Math.ceil(ttl / 1000)} seconds.`, { headers: { 'retry-after': String(Math.ceil(ttl / 1000)) } }),
  });
}
