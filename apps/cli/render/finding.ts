/** A finding for people: what happened and where, then the rule, the facts, who could act and why, and what would have been legal. */
import type { Finding } from '#kernel/finding.js';
import type { Matter, ToldEvent } from '../audit/ruling.js';
import type { Paint } from './paint.js';
import { printable } from './printable.js';
import { reasonText } from './reason.js';
import { padTo } from './width.js';
import { hang, wrap } from './wrap.js';

const BEFORE = 3;
/** How many events after a finding are shown: it cannot be rendered before they are read. */
export const AFTER = 1;
const MOST_OPTIONS = 8;
const MOST_RELIED = 12;

export interface Page {
  readonly columns: number;
  readonly paint: Paint;
}

/** What belongs to a label stands behind it, one below the other. */
type Part = readonly [label: string, lines: readonly string[]];

export function findingText(finding: Finding, matter: Matter, page: Page): string {
  const { paint } = page;
  const lines = [
    ...headline(finding, page),
    ...hang('  --> ', place(finding, matter), page.columns).map(paint.faint),
    '',
    ...excerpt(finding, matter, page),
    '',
    ...parts(finding, matter).flatMap(([label, said]) => labelled(label, said, page)),
  ];
  return lines.join('\n') + '\n\n';
}

/** A cause catches the eye; what follows from it does not. */
function headline({ verdict, check, message, follows }: Finding, { columns, paint }: Page): string[] {
  const label = `${verdict}[${check}]`;
  const strong = follows === null ? paint.strong : paint.faint;
  const [first, ...rest] = wrap(`${label} ${printable(message)}`, columns - 2);
  const painted = paint[verdict](label) + strong(first.slice(label.length));
  return [painted, ...rest.map((line) => `  ${strong(line)}`)];
}

function place({ event, id, follows }: Finding, matter: Matter): string {
  const which = follows === null ? `finding ${id}` : `finding ${id}, which follows from finding ${follows}`;
  return `${printable(matter.file)}:${matter.lineOf(event)}, event ${event} (${which})`;
}

function excerpt(finding: Finding, matter: Matter, { columns, paint }: Page): string[] {
  const last = Math.min(finding.event + AFTER, matter.recent.last);
  const digits = String(last).length;
  const out: string[] = [];
  for (let n = Math.max(1, finding.event - BEFORE); n <= last; n++) {
    const told = matter.told(n);
    if (told.says === null) continue;
    const here = n === finding.event;
    const gutter = `  ${here ? '>' : ' '} ${String(n).padStart(digits)} | ${'  '.repeat(told.depth)}`;
    const lines = hang(gutter, printable(told.says), columns);
    out.push(...lines.map((line) => (here ? paint[finding.verdict](line) : paint.faint(line))));
  }
  return out;
}

function parts(finding: Finding, matter: Matter): Part[] {
  const { facts, derivation, reliesOn, legal, reading, follows } = finding;
  return [
    ['follows from', follows === null ? [] : [cause(follows, matter)]],
    ['rule', [matter.ruleOf(finding), ...finding.sections.map((section) => `${section} ${matter.titleOf(section)}`.trimEnd())]],
    ['facts', [factsText(facts)]],
    ['who may act', derivation.map((reason) => reasonText(reason, matter.rulebook))],
    ['relies on', shortened(reliesOn, MOST_RELIED, (n) => toldText(matter.told(n)))],
    ['legal here', shortened(legal, MOST_OPTIONS, (says) => says)],
    ['reading', reading === undefined ? [] : [reading]],
  ];
}

const factsText = (facts: Finding['facts']): string =>
  Object.entries(facts).filter(([, fact]) => fact !== '').map(([name, fact]) => `${name}: ${listed(fact)}`).join('; ');

function listed(fact: Finding['facts'][string]): string {
  if (Array.isArray(fact)) return fact.join(', ') || 'none';
  return Number.isNaN(fact) ? 'unknown' : String(fact);
}

function cause(follows: number, matter: Matter): string {
  const event = matter.eventOfFinding(follows);
  return event === undefined ? `finding ${follows}` : `finding ${follows}, on event ${toldText(matter.told(event))}`;
}

const toldText = ({ n, says }: ToldEvent): string => (says === null ? `#${n}` : `#${n} ${says}`);

function shortened<T>(items: readonly T[], most: number, say: (item: T) => string): string[] {
  const said = items.slice(0, most).map(say);
  return items.length > most ? [...said, `and ${items.length - most} more`] : said;
}

const LABELS = 14;

function labelled(label: string, said: readonly string[], { columns, paint }: Page): string[] {
  const lines = said.filter((text) => text !== '').map(printable);
  const margin = ' '.repeat(LABELS + 2);
  const body = lines.flatMap((line) => hang(margin, line, columns));
  if (body.length === 0) return [];
  return [`  ${paint.label(padTo(`${label}:`, LABELS))}${body[0].slice(margin.length)}`, ...body.slice(1)];
}
