/** Every error leaves as application/problem+json: no stack trace, nothing that was not written for the caller. */
import { Catch, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { LOG } from '../injected.js';
import { REQUEST_ID } from '../observing/request-ids.js';
import type { ApiProblem } from './api-problem.js';
import { told } from './told.js';

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(@Inject(LOG) private readonly log: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const problem = told(error);
    if (problem.status >= 500) this.log.error({ request: request.id, code: problem.code, err: error }, 'request failed');
    sendProblem(http.getResponse<FastifyReply>(), problem, request.id);
  }
}

export function sendProblem(reply: FastifyReply, problem: ApiProblem, id: string): void {
  // A stream that has begun cannot turn into an error any more.
  if (reply.sent || reply.raw.headersSent) return void reply.raw.destroy();
  void reply
    .status(problem.status)
    .headers({ ...problem.details.headers, [REQUEST_ID]: id, 'content-type': PROBLEM_TYPE, 'cache-control': 'no-store' })
    .send(JSON.stringify(problem.body(id)));
}
