/**
 * `Idempotency-Key`. Sending a request again is harmless by itself: an event that is there already is not stored again, and the name that
 * is made for a match is made from the key. What a key adds is that another request under the same one is noticed. So each key has a
 * stream of its own with the print of its request in it, which the store takes once: it holds after a restart and for all who share a store.
 */
import { Inject, Injectable } from '@nestjs/common';
import { shown } from '#kernel/shown.js';
import { sha256 } from '#replays/hash.js';
import { WrongExpectedRevision } from '#stores/errors.js';
import type { EventStore } from '#stores/event-store.js';
import { idOf } from '#stores/matches/envelope.js';
import { STORE } from '../injected.js';
import { ApiProblem, invalid } from '../problems/api-problem.js';
import type { Caller } from '../tokens/caller.js';

export const IDEMPOTENCY_KEY = 'idempotency-key';
const KEY = /^[\x21-\x7e]{1,200}$/;

/** Neither the key nor the token can be told from it. */
const streamOf = (key: string, { id }: Caller): string => `key-${sha256(`${id} ${key}`)}`;

@Injectable()
export class IdempotencyKeys {
  constructor(@Inject(STORE) private readonly store: EventStore) {}

  /** Refuses a key that came with another request before. To be called right before the request changes anything. */
  async bind(key: string | undefined, caller: Caller, ...request: readonly (string | number)[]): Promise<void> {
    if (key === undefined) return;
    const print = await printOf(request);
    try {
      await this.store.append(streamOf(key, caller), [{ id: idOf(print), type: 'KeyUsed', data: { request: print } }], 'no stream');
    } catch (error) {
      if (!(error instanceof WrongExpectedRevision)) throw error;
      throw new ApiProblem('idempotency-key-reused', 'Each request has a key of its own; only the same request again has the same. Nothing was stored.');
    }
  }
}

/** The key as it was sent, if there is one. */
export function keyIn(header: string | undefined): string | undefined {
  if (header === undefined || KEY.test(header)) return header;
  throw invalid('Idempotency-Key', shown(header), '1 to 200 visible characters of ASCII');
}

/** Made beside the event loop: a request may be as large as a match log. */
async function printOf(request: readonly (string | number)[]): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', Buffer.from(request.join('\n')));
  return Buffer.from(digest).toString('hex');
}
