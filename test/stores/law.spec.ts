import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { sha256 } from '#replays/hash.js';
import { rulebooks } from '#rulebooks/index.js';
import { codeIn, lawOf } from '#stores/projections/law.js';

const root = mkdtempSync(join(tmpdir(), 'verdict-law-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let count = 0;
function printOf(files: Readonly<Record<string, string>>): string {
  const folder = join(root, String(count++));
  mkdirSync(join(folder, 'checks'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return codeIn(folder, sha256);
}

describe('the print of a law', () => {
  const code = { 'speed.js': 'const slow = 1;', 'checks/slow.js': 'export {};' };

  it('is another one when anything changes that a check may call, however deep it lies', () => {
    const print = printOf(code);
    const others = [{ ...code, 'speed.js': 'const slow = 2;' }, { ...code, 'checks/slow.js': 'export { slow };' }, { ...code, 'checks/fast.js': '' }];
    expect(new Set([print, ...others.map(printOf)]).size).toBe(4);
    expect(printOf({ ...code, 'speed.spec.js': 'it();', 'README.md': '' })).toBe(print);
  });

  it('differs by rulebook and edition', () => {
    const laws = Object.values(rulebooks).flatMap((rulebook) => Object.keys(rulebook.editions).map((edition) => lawOf(rulebook, edition, sha256)));
    expect(new Set(laws.map((law) => law.split(' ').at(-1))).size).toBe(laws.length);
  });

  it('of a rulebook that has no folder here is made of its checks', () => {
    expect(codeIn(join(root, 'nowhere'), sha256)).toBe(sha256(''));
  });
});
