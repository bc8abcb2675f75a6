/** Names of sections as findings write them, which checks cite which, and the law of a game for programs. */
import { messageOf, type Check } from './check.js';
import type { Rulebook, Section } from './rulebook.js';

/** `host:31.1.1`; a rulebook leaves the name of its own document out. */
export const citation = (section: string, rulebook: Rulebook): string => (section.includes(':') ? section : `${rulebook.id}:${section}`);

export const nameOfSection = (section: Section): string => `${section.of}:${section.id}`;

export const citationsOf = (check: Check, rulebook: Rulebook): string[] => check.cites.map((section) => citation(section, rulebook));

export const checksCiting = (section: Section, rulebook: Rulebook): Check[] =>
  rulebook.checks.filter((check) => citationsOf(check, rulebook).includes(nameOfSection(section)));

export type Explained =
  | { readonly rulebook: Rulebook }
  | { readonly rulebook: Rulebook; readonly section: Section }
  | { readonly rulebook: Rulebook; readonly check: Check };

/** What a name stands for: a game, a section (`host:31.1.1`, or its number alone), a check. Several where only the number is given. */
export function lookUp(topic: string, rulebooks: Readonly<Record<string, Rulebook>>): Explained[] {
  for (const rulebook of Object.values(rulebooks)) {
    if (topic === rulebook.id) return [{ rulebook }];
    const section = rulebook.sections.find((s) => nameOfSection(s) === topic);
    if (section) return [{ rulebook, section }];
    const check = rulebook.checks.find((c) => c.id === topic);
    if (check) return [{ rulebook, check }];
  }
  return Object.values(rulebooks).flatMap((rulebook) =>
    rulebook.sections.filter((section) => section.id === topic).map((section) => ({ rulebook, section })),
  );
}

/** Everything that can be looked up. */
export const topicsOf = (rulebooks: Readonly<Record<string, Rulebook>>): string[] =>
  Object.values(rulebooks).flatMap((r) => [r.id, ...r.checks.map((c) => c.id), ...r.sections.map(nameOfSection)]);

/** An explanation for programs. */
export function explained(found: Explained): object {
  const { rulebook } = found;
  if ('check' in found) return checkJson(found.check, rulebook);
  if ('section' in found) return sectionJson(found.section, rulebook);
  const { id, title, editions } = rulebook;
  const sections = rulebook.sections.map((section) => sectionJson(section, rulebook));
  return { game: id, title, editions, sections, checks: rulebook.checks.map((check) => checkJson(check, rulebook)) };
}

function sectionJson(section: Section, rulebook: Rulebook): object {
  const checkedBy = checksCiting(section, rulebook).map((check) => check.id);
  return { section: nameOfSection(section), title: section.title, coverage: section.coverage, checkedBy };
}

function checkJson(check: Check, rulebook: Rulebook): object {
  const messages = Object.keys(check.messages).map((id) => ({ id, ...messageOf(check as Check<never>, id) }));
  return { check: check.id, rule: check.rule, sections: citationsOf(check, rulebook), on: check.on, messages };
}
