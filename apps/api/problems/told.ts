/** Puts whatever was thrown into a problem that may be told. What nobody foresaw tells nothing but its request id. */
import { HttpException } from '@nestjs/common';
import type { Problem } from '#kernel/problem.js';
import { BackupOutOfReach } from '#kernel/judge.js';
import { EventRefused, PayloadTooLarge, StoreUnavailable } from '#stores/errors.js';
import { MatchBroken, MatchConflict, MatchNotFound, MatchRefused } from '#stores/matches/errors.js';
import { ApiProblem, type FieldProblem } from './api-problem.js';

const RETRY_SECONDS = '2';

export function told(error: unknown): ApiProblem {
  if (error instanceof ApiProblem) return error;
  return ofStore(error) ?? ofFramework(error) ?? new ApiProblem('internal', 'The error is in the log of the server, under this request id.');
}

/** The same for a match that is not there and for one that the token is not for. */
export const noSuchMatch = (): ApiProblem => new ApiProblem('match-not-found', 'There is no such match, or this token is not for it.');

function ofStore(error: unknown): ApiProblem | null {
  if (error instanceof MatchNotFound) return noSuchMatch();
  if (error instanceof MatchRefused) return refused(error.problems, 'event');
  if (error instanceof MatchConflict) return conflict(error);
  if (error instanceof PayloadTooLarge) {
    const { bytes, limit } = error;
    return new ApiProblem('body-too-large', `These events take ${bytes} bytes; at most ${limit} are taken at once. Send them in several appends.`);
  }
  if (error instanceof EventRefused) return new ApiProblem('match-refused', 'The store does not take these events as they are.');
  if (error instanceof BackupOutOfReach) return new ApiProblem('match-refused', error.message);
  if (error instanceof MatchBroken) return new ApiProblem('match-broken', 'The chain of this match does not hold; the log of the server says where.');
  if (error instanceof StoreUnavailable) {
    return new ApiProblem('store-unavailable', 'Try again in a moment; with an id or an Idempotency-Key nothing is stored twice.', { headers: { 'retry-after': RETRY_SECONDS } });
  }
  return null;
}

/** What the kernel has against a record; `place` says what its line numbers count. */
export function refused(problems: readonly Problem[], place: 'event' | 'line'): ApiProblem {
  const [first] = problems;
  const where = first.line === 0 ? 'The header' : place === 'event' ? `Event ${first.line}` : `Line ${first.line}`;
  const field = first.field === '' ? '' : `, ${first.field}`;
  const says = first.says ?? `found ${first.found}, expected ${first.expected}`;
  return new ApiProblem('match-refused', `${where}${field}: ${says}. Nothing was stored.`, {
    problems: problems.map((problem) => fieldProblem(problem, place)),
  });
}

function fieldProblem({ line, column, field, found, expected, hint, says }: Problem, place: 'event' | 'line'): FieldProblem {
  const within = place === 'event' && line > 0 ? `event ${line}${field === '' ? '' : `: ${field}`}` : field;
  return {
    field: within,
    found,
    expected: says ?? expected,
    ...(hint !== undefined && { hint }),
    ...(place === 'line' && { line }),
    ...(column !== undefined && { column }),
  };
}

function conflict({ expected, actual, message }: MatchConflict): ApiProblem {
  if (expected === null) return new ApiProblem('match-exists', 'Another match has this name. Nothing was stored.');
  return new ApiProblem('match-conflict', `${message}. Nothing was stored.`, { facts: { after: expected, last: actual } });
}

/** The errors of Fastify and Nest that a caller can bring about. Their texts may quote the request, so each gets one of ours. */
function ofFramework(error: unknown): ApiProblem | null {
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  const status = error instanceof HttpException ? error.getStatus() : statusCode;
  if (status === 404) return new ApiProblem('not-found', 'See /docs for the addresses that there are.');
  if (status === 413) return new ApiProblem('body-too-large', 'Send less at once; a whole match goes to /v1/matches/import.');
  if (status === 415) return new ApiProblem('unsupported-media-type', 'Expected application/json, text/plain or application/x-ndjson; see /docs.');
  if (status === 429) return new ApiProblem('too-many-requests', 'Wait until the moment that Retry-After tells.');
  if (code === 'FST_ERR_CTP_EMPTY_JSON_BODY') return new ApiProblem('malformed-body', 'The body is empty; JSON was announced.');
  if (typeof status === 'number' && status >= 400 && status < 500) return new ApiProblem('bad-request', 'The request is not one that this address takes.');
  return null;
}
