/**
 * The latest board is asked for more often than all else, and lies there ready: Nest's chain of guard, pipes and contexts, walked for each
 * request, costs more than the answer. So this one address calls its controller itself. What is asked of a request is the same: the
 * hooks before it (who calls, limits, headers, log, measurements), the roles, the door of the room, and the filter that tells errors.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { allow, callerOf } from '../tokens/access.js';
import { MAY_SEE_BOARDS, type BoardsController } from './boards.controller.js';
import { BoardQuery } from './boards.dto.js';

const ADDRESS = '/v1/matches/:match/board';
const LATEST = Object.freeze(new BoardQuery());

/** To be called before the routes are made. */
export function shortenWayToBoards(fastify: FastifyInstance, boards: BoardsController): void {
  fastify.addHook('onRoute', (route) => {
    if (route.url !== ADDRESS || route.method !== 'GET') return;
    const longWay = route.handler;
    const shortWay: RouteHandlerMethod = function (request: FastifyRequest, reply: FastifyReply) {
      // What has a query is checked by the pipe of all queries.
      if (request.url.includes('?')) return longWay.call(this, request, reply);
      const caller = callerOf(request);
      allow(MAY_SEE_BOARDS, caller);
      return boards.board((request.params as { match: string }).match, LATEST, caller, request, reply);
    };
    route.handler = shortWay;
  });
}
