/** What a projection was made by: when the law changes, what was projected under it is made anew. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HashFunction } from '#kernel/chain.js';
import type { Rulebook } from '#kernel/rulebook.js';

/** Of each rulebook by its editions: a print costs as much as the audit of a short match. */
const known = new WeakMap<Rulebook, Map<string, string>>();

/** Rulebook and edition, with a print of the checks and of all the code that they rest on. */
export function lawOf(rulebook: Rulebook, edition: string, hash: HashFunction): string {
  const laws = known.get(rulebook) ?? new Map<string, string>();
  known.set(rulebook, laws);
  const law = laws.get(edition) ?? printed(rulebook, edition, hash);
  laws.set(edition, law);
  return law;
}

function printed(rulebook: Rulebook, edition: string, hash: HashFunction): string {
  const checks = rulebook.checks.map((check) => [check.id, check.cites, check.rule, check.on, check.messages, source(check, 'judge')]);
  const code = ['kernel', join('rulebooks', rulebook.id)].map((folder) => codeIn(join(LIBS, folder), hash));
  const print = hash(JSON.stringify([rulebook.editions[edition], checks, source(rulebook, 'evolve'), code]));
  return `${rulebook.id} ${edition} ${print.slice(0, 16)}`;
}

const source = <K extends string>(owner: Readonly<Record<K, unknown>>, method: K): string => String(owner[method]);

const LIBS = join(import.meta.dirname, '..', '..');

/** A function says nothing of those that it calls, and most of a rulebook is in those. It does not change while the process runs. */
const codes = new Map<string, string>();

export function codeIn(folder: string, hash: HashFunction): string {
  const code = codes.get(folder) ?? hash(filesIn(folder).map((file) => `${file}\n${readFileSync(join(folder, file), 'utf8')}`).join('\n'));
  codes.set(folder, code);
  return code;
}

function filesIn(folder: string): string[] {
  // A rulebook that somebody wrote elsewhere is known by its checks alone.
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /(?<!\.spec)\.[jt]s$/.test(file)).sort();
}
