/** What is wrong with a file, for people: where, what stands there, what would be right. */
import { MAX_PROBLEMS } from '#kernel/limits.js';
import { sayFlaw, type Problem } from '#kernel/problem.js';
import type { Page } from './finding.js';
import { printable } from './printable.js';
import { counted } from './summary.js';
import { widthOf } from './width.js';
import { wrap } from './wrap.js';

/** The text of some lines of the file, by their numbers; empty when it cannot be read twice. */
export type Quotes = ReadonlyMap<number, string>;

export function problemsText(file: string, problems: readonly Problem[], quotes: Quotes, page: Page): string {
  const { columns, paint } = page;
  const shown = problems.map((problem) => {
    const [first, ...rest] = wrap(`${placeOf(file, problem)}: ${printable(sayFlaw(problem))}`, columns);
    const quote = quotes.get(problem.line);
    return [paint.strong(first), ...rest, ...(quote === undefined ? [] : quoted(quote, problem, page)), ''].join('\n');
  });
  const amount = problems.length < MAX_PROBLEMS ? counted(problems.length, 'problem') : `the first ${MAX_PROBLEMS} problems`;
  const end = `${paint.illegal('bad input:')} ${amount} in ${file === '-' ? 'standard input' : printable(file)}; nothing was judged`;
  return `${shown.join('\n')}\n${end}\n`;
}

const placeOf = (file: string, { line, column }: Problem): string =>
  printable(file) + (line === 0 ? '' : `:${line}`) + (column === undefined ? '' : `:${column}`);

/** The line with a caret under the column; a long line is cut so that the column is in sight. */
function quoted(text: string, { line, column }: Problem, { columns, paint }: Page): string[] {
  const gutter = `  ${line} | `;
  const room = Math.max(20, columns - gutter.length - 2);
  const at = (column ?? 1) - 1;
  const start = at < room - 10 ? 0 : at - Math.floor(room / 2);
  const before = start === 0 ? '' : '…';
  const cut = text.slice(start, start + room);
  const after = start + room < text.length ? '…' : '';
  const shown = paint.faint(gutter) + before + printable(cut) + after;
  if (column === undefined) return [shown];
  const margin = gutter.length + widthOf(before + printable(text.slice(start, at)));
  return [shown, `${' '.repeat(margin)}${paint.illegal('^')}`];
}
