/** Reads a case, judges it with one check, and says what differs from what was expected. */
import { isDeepStrictEqual } from 'node:util';
import { messageOf, type Check, type Messages, type Report } from '#kernel/check.js';
import type { Fact, Finding } from '#kernel/finding.js';
import { Judge } from '#kernel/judge.js';
import { readNotation, type NotationError, type NotedMatch } from '#kernel/notation.js';
import type { Rulebook } from '#kernel/rulebook.js';
import { lastTold, linesOf, type ExpectedFinding, type ValidCase } from './cases.js';
import { holdStill, type Held } from './frozen.js';

/** A case that failed. Its message says everything; a stack would point into the tester. */
export class CaseFailure extends Error {
  constructor(complaints: readonly string[]) {
    super(complaints.join('\n'));
    this.stack = this.message;
  }
}

interface Told {
  readonly match: NotedMatch;
  /** How many lines stand before the first of `when`. */
  readonly before: number;
  readonly text: readonly string[];
}

interface Placed {
  readonly finding: Finding;
  /** Within `when`; 0 and less lie in `given`. */
  readonly line: number;
}

/** Throws a CaseFailure unless exactly these findings come. */
export function runCase<B>(
  rulebook: Rulebook<B>,
  check: Check<B>,
  { given, when }: Required<Omit<ValidCase, 'name'>>,
  finds: readonly ExpectedFinding[],
): void {
  const told = read(rulebook, given, when);
  // Another board of the same header reaches what the boards share, the cards above all: nobody may change it, so it is looked at once.
  const shared = holdStill({ board: rulebook.open(told.match.header) });
  const watched = new WatchedCheck(check, shared);
  const judge = new Judge(rulebook, told.match.header, [watched]);
  const found: Placed[] = [];
  for (const event of told.match.events) {
    const line = told.match.lines[event.n - 1] - told.before;
    for (const finding of judge.judge(event)) found.push({ finding, line });
    if (watched.changed.length) throw new CaseFailure([...watched.changed.map((path) => `the check changed ${path}`), ...show(told, line)]);
  }
  const spoilt = shared.changes();
  if (spoilt.length) throw new CaseFailure(spoilt.map((path) => `the check or the fold changed what all boards of a match share: ${path}`));
  if (watched.asked === 0) {
    throw new CaseFailure([`the check was never asked, for the case has none of its events: ${check.on.join(', ')}`]);
  }
  const odd = [...found.flatMap(({ finding }) => unsaid(check, finding)), ...differences(finds, found, lastTold(when))];
  if (odd.length) throw new CaseFailure([...odd, '', ...account(found), ...show(told, found.at(0)?.line)]);
}

function read<B>(rulebook: Rulebook<B>, given: string, when: string): Told {
  const opening = linesOf(given);
  const text = [...opening, '', ...linesOf(when)];
  const before = opening.length + 1;
  const match = readNotation(text.join('\n'), { [rulebook.id]: rulebook });
  if (Array.isArray(match)) throw new CaseFailure(match.flatMap((error) => unread(error, text, before)));
  const flaws = rulebook.inspect(match.header);
  if (flaws.length) {
    throw new CaseFailure(flaws.map(({ field, says, hint }) => `given does not make a header: ${field}: ${says}${bracketed(hint)}`));
  }
  return { match, before, text };
}

const bracketed = (hint: string | undefined): string => (hint === undefined ? '' : ` (${hint})`);

function unread(error: NotationError, text: readonly string[], before: number): string[] {
  const { number } = error.line;
  const where = number > before ? `when, line ${number - before}` : `given, line ${number}`;
  return [
    `${where}, column ${error.column}: found ${error.found}, expected ${error.expected}${bracketed(error.hint)}`,
    `  | ${text[number - 1]}`,
    `  | ${' '.repeat(error.column - 1)}^`,
  ];
}

/** The check with eyes on it: how often it was asked, and what it changed. */
class WatchedCheck<B> implements Check<B> {
  readonly id: string;
  readonly cites: readonly string[];
  readonly rule: string;
  readonly on: readonly string[];
  readonly messages: Messages;
  asked = 0;
  changed: readonly string[] = [];

  constructor(private readonly check: Check<B>, private readonly shared: Held) {
    ({ id: this.id, cites: this.cites, rule: this.rule, on: this.on, messages: this.messages } = check);
  }

  /** Bound to this object: the judge takes it out of the check. */
  readonly judge = (at: Parameters<Check<B>['judge']>[0], report: Report<Messages>): void => {
    this.asked += 1;
    const reports: Parameters<Report<Messages>>[] = [];
    const held = holdStill({ board: at.board, event: at.event }, this.shared);
    this.check.judge(at, (...said) => void reports.push(said));
    this.changed = held.changes();
    // Only now: the judge asks the rulebook for options on each report, and what that does is not the check's doing.
    for (const said of reports) report(...said);
  };
}

/** What the reader of the finding would miss: a section, a fact, or a number in place of NaN. */
function unsaid(check: Check<never>, { messageId, facts, message, sections }: Finding): string[] {
  if (!sections.length) return [`message "${messageId}" cites no section of this edition: "${message}"`];
  const names = [...messageOf(check, messageId).says.matchAll(/\{(\w+)\}/g)].map((m) => m[1]);
  return [...new Set(names)].flatMap((name) => {
    const fact: unknown = facts[name];
    if (fact === undefined) return [`message "${messageId}" names {${name}}, and the report brings no such fact: "${message}"`];
    return Number.isNaN(fact) ? [`message "${messageId}" says NaN for {${name}}: "${message}"`] : [];
  });
}

function differences(finds: readonly ExpectedFinding[], found: readonly Placed[], last: number): string[] {
  if (finds.length !== found.length) return [`expected ${listed(finds.map((f) => `${f.messageId} on line ${f.line ?? last}`))}`];
  return finds.flatMap(({ messageId, data = {}, line = last }, i) => {
    const { finding, line: at } = found[i];
    const which = finds.length > 1 ? `finding ${i + 1}: ` : '';
    if (finding.messageId !== messageId) return [`${which}expected message "${messageId}", found "${finding.messageId}"`];
    const facts = Object.entries(data).filter(([name, fact]) => !isDeepStrictEqual(finding.facts[name], fact));
    return [
      ...(at === line ? [] : [`${which}expected on line ${line}, found ${place(at)}`]),
      ...facts.map(([name, fact]) => `${which}expected ${name} = ${shown(fact)}, found ${shown(finding.facts[name])}`),
    ];
  });
}

const listed = (items: readonly string[]): string => (items.length ? items.join(', ') : 'no finding');
const place = (line: number): string => (line > 0 ? `on line ${line}` : 'in given');

function shown(fact: Fact | undefined): string {
  if (fact === undefined) return 'no such fact';
  return Number.isNaN(fact) ? 'NaN' : JSON.stringify(fact);
}

function account(found: readonly Placed[]): string[] {
  if (!found.length) return ['found no finding'];
  return found.map(({ finding: { messageId, message, facts }, line }) => {
    const brought = Object.entries(facts).map(([name, fact]) => `${name} = ${shown(fact)}`);
    return `found ${messageId} ${place(line)}: "${message}" (${brought.join(', ')})`;
  });
}

/** The lines of `when`, the one in question marked. */
function show({ text, before }: Told, marked: number | undefined): string[] {
  return ['', ...text.slice(before).map((line, i) => `${i + 1 === marked ? '>' : ' '} ${i + 1} | ${line}`)];
}
