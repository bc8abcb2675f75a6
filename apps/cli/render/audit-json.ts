/** An audit for programs: docs/audit-json.md describes it, docs/schema/audit.schema.json says the same to machines. */
import type { Finding } from '#kernel/finding.js';
import { findingJson as asJson } from '#kernel/finding-json.js';
import type { Problem } from '#kernel/problem.js';
import type { Matter } from '../audit/ruling.js';
import { notesOn, type Tally } from './summary.js';

export function findingJson(finding: Finding, matter: Matter): unknown {
  const { id, event, ...rest } = asJson(finding, matter.rulebook);
  return { id, event, line: matter.lineOf(event), ...rest };
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
