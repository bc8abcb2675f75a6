/** The coverage page of a rulebook: each section, and by what it is covered. Written to docs/coverage/ by `npm run generate`. */
import { messageOf, type Check } from '#kernel/check.js';
import type { Coverage, Rulebook, Section } from '#kernel/rulebook.js';

export function coveragePage<B>(rulebook: Rulebook<B>): string {
  const checks = checksBySection(rulebook);
  const documents = [...new Set(rulebook.sections.map((s) => s.of))];
  const head = ['document', 'sections', 'checked', 'carried by code', 'unobservable', 'no check yet'];
  const blocks = [
    `# ${rulebook.title}: what is judged`,
    'Written by `npm run generate` from `sections.ts` and the checks: change those, not this page.',
    table(head, documents.map((of) => totals(of, rulebook, checks))),
    ...documents.flatMap((of) => [`## ${of}`, ...chapters(rulebook.sections.filter((s) => s.of === of), checks)]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

type CitedBy = ReadonlyMap<string, readonly string[]>;

const nameOf = (section: Section): string => `${section.of}:${section.id}`;

/** For each section, the checks of which it, or one message of which, cites it. */
function checksBySection<B>(rulebook: Rulebook<B>): CitedBy {
  const found = new Map<string, string[]>();
  for (const check of rulebook.checks) {
    for (const cite of citationsOf(check)) {
      const name = cite.includes(':') ? cite : `${rulebook.id}:${cite}`;
      found.set(name, [...(found.get(name) ?? []), check.id]);
    }
  }
  return found;
}

const citationsOf = (check: Check<never>): Set<string> =>
  new Set([...check.cites, ...Object.keys(check.messages).flatMap((id) => messageOf(check, id).cites ?? [])]);

function totals<B>(of: string, rulebook: Rulebook<B>, checks: CitedBy): string[] {
  const sections = rulebook.sections.filter((s) => s.of === of);
  const count = (is: Coverage['is'], cited?: boolean): string =>
    String(sections.filter((s) => s.coverage.is === is && (cited === undefined || checks.has(nameOf(s)) === cited)).length);
  return [of, String(sections.length), count('checked', true), count('defines'), count('unobservable'), count('checked', false)];
}

/** One table for each chapter: the first number of a section, or the heading that a slug begins with. */
function chapters(sections: readonly Section[], checks: CitedBy): string[] {
  const byChapter = new Map<string, Section[]>();
  let chapter = '';
  for (const section of sections) {
    // A number that the document leaves open (X.4.2) stands in the chapter that it is printed in.
    if (!section.id.startsWith('X.')) chapter = /^[^./]+/.exec(section.id)![0];
    byChapter.set(chapter, [...(byChapter.get(chapter) ?? []), section]);
  }
  return [...byChapter].flatMap(([chapter, listed]) => {
    const own = listed.find((s) => s.id === chapter);
    const title = own ? `${chapter}: ${own.title}` : chapter;
    return [`### ${title}`, table(['section', 'title', 'covered'], listed.map((s) => [s.id, s.title, covered(s, checks)]))];
  });
}

function covered(section: Section, checks: CitedBy): string {
  const { coverage } = section;
  switch (coverage.is) {
    case 'checked': {
      const by = checks.get(nameOf(section));
      return by ? `checked by ${[...by].sort().map((id) => `\`${id}\``).join(', ')}` : '**no check yet**';
    }
    case 'defines':
      return `carried by ${coverage.carriedBy}`;
    case 'unobservable':
      return `unobservable: ${coverage.because}`;
  }
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}
