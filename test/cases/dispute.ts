/** A dispute that was brought to a judge: a match in the notation, and beside it what has to be said of one event. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Finding, Verdict } from '#kernel/finding.js';
import { Judge } from '#kernel/judge.js';
import { readNotation } from '#kernel/notation.js';
import { rulebooks } from '#rulebooks/index.js';

export interface Question {
  /** The first and the last line of the match that tell the event in question. */
  readonly lines: readonly [number, number];
  readonly verdict: Verdict | 'legal';
  /** What a perfect answer cites, and what is good enough. */
  readonly sections: readonly string[];
  readonly accept: readonly string[];
}

export interface Dispute {
  readonly id: string;
  readonly text: string;
  readonly question: Question;
}

/** Every dispute of a folder and of the folders in it. */
export function disputesIn(folder: string): Dispute[] {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return disputesIn(path);
    return entry.name.endsWith('.match') ? [readDispute(path)] : [];
  });
}

function readDispute(path: string): Dispute {
  const expected = path.replace(/\.match$/, '.expected.json');
  const { question } = JSON.parse(readFileSync(expected, 'utf8')) as { question: Question };
  return { id: basename(path, '.match'), text: readFileSync(path, 'utf8'), question };
}

/** The disputes that no check answers yet. */
export function pendingIn(folder: string): readonly string[] {
  const path = join(folder, 'pending.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as string[]) : [];
}

export interface Said {
  readonly line: number;
  readonly finding: Finding;
}

/** What the judge says of a match, line by line; a match that cannot be read is an error. */
export function audit(text: string): Said[] {
  const match = readNotation(text, rulebooks);
  if (Array.isArray(match)) {
    throw new Error(match.map((e) => `line ${e.line.number}, column ${e.column}: found ${e.found}, ${e.message}`).join('\n'));
  }
  const rulebook = rulebooks[match.header.rulebook];
  const troubles = rulebook.inspect(match.header);
  if (troubles.length) throw new Error(troubles.map((t) => `${t.field}: ${t.says}`).join('\n'));
  const judge = new Judge(rulebook, match.header);
  return match.events.flatMap((event) => judge.judge(event).map((finding) => ({ line: match.lines[event.n - 1], finding })));
}

/** What is wrong with the answer, or nothing. A finding that follows from another is never wrong by itself. */
export function complaints({ question }: Dispute, said: readonly Said[]): string[] {
  const answers = said.filter((s) => answersTo(question, s));
  const mayStand = (s: Said): boolean => s.finding.follows !== null || answers.includes(s) || addsTo(question, s);
  const stray = said.filter((s) => question.verdict === 'legal' || !mayStand(s));
  const wrong = stray.map((s) => `line ${s.line} should be left alone`);
  if (question.verdict === 'legal' || answers.length) return wrong;
  const [first, last] = question.lines;
  return [`lines ${first} to ${last}: no finding that it is ${question.verdict} under an expected section`, ...wrong];
}

function answersTo(question: Question, said: Said): boolean {
  const { lines: [first, last], verdict } = question;
  // What was missed may be said earlier, at the first event that passes the deadline.
  const there = said.line <= last && (said.line >= first || verdict === 'missed');
  return there && said.finding.verdict === verdict && cites(question, said);
}

/** More about the event in question, under the same sections, does no harm: what was done instead, and what was not done. */
function addsTo(question: Question, said: Said): boolean {
  const { lines: [first, last] } = question;
  return said.line >= first && said.line <= last && said.finding.verdict !== 'undecidable' && cites(question, said);
}

const cites = ({ sections, accept }: Question, { finding }: Said): boolean =>
  finding.sections.some((cited) => [...sections, ...accept].some((s) => within(cited, s)));

/** A heading of an unnumbered document stands for what is below it. */
const within = (cited: string, section: string): boolean => cited === section || cited.startsWith(`${section}/`);

/** Everything about a dispute that was answered wrongly, to be read at one glance. */
export function explain(dispute: Dispute, said: readonly Said[], wrong: readonly string[]): string {
  const { id, text, question } = dispute;
  const lines = text.split('\n');
  const [first, last] = question.lines;
  return [
    '',
    `${id}: ${/^title: (.*)$/m.exec(text)?.[1] ?? ''}`,
    ...wrong.map((w) => `  WRONG  ${w}`),
    `  asked for: ${question.verdict}, ${[...question.sections, ...question.accept].join(' ') || 'no section'}`,
    ...lines.slice(first - 1, last).map((l, i) => `    ${first + i} | ${l}`),
    said.length ? '  said:' : '  said: nothing',
    ...said.flatMap((s) => tellSaid(s, lines)),
    '',
  ].join('\n');
}

function tellSaid({ line, finding }: Said, lines: readonly string[]): string[] {
  const follows = finding.follows === null ? '' : `, follows from finding ${finding.follows}`;
  return [
    `    ${line} | ${lines[line - 1].trim()}`,
    `      ${finding.id}. ${finding.verdict} (${finding.check}): ${finding.message}`,
    `         ${finding.sections.join(' ')}${follows}${finding.reliesOn.length ? `, rests on events ${finding.reliesOn.join(', ')}` : ''}`,
    ...finding.derivation.map((r) => `         because ${r.says}${r.event > 0 ? ` (event ${r.event})` : ''} ${r.section ?? ''}`.trimEnd()),
  ];
}
