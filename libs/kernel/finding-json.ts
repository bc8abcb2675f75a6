/** A finding for programs, as docs/audit-json.md describes it; the line of a file is for those to add who have a file. */
import type { Finding } from './finding.js';
import { citation, nameOfSection } from './law.js';
import type { Rulebook } from './rulebook.js';

/** What findings quote of a rulebook: the rules of its checks and the titles of its sections. */
export interface QuotedLaw {
  readonly rules: ReadonlyMap<string, string>;
  readonly titles: ReadonlyMap<string, string>;
}

const laws = new WeakMap<Rulebook, QuotedLaw>();

/** Made once: a folder of matches is thousands of audits under one law. */
export function quotedLaw(rulebook: Rulebook): QuotedLaw {
  let law = laws.get(rulebook);
  if (!law) {
    law = {
      rules: new Map(rulebook.checks.map((check) => [check.id, check.rule])),
      titles: new Map(rulebook.sections.map((section) => [nameOfSection(section), section.title])),
    };
    laws.set(rulebook, law);
  }
  return law;
}

export const findingJson = (finding: Finding, rulebook: Rulebook) => ({
  id: finding.id,
  event: finding.event,
  check: finding.check,
  verdict: finding.verdict,
  sections: finding.sections,
  message: finding.message,
  messageId: finding.messageId,
  facts: finding.facts,
  reliesOn: finding.reliesOn,
  follows: finding.follows,
  rule: quotedLaw(rulebook).rules.get(finding.check) ?? '',
  derivation: finding.derivation.map(({ says, event, section }) => ({
    says,
    event,
    section: section === undefined ? null : citation(section, rulebook),
  })),
  legal: finding.legal,
  reading: finding.reading ?? null,
});
