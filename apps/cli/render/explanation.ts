/** Sections, checks and games in words. */
import { messageOf, type Check } from '#kernel/check.js';
import { checksCiting, citationsOf, nameOfSection, type Explained } from '#kernel/law.js';
import type { Coverage } from '#kernel/rulebook.js';
import type { Page } from './finding.js';
import { table, type Row } from './table.js';
import { hang, wrap } from './wrap.js';

type Of<K extends string> = Extract<Explained, Record<K, unknown>>;

export function sectionText({ rulebook, section }: Of<'section'>, page: Page): string {
  const { paint, columns } = page;
  const checks = checksCiting(section, rulebook);
  const inside = rulebook.sections.filter((s) => s.of === section.of && s.id.startsWith(`${section.id}.`));
  return text([
    ...headed(nameOfSection(section), section.title, page),
    ...wrap(coverageText(section.coverage, checks), columns),
    ...checks.flatMap((check) => ['', paint.label(check.id), ...hang('  ', check.rule, columns)]),
    ...(inside.length ? ['', paint.label('Sections below it'), ...table(inside.map((s) => [nameOfSection(s), s.title]), columns)] : []),
  ]);
}

function coverageText(coverage: Coverage, checks: readonly Check[]): string {
  switch (coverage.is) {
    case 'checked':
      return `A record can show it broken.${checks.length ? ` Checked by ${checks.map((c) => c.id).join(', ')}:` : ''}`;
    case 'defines':
      return `It defines, and forbids nothing by itself; carried by ${coverage.carriedBy}.`;
    case 'unobservable':
      return `No record can show it broken: ${coverage.because}`;
  }
}

export function checkText({ rulebook, check }: Of<'check'>, page: Page): string {
  const { paint, columns } = page;
  const titles = new Map(rulebook.sections.map((s) => [nameOfSection(s), s.title]));
  const messages = Object.keys(check.messages).map((id) => ({ id, ...messageOf(check as Check<never>, id) }));
  const abouts = new Map(rulebook.specs.map((spec) => [spec.type, spec.about]));
  return text([
    ...headed(check.id, check.rule, page),
    paint.label(`Sections (${rulebook.title})`),
    ...table(citationsOf(check, rulebook).map((s) => [s, titles.get(s) ?? '']), columns),
    '',
    paint.label('What it says'),
    ...messages.flatMap(({ id, verdict, says, cites, reading }) => [
      `  ${paint[verdict](verdict)} ${paint.faint(id)}`,
      ...hang('    ', says, columns),
      ...(cites ? hang('    ', `rests on ${cites.join(', ')}`, columns).map(paint.faint) : []),
      ...(reading === undefined ? [] : hang('    reading: ', reading, columns)),
    ]),
    '',
    paint.label('What it looks at'),
    ...table(check.on.map((type) => [type, abouts.get(type) ?? '']), columns),
  ]);
}

export function gameText({ rulebook }: Explained, page: Page): string {
  const { paint, columns } = page;
  const documents = [...new Set(rulebook.sections.map((s) => s.of))];
  return text([
    ...headed(rulebook.id, rulebook.title, page),
    paint.label('Editions'),
    ...table(Object.entries(rulebook.editions), columns),
    '',
    paint.label(`Checks (${rulebook.checks.length})`),
    ...table(rulebook.checks.map((c) => [c.id, c.rule]), columns),
    ...documents.flatMap((document) => {
      const sections = rulebook.sections.filter((s) => s.of === document);
      const rows = sections.map((s): Row => [nameOfSection(s), `${s.title} (${s.coverage.is})`]);
      return ['', paint.label(`Sections of ${document} (${sections.length})`), ...table(rows, columns)];
    }),
  ]);
}

function headed(name: string, title: string, { paint, columns }: Page): string[] {
  const lines = wrap(`${name}  ${title}`, columns);
  return [paint.strong(name) + lines[0].slice(name.length), ...lines.slice(1), ''];
}

const text = (lines: readonly string[]): string => lines.join('\n') + '\n';
