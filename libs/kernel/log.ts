/** The match log: a header that pins the law and the cards, then events. */
import type { GameEvent } from './event.js';

export const FORMAT = 1;

export const COMPLETENESS = ['complete', 'abridged'] as const;
/** `complete`: every pass is there, and its absence is evidence. `abridged`: passes may be unwritten. */
export type Completeness = (typeof COMPLETENESS)[number];

export interface Header {
  readonly verdict: typeof FORMAT;
  readonly rulebook: string;
  readonly edition: string;
  readonly record: Completeness;
  readonly seats: readonly string[];
  /** Names the match for people. */
  readonly title?: string;
  /** Whose view this log is redacted to; absent when nothing is hidden. */
  readonly redactedFor?: string;
  /** The game's own parts (cards, decks, position …): shapes declared by its rulebook. */
  readonly [part: string]: unknown;
  /** Begins the hash chain; present in a sealed log. */
  readonly hash?: string;
}

export interface MatchLog {
  readonly header: Header;
  readonly events: readonly GameEvent[];
}

/** A copy that lacks these members, which must be optional ones: an empty one would tell that something is left out. */
export function without<T extends object>(whole: T, ...members: readonly (keyof T)[]): T {
  const copy = { ...whole };
  for (const member of members) delete copy[member];
  return copy;
}
