/**
 * Writes the pages that are made from the rulebooks (docs/coverage, docs/sentences); part of `npm run generate`. It stands
 * apart from the generator of the validators, which has to run while a rulebook that imports them cannot.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { coveragePage } from '#rulebooks/coverage-page.js';
import { rulebooks } from '#rulebooks/index.js';
import { sentencesPage } from '#rulebooks/sentences-page.js';

/** The text of each page, by its path in the repository. */
export const generatedPages = (): [string, string][] =>
  Object.values(rulebooks).flatMap((rulebook): [string, string][] => [
    [`docs/coverage/${rulebook.id}.md`, coveragePage(rulebook)],
    [`docs/sentences/${rulebook.id}.md`, sentencesPage(rulebook)],
  ]);

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const [path, text] of generatedPages()) {
    // `npm run` starts programs at the top of the repository.
    const file = join(process.cwd(), path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`wrote ${path}`);
  }
}
