/** Strong ETags for what does not change: made of where a thing stands and who looks, never of what is hidden in it. */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

export function tagOf(...parts: readonly (string | number | null | undefined)[]): string {
  return `"${createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)}"`;
}

/** Beside what was said before: with pages of other origins, it is different for each of those. */
const VARY = 'authorization, accept';

/** Sets the tag on the answer; true if the caller has it already and the answer is a bare 304. */
export function isKnownBy(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  // Kept by the caller alone, and asked for each time: a token that was revoked gets nothing more out of it.
  const vary = reply.getHeader('vary');
  void reply.headers({ etag: tag, 'cache-control': 'private, no-cache', vary: vary === undefined ? VARY : `${String(vary)}, ${VARY}` });
  const known = request.headers['if-none-match'];
  if (known === undefined || !(known === tag || known.trim() === '*' || tagsIn(known).includes(tag))) return false;
  void reply.status(304);
  return true;
}

const tagsIn = (list: string): string[] => list.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
