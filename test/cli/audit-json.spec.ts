import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from './call.js';
import { verdictHere } from './in-process.js';
import { violations } from './schema-check.js';

const schema = JSON.parse(readFileSync(join(ROOT, 'docs', 'schema', 'audit.schema.json'), 'utf8')) as Record<string, unknown>;

interface Audit {
  readonly findings: { id: number; event: number; verdict: string; follows: number | null; reliesOn: number[] }[];
  readonly summary: { illegal: number; missed: number; undecidable: number; following: number };
  readonly notes: string[];
  readonly events: number;
}

async function json(files: readonly string[], stdin = ''): Promise<{ status: number | null; value: unknown }> {
  const { stdout, stderr, status } = await verdictHere(['audit', '--format', 'json', ...files], { stdin });
  expect(stderr).toBe('');
  return { status, value: JSON.parse(stdout) };
}

const matches = ['test/matches/host', 'test/cases/host', 'test/cli/fixtures'].flatMap((folder) =>
  readdirSync(join(ROOT, folder)).filter((name) => name.endsWith('.match')).map((name) => `${folder}/${name}`),
);

describe('audit --format json', () => {
  it.each(matches)('is what its schema says for %s', async (file) => {
    const { status, value } = await json([file]);
    expect(violations(value, schema)).toEqual([]);
    if (status === 2) return;
    const { findings, summary, events } = value as Audit;
    const count = (verdict: string): number => findings.filter((finding) => finding.verdict === verdict).length;
    expect(summary).toMatchObject({ illegal: count('illegal'), missed: count('missed'), undecidable: count('undecidable') });
    expect(summary.following).toBe(findings.filter((finding) => finding.follows !== null).length);
    expect(status).toBe(summary.illegal + summary.missed > 0 ? 1 : 0);
    findings.forEach((finding, i) => {
      expect(finding.id).toBe(i + 1);
      expect(finding.event).toBeLessThanOrEqual(events);
      expect(finding.follows ?? 0).toBeLessThan(finding.id);
      expect(finding.reliesOn.every((n) => n < finding.event)).toBe(true);
    });
  });

  it('puts several files under audits, readable or not', async () => {
    const files = ['test/cli/fixtures/clean.match', 'no-such-file', 'test/cli/fixtures/response.match'];
    const { status, value } = await json(files);
    expect(violations(value, schema)).toEqual([]);
    const { audits } = value as { audits: { file: string; problems?: unknown }[] };
    expect(audits.map((audit) => audit.file)).toEqual(files);
    expect(audits.map((audit) => audit.problems !== undefined)).toEqual([false, true, false]);
    expect(status).toBe(2);
  });

  it('says the same of a log in JSON Lines as of the notation, but for the lines', async () => {
    const file = 'test/cli/fixtures/response.match';
    const converted = await verdictHere(['convert', file, '--to', 'log', '--seal']);
    const fromText = (await json([file])).value as Record<string, unknown>;
    const fromLog = (await json(['-', '--verify'], converted.stdout)).value as Record<string, unknown>;
    const unplaced = (audit: Record<string, unknown>): unknown[] =>
      (audit.findings as { line: number }[]).map((finding) => ({ ...finding, line: 0 }));
    expect(unplaced(fromLog)).toEqual(unplaced(fromText));
    expect((fromLog.findings as { line: number; event: number }[]).every(({ line, event }) => line === event + 1)).toBe(true);
  });

  it('has a problem with each part of it described by the schema', () => {
    const wrong = { file: 1, problems: [{ line: -1, column: null, field: '', found: '', expected: '', extra: true }] };
    expect(violations(wrong, schema)).not.toEqual([]);
    expect(violations({ audits: [{}] }, schema)).not.toEqual([]);
  });
});
