/** The files below checks/: one check each, named for it, in a topic, with its cases beside it. */
import type { Check } from '#kernel/check.js';
import { CHECK_ID, exportName, TOPIC } from './check-names.js';

export interface CheckFile {
  /** From checks/: `priority/no-double-pass.ts`. */
  readonly path: string;
  readonly source: string;
  /** The text of the spec beside it. */
  readonly spec: string | null;
  readonly exports: Readonly<Record<string, unknown>>;
}

const PLACE = /^([^/]+)\/([^/]+?)\.ts$/;

export const checksIn = (file: CheckFile): [string, Check<never>][] =>
  Object.entries(file.exports).filter((entry): entry is [string, Check<never>] => isCheck(entry[1]));

function isCheck(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'id' in value && 'cites' in value && 'judge' in value;
}

export function fileComplaints(file: CheckFile): string[] {
  const { path, source, spec } = file;
  const place = PLACE.exec(path);
  if (!place) return [`${path}: a check stands in checks/<topic>/<id>.ts`];
  const [, topic, id] = place;
  const checks = checksIn(file);
  const wrong: string[] = [];
  if (!TOPIC.test(topic)) wrong.push(`a topic is named in words ("priority"), not "${topic}": numbers move, and live in \`cites\` alone`);
  if (!CHECK_ID.test(id)) wrong.push('a file is named for its check in small letters with hyphens, two words or more: no-double-pass');
  if (checks.length !== 1) wrong.push(`exports ${checks.length || 'no'} checks: each has a file of its own`);
  for (const [name, check] of checks) {
    if (check.id !== id) wrong.push(`the id of its check is "${check.id}", not the file's name`);
    if (name !== exportName(id)) wrong.push(`exports its check as ${name}, not ${exportName(id)}`);
  }
  if (spec === null) wrong.push(`has no ${id}.spec.ts beside it`);
  else if (!new RegExp(`\\btestCheck\\(\\s*\\w+,\\s*${exportName(id)}\\b`).test(spec)) {
    wrong.push(`${id}.spec.ts does not put its cases before testCheck(…, ${exportName(id)}, …)`);
  }
  for (const [, other] of source.matchAll(/\bfrom '(\.{1,2}\/(?!\.)[^']*)'/g)) wrong.push(`imports ${other}: no check knows of another`);
  return wrong.map((complaint) => `${path}: ${complaint}`);
}

/** Files that belong to no check. */
export function strayFiles(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    if (!path.endsWith('.ts')) return [`${path}: checks/ holds checks and their specs alone`];
    if (!path.endsWith('.spec.ts')) return [];
    return paths.includes(path.replace(/\.spec\.ts$/, '.ts')) ? [] : [`${path}: the check that it tests is not beside it`];
  });
}
