/** What is proven of a game: legal games that give no finding, and for each check a way to plant its violation. */
import type { MatchLog } from '#kernel/log.js';
import type { Rulebook } from '#kernel/rulebook.js';

export interface Planted {
  readonly log: MatchLog;
  /** The number of the event that breaks the rule. */
  readonly event: number;
}

export interface Proof {
  readonly rulebook: Rulebook;
  /** A legal game, the same for the same seed. */
  play(seed: number): MatchLog;
  /** The same game as a hand-kept record. */
  abridge(log: MatchLog): MatchLog;
  /** By check: a game with its violation in it; null if the game of this seed has no place for it. */
  readonly plants: Readonly<Record<string, (seed: number) => Planted | null>>;
}
