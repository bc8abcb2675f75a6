/** What can go wrong with a match in a store, beside what can go wrong with the store. */
import type { Break } from '#kernel/chain.js';
import { sayFlaw, type Problem } from '#kernel/problem.js';
import { StoreError } from '../errors.js';

/** It is not well formed, or its chain does not hold: it does not enter. The line of a problem is the event, 0 the header. */
export class MatchRefused extends StoreError {
  constructor(
    readonly match: string,
    readonly problems: readonly Problem[],
  ) {
    super(`match ${match}: ${problems.map((p) => `${p.line === 0 ? 'header' : `event ${p.line}`}: ${sayFlaw(p)}`).join('; ')}`);
  }
}

/** Somebody else recorded first, or another match has this name. Nothing was stored. */
export class MatchConflict extends StoreError {
  constructor(
    readonly match: string,
    /** The event that the caller took for the last; null for a match that was to be new. */
    readonly expected: number | null,
    /** The last event that there is. */
    readonly actual: number,
    says = `the last event is ${actual}, not ${expected ?? 'none'}`,
  ) {
    super(`match ${match}: ${says}`);
  }
}

export class MatchNotFound extends StoreError {
  constructor(readonly match: string) {
    super(`there is no match ${match}`);
  }
}

/** What the store holds is not what was stored. */
export class MatchBroken extends StoreError {
  constructor(
    readonly match: string,
    readonly event: number,
    says: string,
  ) {
    super(`match ${match}: ${event === 0 ? 'the header' : `event ${event}`}: ${says}`);
  }

  static by(match: string, { event, expected, found }: Break): MatchBroken {
    return new MatchBroken(match, event, `the hash is ${found ?? 'missing'}, expected ${expected}`);
  }
}
