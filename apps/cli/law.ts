/** Names of sections as findings write them, and which checks cite which. */
import type { Check } from '#kernel/check.js';
import type { Rulebook, Section } from '#kernel/rulebook.js';

/** `host:31.1.1`; a rulebook leaves the name of its own document out. */
export const citation = (section: string, rulebook: Rulebook): string => (section.includes(':') ? section : `${rulebook.id}:${section}`);

export const nameOfSection = (section: Section): string => `${section.of}:${section.id}`;

export const citationsOf = (check: Check, rulebook: Rulebook): string[] => check.cites.map((section) => citation(section, rulebook));

export const checksCiting = (section: Section, rulebook: Rulebook): Check[] =>
  rulebook.checks.filter((check) => citationsOf(check, rulebook).includes(nameOfSection(section)));
