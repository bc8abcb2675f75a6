/** How bodies are read: UTF-8 only, JSON without what JSON.parse lets pass (a key twice, numbers that it rounds, nesting without end). */
import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { explainJson } from '#kernel/json-text.js';
import { ApiProblem } from '../problems/api-problem.js';
import type { Settings } from '../settings/settings.js';

export const JSON_TYPE = 'application/json';
export const TEXT_TYPE = 'text/plain';
export const LINES_TYPE = 'application/x-ndjson';

/** On a handler: its bodies may be as large as a match log. */
export const WHOLE_LOG = { body: 'log' } as const;

declare module 'fastify' {
  interface FastifyContextConfig {
    body?: typeof WHOLE_LOG.body;
  }
}

export function readBodies(fastify: FastifyInstance, { importBytes }: Settings): void {
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser(JSON_TYPE, { parseAs: 'buffer' }, (request: FastifyRequest, body: Buffer, done) => settle(done, () => json(request, body)));
  fastify.addContentTypeParser([TEXT_TYPE, LINES_TYPE], { parseAs: 'buffer' }, (request: FastifyRequest, body: Buffer, done) =>
    settle(done, () => text(request, body)));
  fastify.addHook('onRoute', (route: RouteOptions) => {
    if (route.config?.body === WHOLE_LOG.body) route.bodyLimit = importBytes;
  });
}

/** What kind of body a request has, without its parameters. */
export const bodyType = ({ headers }: FastifyRequest): string | undefined => headers['content-type']?.split(';')[0].trim().toLowerCase();

function settle(done: (error: Error | null, body?: unknown) => void, read: () => unknown): void {
  let body: unknown;
  try {
    body = read();
  } catch (error) {
    return done(error as Error);
  }
  done(null, body);
}

function text({ headers }: FastifyRequest, body: Buffer): string {
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') throw new ApiProblem('unsupported-media-type', 'A body is taken as it is, without Content-Encoding.');
  if (!isUtf8(body)) throw new ApiProblem('malformed-body', 'The body is not UTF-8.');
  return body.toString();
}

function json(request: FastifyRequest, body: Buffer): unknown {
  const said = text(request, body);
  const flaw = explainJson(said);
  if (flaw === null) return JSON.parse(said);
  const { field, found, expected, hint, column } = flaw;
  throw new ApiProblem('malformed-body', `At character ${column}${field === '' ? '' : ` (${field})`}: found ${found}, expected ${expected}.`, {
    problems: [{ field, found, expected, column, ...(hint !== undefined && { hint }) }],
  });
}
