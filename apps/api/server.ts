/** Puts the server together, ready to listen: main.ts and the tests start the same one. */
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { EventStore } from '#stores/event-store.js';
import { AppModule } from './app.module.js';
import { shortenWayToBoards } from './boards/short-way.js';
import { BoardsController } from './boards/boards.controller.js';
import { readBodies } from './conventions/bodies.js';
import { refuseWhenClosing } from './conventions/closing.js';
import { serveDocs } from './conventions/docs.js';
import { guardPages } from './conventions/headers.js';
import { limitRates } from './conventions/limits.js';
import { refuseMethods } from './conventions/methods.js';
import { NestLog } from './observing/nest-log.js';
import { Metrics } from './observing/metrics.js';
import { requestId } from './observing/request-ids.js';
import { observeRequests } from './observing/requests.js';
import { ApiProblem } from './problems/api-problem.js';
import { refuseGarbage } from './problems/garbage.js';
import { sendProblem } from './problems/problem.filter.js';
import type { Settings } from './settings/settings.js';
import { recogniseCallers } from './tokens/recognise.js';
import { TokensService } from './tokens/tokens.service.js';

/** The longest name in an address; a longer one is a 404 of its own kind. */
const LONGEST_PARAMETER = 300;

/** What pages of other origins may call, and read of the answers. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];
const EXPOSED = ['etag', 'location', 'retry-after', 'x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'x-request-id'];

export async function makeServer(settings: Settings, store: EventStore, log: Logger): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    logger: false,
    bodyLimit: settings.bodyBytes,
    genReqId: requestId,
    requestIdHeader: false,
    trustProxy: settings.trustedProxies.length ? [...settings.trustedProxies] : false,
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout: 60_000,
    frameworkErrors: (_: Error, request: FastifyRequest, reply: FastifyReply) =>
      sendProblem(reply, new ApiProblem('bad-request', 'The address is not a well-formed one.'), request.id),
    clientErrorHandler: refuseGarbage,
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.register(settings, store, log), adapter, {
    bodyParser: false,
    abortOnError: false,
    logger: new NestLog(log),
  });
  const fastify = adapter.getInstance<FastifyInstance>();
  refuseWhenClosing(fastify, settings, log);
  observeRequests(fastify, settings, log, app.get(Metrics));
  recogniseCallers(fastify, app.get(TokensService));
  readBodies(fastify, settings);
  shortenWayToBoards(fastify, app.get(BoardsController));
  await guardPages(fastify);
  limitRates(fastify, settings);
  refuseMethods(fastify);
  if (settings.corsOrigins.length) app.enableCors({ origin: [...settings.corsOrigins], methods: METHODS, exposedHeaders: EXPOSED });
  serveDocs(app);
  await app.init();
  await fastify.ready();
  return app;
}
