/** Looks at each request as it ends: one line in the log, one measurement. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { ApiProblem } from '../problems/api-problem.js';
import type { Settings } from '../settings/settings.js';
import type { Metrics } from './metrics.js';
import { REQUEST_ID } from './request-ids.js';

export function observeRequests(fastify: FastifyInstance, settings: Settings, log: Logger, metrics: Metrics): void {
  fastify.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    void reply.header(REQUEST_ID, request.id);
    done();
  });
  const from = { all: 0, failed: 400, none: Infinity }[settings.logRequests];
  fastify.addHook('onResponse', (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    const { statusCode: status, elapsedTime } = reply;
    // The pattern of an address, never the address: a caller must not be able to make up measurements.
    metrics.requests.observe({ method: request.method, route: request.routeOptions.url ?? 'none', status }, elapsedTime / 1000);
    if (status >= from) log.info(line(request, status, elapsedTime), 'request');
    done();
  });
}

function line({ id, method, url, caller, ip }: FastifyRequest, status: number, elapsed: number): object {
  const end = url.indexOf('?');
  const who = caller === null || caller instanceof ApiProblem ? { from: ip } : { role: caller.role, token: caller.id };
  return { request: id, method, path: withoutTokens(end < 0 ? url : url.slice(0, end)), status, ms: Math.round(elapsed * 100) / 100, ...who };
}

/** What every token begins with: somebody will put one into an address. */
const TOKEN = /eyJ[\w.%-]*/g;

const withoutTokens = (path: string): string => (path.includes('eyJ') ? path.replace(TOKEN, '…') : path);
