/** A finding as it goes out. */
import type { Finding } from '#kernel/finding.js';
import { findingJson, quotedLaw } from '#kernel/finding-json.js';
import type { Rulebook } from '#kernel/rulebook.js';
import type { FindingTold } from './findings.dto.js';

export function tellFinding(finding: Finding, rulebook: Rulebook): FindingTold {
  const { titles } = quotedLaw(rulebook);
  const told = finding.sections.map((section) => [section, titles.get(section) ?? ''] as const);
  return { ...findingJson(finding, rulebook), titles: Object.fromEntries(told) };
}
