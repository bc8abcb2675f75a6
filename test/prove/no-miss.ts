/** Each check finds the violations that are planted for it, and what follows from them is marked so. */
import type { Check } from '#kernel/check.js';
import type { Finding } from '#kernel/finding.js';
import { audit } from './audit.js';
import type { Proof } from './proof.js';

export interface Harvest {
  readonly check: string;
  readonly planted: number;
  readonly found: number;
  /** What went wrong with the plants that were not found. */
  readonly failures: readonly Failure[];
}

export interface Failure {
  readonly seed: number;
  readonly event: number;
  /** Findings on other events that are said to be causes of their own; empty if the planted event was not found. */
  readonly strays: readonly Finding[];
}

/** A rare place may need many games. */
const GAMES_FOR_EACH = 60;

export function noMiss({ rulebook, plants: ways }: Proof, check: Check, plants: number, seed: number): Harvest {
  const failures: Failure[] = [];
  let planted = 0;
  for (let s = seed; planted < plants && s < seed + plants * GAMES_FOR_EACH; s++) {
    const made = ways[check.id]?.(s);
    if (!made) continue;
    planted++;
    const findings = audit(made.log, rulebook);
    const strays = findings.filter((f) => f.event !== made.event && f.follows === null && f.verdict !== 'undecidable');
    if (!findings.some((f) => isFound(rulebook.id, check, f, made.event)) || strays.length) failures.push({ seed: s, event: made.event, strays });
  }
  return { check: check.id, planted, found: planted - failures.length, failures };
}

/** The planted event, under a section that the check cites. */
function isFound(game: string, check: Check, finding: Finding, event: number): boolean {
  const cited = check.cites.map((s) => (s.includes(':') ? s : `${game}:${s}`));
  return finding.event === event && finding.sections.some((s) => cited.includes(s));
}
