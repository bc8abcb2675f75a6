/** A server that is ending finishes what it began, and says so to whoever comes with something new on an open connection. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblem } from '../problems/api-problem.js';
import { sendProblem } from '../problems/problem.filter.js';

const HEADERS = { connection: 'close', 'retry-after': '5' };

export function refuseWhenClosing(fastify: FastifyInstance): void {
  let closing = false;
  fastify.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  fastify.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    if (closing) sendProblem(reply, new ApiProblem('shutting-down', 'Nothing was stored. Try again in a moment.', { headers: HEADERS }), request.id);
    else done();
  });
}
