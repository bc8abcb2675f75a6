/** What a projection was made by: when the law changes, what was projected under it is made anew. */
import type { HashFunction } from '#kernel/chain.js';
import type { Rulebook } from '#kernel/rulebook.js';

/** Of each rulebook by its editions: a print costs as much as the audit of twenty events. */
const known = new WeakMap<Rulebook, Map<string, string>>();

/** Rulebook and edition, with a print of the checks: their words, their sections, their code. */
export function lawOf(rulebook: Rulebook, edition: string, hash: HashFunction): string {
  const laws = known.get(rulebook) ?? new Map<string, string>();
  known.set(rulebook, laws);
  const law = laws.get(edition) ?? printed(rulebook, edition, hash);
  laws.set(edition, law);
  return law;
}

function printed(rulebook: Rulebook, edition: string, hash: HashFunction): string {
  const checks = rulebook.checks.map((check) => [check.id, check.cites, check.rule, check.on, check.messages, source(check, 'judge')]);
  const print = hash(JSON.stringify([rulebook.editions[edition], checks, source(rulebook, 'evolve')]));
  return `${rulebook.id} ${edition} ${print.slice(0, 16)}`;
}

const source = <K extends string>(owner: Readonly<Record<K, unknown>>, method: K): string => String(owner[method]);
