/** Finds out who calls, before anything else looks at a request: limits count by it, the log names it, guards decide by it. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblem } from '../problems/api-problem.js';
import { told } from '../problems/told.js';
import type { Caller } from './caller.js';
import type { TokensService } from './tokens.service.js';

const BEARER = /^Bearer +([A-Za-z0-9_.-]{20,4000})$/i;

export function recogniseCallers(fastify: FastifyInstance, tokens: TokensService): void {
  fastify.decorateRequest('caller', null);
  fastify.addHook('onRequest', (request: FastifyRequest, _: FastifyReply, done: () => void) => {
    const { authorization } = request.headers;
    if (authorization === undefined) return done();
    const settle = (caller: Caller | ApiProblem): void => {
      request.caller = caller;
      done();
    };
    let known: Caller | ApiProblem | undefined;
    try {
      known = tokens.knownBy(authorization);
    } catch (error) {
      known = challenged(error);
    }
    if (known !== undefined) return settle(known);
    const token = BEARER.exec(authorization)?.[1];
    if (token === undefined) return settle(new ApiProblem('bad-token', 'Expected "Authorization: Bearer <token>".', CHALLENGE));
    tokens.verified(token, authorization).then(settle, (error: unknown) => settle(challenged(error)));
  });
}

const CHALLENGE = { headers: { 'www-authenticate': 'Bearer error="invalid_token"' } };

function challenged(error: unknown): ApiProblem {
  const problem = told(error);
  return problem.status === 401 ? new ApiProblem(problem.code, problem.message, CHALLENGE) : problem;
}
