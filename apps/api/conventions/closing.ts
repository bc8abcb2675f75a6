/** A server that is ending finishes what it began, and says so to whoever comes with something new on an open connection. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblem } from '../problems/api-problem.js';
import { sendProblem } from '../problems/problem.filter.js';

const HEADERS = { connection: 'close', 'retry-after': '5' };

/** How often an ending server looks for connections whose last answer has gone out. */
const LOOK_MS = 50;

export function refuseWhenClosing(fastify: FastifyInstance): void {
  let closing = false;
  fastify.addHook('preClose', (done) => {
    closing = true;
    closeAsTheyFallIdle(fastify);
    done();
  });
  fastify.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    if (closing) sendProblem(reply, new ApiProblem('shutting-down', 'Nothing was stored. Try again in a moment.', { headers: HEADERS }), request.id);
    else done();
  });
  fastify.addHook('onSend', (_request: FastifyRequest, reply: FastifyReply, _payload: unknown, done: () => void) => {
    if (closing) reply.header('connection', 'close');
    done();
  });
}

/**
 * Node closes the connections that are idle when it stops listening, and no others: one whose answer was just going out would be kept
 * open for its next request, and the server would wait for it until it is killed.
 */
function closeAsTheyFallIdle({ server }: FastifyInstance): void {
  const look = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  server.once('close', () => clearInterval(look));
}
