/** A server that is ending finishes what it began, and says so to whoever comes with something new on an open connection. */
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { ApiProblem } from '../problems/api-problem.js';
import { sendProblem } from '../problems/problem.filter.js';
import type { Settings } from '../settings/settings.js';

const HEADERS = { connection: 'close', 'retry-after': '5' };

/** How often an ending server looks for connections whose last answer has gone out. */
const LOOK_MS = 50;
/** Which part of the time to end in belongs to callers who are slow. */
const PATIENCE = 0.75;

export function refuseWhenClosing(fastify: FastifyInstance, { shutdownSeconds }: Settings, log: Logger): void {
  const connections = new Connections(fastify);
  let closing = false;
  fastify.addHook('preClose', (done) => {
    closing = true;
    connections.closeAsTheyFallQuiet(shutdownSeconds * 1000 * PATIENCE, log);
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
 * Node closes the connections that are idle when it stops listening, and waits for all others: for one whose answer is just going out, which
 * its caller keeps for the next request; for one that nobody ever asked anything on, as browsers keep ready; for half a request.
 */
class Connections {
  private readonly open = new Set<Socket>();
  /** To requests that were begun. */
  private readonly answers = new Set<ServerResponse>();

  constructor(private readonly fastify: FastifyInstance) {
    const { open, answers } = this;
    fastify.server.on('connection', (socket) => {
      open.add(socket);
      socket.once('close', () => open.delete(socket));
    });
    fastify.addHook('onRequest', (_request: FastifyRequest, { raw }: FastifyReply, done: () => void) => {
      answers.add(raw);
      // Comes in any case: after the last byte, or when the caller has gone before.
      raw.once('close', () => answers.delete(raw));
      done();
    });
  }

  /** Whoever after so many milliseconds has not sent the whole of a request, or not taken the whole of an answer, is cut off. */
  closeAsTheyFallQuiet(longest: number, log: Logger): void {
    const { server } = this.fastify;
    const look = setInterval(() => this.closeQuiet(), LOOK_MS);
    const cut = setTimeout(() => {
      const slow = [...this.answers].filter(({ req, headersSent }) => !req.complete || headersSent);
      if (slow.length) log.warn({ connections: slow.length }, 'callers that were too slow for the end were cut off');
      for (const { req } of slow) req.socket.destroy();
    }, longest);
    server.once('close', () => {
      clearInterval(look);
      clearTimeout(cut);
    });
    this.closeQuiet();
  }

  private closeQuiet(): void {
    const busy = new Set(Array.from(this.answers, ({ req }) => req.socket));
    for (const socket of this.open) if (!busy.has(socket)) socket.destroySoon();
  }
}
