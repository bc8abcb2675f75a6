/** Who calls: what a token says, and what follows from it for a match. */
import type { Viewer } from '#kernel/rulebook.js';

export const ROLES = ['organiser', 'head-judge', 'judge', 'recorder', 'player', 'spectator'] as const;
export type Role = (typeof ROLES)[number];

/** Those who see everything: the others see what the rules show to them. */
export const OFFICIALS: readonly Role[] = ['organiser', 'head-judge', 'judge', 'recorder'];

export interface Caller {
  /** The id of the token (`jti`). */
  readonly id: string;
  /** For whom it was issued. */
  readonly name: string;
  readonly role: Role;
  /** The seat of a player. */
  readonly seat?: string;
  /** Names of matches; one that ends in `*` stands for all that begin so. */
  readonly matches: readonly string[];
  /** In milliseconds since 1970. */
  readonly expires: number;
}

export const isOfficial = ({ role }: Caller): boolean => OFFICIALS.includes(role);

export function isInScope({ matches }: Caller, match: string): boolean {
  return matches.some((scope) => (scope.endsWith('*') ? match.startsWith(scope.slice(0, -1)) : scope === match));
}

/** Whether a token is for all that these scopes stand for. */
export function covers({ matches }: Pick<Caller, 'matches'>, scopes: readonly string[]): boolean {
  return scopes.every((scope) => matches.some((own) => (own.endsWith('*') ? scope.startsWith(own.slice(0, -1)) : own === scope)));
}

export function viewerOf({ role, seat }: Caller): Viewer {
  if (role === 'player') return { seat: seat! };
  return role === 'spectator' ? 'spectator' : 'judge';
}
