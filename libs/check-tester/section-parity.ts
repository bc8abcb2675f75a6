/** The citations of the checks against the sections of the rulebook's documents. */
import { messageOf, type Check } from '#kernel/check.js';
import type { Rulebook } from '#kernel/rulebook.js';

/** `31.1.1` is a section of the rulebook's own document, `host-basics:turn-order` one of another. */
const inFull = (cite: string, own: string): string => (cite.includes(':') ? cite : `${own}:${cite}`);

const citationsOf = (check: Check<never>): Set<string> =>
  new Set([...check.cites, ...Object.keys(check.messages).flatMap((id) => messageOf(check, id).cites ?? [])]);

export function sectionComplaints<B>(rulebook: Rulebook<B>): string[] {
  const sections = new Map(rulebook.sections.map((s) => [`${s.of}:${s.id}`, s]));
  const cited = new Set<string>();
  const wrong: string[] = [];
  for (const check of rulebook.checks) {
    if (!check.cites.length) wrong.push(`${check.id}: cites nothing`);
    for (const cite of citationsOf(check)) {
      const section = sections.get(inFull(cite, rulebook.id));
      cited.add(inFull(cite, rulebook.id));
      if (!section) wrong.push(`${check.id}: cites ${cite}, which is no section of ${rulebook.id}`);
      else if (section.coverage.is !== 'checked') wrong.push(`${check.id}: cites ${cite}, which sections.ts calls ${section.coverage.is}`);
    }
  }
  const promised = [...sections].filter(([name, section]) => section.coverage.is === 'checked' && !cited.has(name));
  return [...wrong, ...promised.map(([name]) => `${name}: sections.ts calls it checked, and no check cites it`)];
}
