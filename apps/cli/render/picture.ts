/** A board drawn as text: a frame of rules and titles, each area's lines under it. */
import type { Picture } from '#kernel/rulebook.js';
import type { Page } from './finding.js';
import { printable } from './printable.js';
import { cutTo, widthOf } from './width.js';
import { wrap } from './wrap.js';

/** Beyond this a rule across the whole terminal leads the eye nowhere. */
const WIDEST = 100;

export function pictureText(picture: Picture, { columns, paint }: Page): string {
  const width = Math.min(columns, WIDEST);
  const out = wrap(printable(picture.title), width).map((line) => paint.strong(line));
  for (const area of picture.areas) {
    const title = cutTo(printable(area.title), width - 4);
    out.push(`${paint.faint('──')} ${paint.label(title)} ${paint.faint('─'.repeat(Math.max(0, width - 4 - widthOf(title))))}`);
    for (const line of area.lines) out.push(...indented(printable(line), width));
  }
  return out.join('\n') + '\n';
}

/** A line keeps its own indentation, and what does not fit goes on a little further in. */
function indented(line: string, width: number): string[] {
  const said = line.trimStart();
  const margin = ' '.repeat(3 + line.length - said.length);
  return wrap(said, width - margin.length - 2).map((part, i) => margin + (i === 0 ? '' : '  ') + part);
}
