/**
 * `Idempotency-Key`. Sending a request again is harmless by itself: an event that is there already is not stored again, and the name that
 * is made for a match is made from the key. What a key adds is that another request under the same one is noticed.
 */
import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { shown } from '#kernel/shown.js';
import { ApiProblem, invalid } from '../problems/api-problem.js';
import type { Caller } from '../tokens/caller.js';

export const IDEMPOTENCY_KEY = 'idempotency-key';
const KEY = /^[\x21-\x7e]{1,200}$/;
/** How many requests are remembered. */
const HELD = 20_000;

@Injectable()
export class IdempotencyKeys {
  private readonly seen = new Map<string, string>();

  /** The key, if there is one and it did not come with another request before. */
  check(header: string | undefined, caller: Caller, ...request: readonly unknown[]): string | undefined {
    if (header === undefined) return undefined;
    if (!KEY.test(header)) throw invalid('Idempotency-Key', shown(header), '1 to 200 visible characters of ASCII');
    const key = `${caller.id} ${header}`;
    const print = createHash('sha256').update(JSON.stringify(request)).digest('base64');
    const before = this.seen.get(key);
    if (before !== undefined && before !== print) {
      throw new ApiProblem('idempotency-key-reused', 'Each request has a key of its own; only the same request again has the same.');
    }
    if (before === undefined && this.seen.size >= HELD) this.seen.delete(this.seen.keys().next().value!);
    this.seen.set(key, print);
    return header;
  }
}
