/**
 * Proves for one rulebook that files, list, sections and words agree: nothing is written and not listed, listed and
 * not tested, cited and not there, or promised and not checked.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import type { Rulebook } from '#kernel/rulebook.js';
import { listComplaints, wordComplaints } from './check-parity.js';
import { fileComplaints, strayFiles, type CheckFile } from './file-parity.js';
import { sectionComplaints } from './section-parity.js';

/** `folder` is the rulebook's own, the one that holds `checks/`: import.meta.dirname of the spec. */
export function testParity<B>(rulebook: Rulebook<B>, { folder }: { readonly folder: string }): void {
  const checks = join(folder, 'checks');
  if (!existsSync(checks)) throw new Error(`${checks} does not exist: \`folder\` is the one that holds the rulebook's checks/`);
  const paths = pathsIn(checks);
  describe(`the parity of ${rulebook.id}`, () => {
    it('finds a check and its spec in each file, and nothing else beside them', async () => {
      const files = await load(checks, paths);
      expect([...strayFiles(paths), ...files.flatMap(fileComplaints)]).toEqual([]);
    });
    it('lists each check once, and each that it lists has its file', async () => {
      expect(listComplaints(rulebook, await load(checks, paths))).toEqual([]);
    });
    it('says the rule and the messages of each check in sentences', () => {
      expect(rulebook.checks.flatMap((check) => wordComplaints(check, rulebook))).toEqual([]);
    });
    it('cites sections that are checked, and checks each section that says so', () => {
      expect(sectionComplaints(rulebook)).toEqual([]);
    });
  });
}

/** Paths below a folder with `/` between their parts, sorted. */
function pathsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1).split(sep).join('/'))
    .sort();
}

function load(folder: string, paths: readonly string[]): Promise<CheckFile[]> {
  const sources = paths.filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts') && path !== 'index.ts');
  return Promise.all(
    sources.map(async (path) => {
      const file = join(folder, path);
      const spec = file.replace(/\.ts$/, '.spec.ts');
      return {
        path,
        source: readFileSync(file, 'utf8'),
        spec: existsSync(spec) ? readFileSync(spec, 'utf8') : null,
        exports: (await import(pathToFileURL(file).href)) as Record<string, unknown>,
      };
    }),
  );
}
