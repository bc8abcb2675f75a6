/** An audit for programs: docs/audit-json.md describes it, docs/schema/audit.schema.json says the same to machines. */
import type { Finding } from '#kernel/finding.js';
import type { Problem } from '#kernel/problem.js';
import type { Matter } from '../audit/ruling.js';
import { citation } from '../law.js';
import { notesOn, type Tally } from './summary.js';

export function findingJson(finding: Finding, matter: Matter): unknown {
  return {
    id: finding.id,
    event: finding.event,
    line: matter.lineOf(finding.event),
    check: finding.check,
    verdict: finding.verdict,
    sections: finding.sections,
    message: finding.message,
    messageId: finding.messageId,
    facts: finding.facts,
    reliesOn: finding.reliesOn,
    follows: finding.follows,
    rule: matter.ruleOf(finding),
    derivation: finding.derivation.map(({ says, event, section }) => ({
      says,
      event,
      section: section === undefined ? null : citation(section, matter.rulebook),
    })),
    legal: finding.legal,
    reading: finding.reading ?? null,
  };
}

/** The members of an audit beside its findings, which are written one by one. */
export function auditJson({ file, header, recent }: Matter, tally: Tally): Record<string, unknown> {
  const { rulebook, edition, record } = header;
  return { file, rulebook, edition, record, events: recent.last, summary: { ...tally }, notes: notesOn(tally, header) };
}

export const problemsJson = (file: string, problems: readonly Problem[]): unknown => ({
  file,
  problems: problems.map(({ line, column, field, found, expected, hint }) => ({
    line,
    column: column ?? null,
    field,
    found,
    expected,
    hint: hint ?? null,
  })),
});
