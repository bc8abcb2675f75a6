/** The cases of a check, and what makes them careless: found before a single one runs. */
import { messageOf, type Check } from '#kernel/check.js';
import type { Facts } from '#kernel/finding.js';
import type { Header } from '#kernel/log.js';
import { didYouMean } from '#kernel/near-miss.js';
import { readNotation } from '#kernel/notation.js';
import type { Rulebook } from '#kernel/rulebook.js';

export interface ValidCase {
  readonly name: string;
  /** Header and position in the notation; without it, that of the whole spec. */
  readonly given?: string;
  /** What happens, in the notation: a sentence a line, indented under what caused it. */
  readonly when: string;
}

export interface ExpectedFinding {
  readonly messageId: string;
  /** The facts that matter; a finding may bring more. */
  readonly data?: Facts;
  /** The line of `when` that it is reported on, counted from 1; without it, the last. */
  readonly line?: number;
}

export interface InvalidCase extends ValidCase {
  /** Every finding of this check, in order. */
  readonly finds: readonly ExpectedFinding[];
}

export interface Cases {
  readonly given?: string;
  readonly valid: readonly ValidCase[];
  readonly invalid: readonly InvalidCase[];
}

export function carelessness<B>(rulebook: Rulebook<B>, check: Check<B>, cases: Cases): string[] {
  return [
    ...(check.on.length ? [] : ['the check is asked about no event: fill in `on`']),
    ...(Object.keys(check.messages).length ? [] : ['the check has no messages: fill in `messages`']),
    ...cases.invalid.flatMap((c) => oddFinds(check, c)),
    ...unusedMessages(check, cases.invalid),
    ...unusedSections(rulebook, check, cases),
    ...[...cases.valid, ...cases.invalid].flatMap((c) => unfinished(c, cases.given)),
    ...repeated(cases),
    ...(cases.valid.length ? [] : ['there is no valid case: a check that always finds fault would pass']),
  ];
}

function oddFinds(check: Check<never>, { name, when, finds = [] }: InvalidCase): string[] {
  if (!finds.length) return [`invalid case "${name}" finds nothing: list its findings, or move it to the valid cases`];
  const lines = linesOf(when);
  return finds.flatMap(({ messageId, line }) => {
    if (!Object.hasOwn(check.messages, messageId)) {
      const known = Object.keys(check.messages);
      const hint = didYouMean(messageId, known) ?? `it has ${known.join(', ')}`;
      return [`invalid case "${name}" expects "${messageId}", which is no message of the check (${hint})`];
    }
    if (line !== undefined && (!Number.isInteger(line) || line < 1 || line > lines.length)) {
      return [`invalid case "${name}" expects a finding on line ${line}, and its \`when\` has ${lines.length}`];
    }
    return [];
  });
}

function unusedMessages(check: Check<never>, invalid: readonly InvalidCase[]): string[] {
  const found = new Set(invalid.flatMap(({ finds = [] }) => finds.map((f) => f.messageId)));
  return Object.keys(check.messages).filter((id) => !found.has(id)).map((id) => `message "${id}" has no invalid case`);
}

/** A section counts where the edition of the case has it: one of the short rules needs a case that is played by them. */
function unusedSections<B>(rulebook: Rulebook<B>, check: Check<B>, { given: shared = '', invalid }: Cases): string[] {
  const citesOf = (id: string): readonly string[] => (Object.hasOwn(check.messages, id) && messageOf(check, id).cites) || check.cites;
  const isLaw = lawOf(rulebook);
  const cited = new Set(
    invalid.flatMap(({ given = shared, finds = [] }) => finds.flatMap((f) => citesOf(f.messageId)).filter((cite) => isLaw(given, cite))),
  );
  const sections = new Set([...check.cites, ...Object.keys(check.messages).flatMap(citesOf)]);
  return [...sections].filter((s) => !cited.has(s)).map((s) => `section ${s} is cited, but by no finding of an invalid case`);
}

function lawOf<B>(rulebook: Rulebook<B>): (given: string, cite: string) => boolean {
  const headers = new Map<string, Header | null>();
  const headerOf = (given: string): Header | null => {
    const match = readNotation(linesOf(given).join('\n'), { [rulebook.id]: rulebook });
    return Array.isArray(match) ? null : match.header;
  };
  return (given, cite) => {
    if (!headers.has(given)) headers.set(given, headerOf(given));
    const header = headers.get(given);
    // A header that does not read fails its own case, with the place in it.
    return !header || rulebook.isLaw(header, cite.includes(':') ? cite : `${rulebook.id}:${cite}`);
  };
}

function unfinished({ name, given, when }: ValidCase, shared: string | undefined): string[] {
  if (name.trim() === '') return ['a case has no name'];
  const wrong: string[] = [];
  if (!linesOf(when).some(isTold)) wrong.push(`case "${name}" tells nothing: \`when\` is empty`);
  if (!linesOf(given ?? shared ?? '').length) wrong.push(`case "${name}" has no \`given\`, and neither has the spec: "match <game>, …"`);
  return wrong;
}

function repeated({ given, valid, invalid }: Cases): string[] {
  const all = [...valid, ...invalid];
  const textOf = (c: ValidCase): string => [c.given ?? given ?? '', c.when].map((t) => linesOf(t).filter(isTold).join('\n')).join('\n\n');
  return all.flatMap((c, i) => {
    const same = all.slice(0, i).find((other) => textOf(other) === textOf(c));
    const namesake = all.slice(0, i).some((other) => other.name === c.name);
    return [
      ...(same ? [`cases "${same.name}" and "${c.name}" tell the same match`] : []),
      ...(namesake ? [`two cases are named "${c.name}"`] : []),
    ];
  });
}

const isTold = (line: string): boolean => line.trim() !== '' && !line.trimStart().startsWith('//');

/** The lines as the notation wants them: from the first to the last with something on it, less the indentation of the spec file. */
export function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const first = lines.findIndex((line) => line !== '');
  if (first < 0) return [];
  const kept = lines.slice(first, lines.findLastIndex((line) => line !== '') + 1);
  const margin = Math.min(...kept.filter((line) => line !== '').map((line) => line.length - line.trimStart().length));
  return kept.map((line) => line.slice(margin));
}

/** The line of `when` on which a finding is expected that names none. */
export const lastTold = (when: string): number => linesOf(when).findLastIndex(isTold) + 1;
