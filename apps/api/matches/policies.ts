/** What an organiser lets players and spectators see of findings, match by match. Kept beside the stream of the match, not in it. */
import { Inject, Injectable } from '@nestjs/common';
import type { EventStore, JsonObject } from '#stores/event-store.js';
import { streamOf } from '#stores/matches/envelope.js';
import { STORE } from '../injected.js';
import { BoundedMap } from '../rooms/bounded-map.js';
import { isOfficial, type Caller } from '../tokens/caller.js';

export const AUDIENCES = ['officials', 'players', 'everyone'] as const;
export const REVIEWS = ['after', 'open'] as const;

export interface Policy {
  /** Who reads findings while the match runs. */
  readonly findings: (typeof AUDIENCES)[number];
  /** Players and spectators read findings once the game is over (`after`), or already now (`open`). */
  readonly review: (typeof REVIEWS)[number];
}

const DEFAULT: Policy = { findings: 'officials', review: 'after' };

const HELD = 10_000;
/** What another instance sets is known here this many milliseconds later at most. */
const FRESH = 1_000;

interface Kept {
  policy: Policy;
  read: number;
}

@Injectable()
export class Policies {
  private readonly kept = new BoundedMap<string, Kept>(HELD);

  constructor(@Inject(STORE) private readonly store: EventStore) {}

  /** At once where it is known well enough. */
  of(match: string): Policy | Promise<Policy> {
    const kept = this.kept.get(match);
    return kept !== undefined && performance.now() - kept.read < FRESH ? kept.policy : this.read(match);
  }

  /** What was last known, for those who cannot wait; looked up anew for the next time. */
  lastKnown(match: string): Policy {
    const policy = this.of(match);
    if (!(policy instanceof Promise)) return policy;
    policy.catch(() => undefined);
    return this.kept.get(match)?.policy ?? DEFAULT;
  }

  async set(match: string, policy: Policy): Promise<void> {
    const others = await this.store.readMetadata(streamOf(match));
    await this.store.writeMetadata(streamOf(match), { ...others, policy: policy as unknown as JsonObject });
    this.kept.set(match, { policy, read: performance.now() });
  }

  private async read(match: string): Promise<Policy> {
    const { policy } = await this.store.readMetadata(streamOf(match));
    const known = { ...DEFAULT, ...(policy as Partial<Policy> | undefined) };
    this.kept.set(match, { policy: known, read: performance.now() });
    return known;
  }
}

/** Whether the findings on a match may be read by a caller (those of the caller's own view, where that is not a judge's). */
export function mayReadFindings(caller: Caller, { findings, review }: Policy, over: boolean): boolean {
  if (isOfficial(caller) || over || review === 'open' || findings === 'everyone') return true;
  return findings === 'players' && caller.role === 'player';
}
