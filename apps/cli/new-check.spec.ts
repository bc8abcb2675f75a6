import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { newCheck } from './new-check.js';

const here = join(import.meta.dirname, '..', '..');
const checks = 'libs/rulebooks/host/checks';

const LIST = `/** Every check. */
import type { Check } from '#kernel/check.js';
import { bThing } from './beta/b-thing.js';

export const hostChecks: readonly Check[] = [
  bThing,
];
`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'verdict-new-check-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function run(...args: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const status = newCheck(args, root, (line) => out.push(line), (line) => err.push(line));
  return { status, out: out.join('\n'), err: err.join('\n') };
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

function write(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}

describe('npm run new-check', () => {
  beforeEach(() => {
    write(`${checks}/index.ts`, LIST);
    write(`${checks}/beta/b-thing.ts`, 'export const bThing = {};\n');
  });

  it('writes a check and its spec, and lists it in its place', () => {
    const { status, out, err } = run('host', 'alpha/no-double-pass');
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toContain(`npm run jest -- ${checks}/alpha/no-double-pass`);
    expect(read(`${checks}/alpha/no-double-pass.ts`)).toContain("export const noDoublePass = check({\n  id: 'no-double-pass',");
    expect(read(`${checks}/alpha/no-double-pass.spec.ts`)).toContain('testCheck(host, noDoublePass, {');
    expect(read(`${checks}/index.ts`)).toBe(`/** Every check. */
import type { Check } from '#kernel/check.js';
import { noDoublePass } from './alpha/no-double-pass.js';
import { bThing } from './beta/b-thing.js';

export const hostChecks: readonly Check[] = [
  noDoublePass,
  bThing,
];
`);
  });

  it('keeps a spec that was written first', () => {
    write(`${checks}/beta/no-double-pass.spec.ts`, '// mine\n');
    expect(run('host', 'beta/no-double-pass').out).toContain(`kept    ${checks}/beta/no-double-pass.spec.ts`);
    expect(read(`${checks}/beta/no-double-pass.spec.ts`)).toBe('// mine\n');
  });

  it('makes the list anew from the files', () => {
    write(`${checks}/alpha/a-thing.ts`, '');
    write(`${checks}/alpha/a-thing.spec.ts`, '');
    rmSync(join(root, checks, 'beta'), { recursive: true });
    expect(run('host', '--list')).toEqual({ status: 0, err: '', out: `listed  ${checks}/index.ts: 1 checks` });
    const list = "import { aThing } from './alpha/a-thing.js';\n\nexport const hostChecks: readonly Check[] = [\n  aThing,\n];\n";
    expect(read(`${checks}/index.ts`)).toContain(list);
    rmSync(join(root, checks, 'alpha'), { recursive: true });
    run('host', '--list');
    expect(read(`${checks}/index.ts`)).toContain("'#kernel/check.js';\n\nexport const hostChecks: readonly Check[] = [];\n");
  });

  it.each<[string, string[], string]>([
    ['nothing', [], 'wants a game and a check, got nothing\nusage: npm run new-check'],
    ['no check', ['host'], 'wants a game and a check, got "host"'],
    ['too much', ['host', 'a/b-c', 'd/e-f'], 'wants a game and a check'],
    ['an unknown game', ['hots', 'priority/no-double-pass'], 'no game "hots": did you mean "host"?'],
    ['a path for a game', ['../rulebooks/host', 'priority/no-double-pass'], 'no game "../rulebooks/host"'],
    ['no topic', ['host', 'no-double-pass'], '"no-double-pass" is not <topic>/<id>, such as priority/no-double-pass'],
    ['a topic too deep', ['host', 'a/b/no-double-pass'], '"a/b/no-double-pass" is not <topic>/<id>'],
    ['a section for a topic', ['host', '31-priority/no-double-pass'], '"31-priority" is no topic'],
    ['a way out of the folder', ['host', '../no-double-pass'], '".." is no topic'],
    ['a name in capitals', ['host', 'priority/NoDoublePass'], '"NoDoublePass" is no id'],
    ['one word for a name', ['host', 'priority/delete'], '"delete" is no id: small letters with hyphens, two words or more'],
    ['a check that there is', ['host', 'alpha/b-thing'], 'there is a check b-thing already: beta/b-thing.ts'],
    ['an unknown option', ['host', '--force'], "Unknown option '--force'"],
    ['a list of a check', ['host', 'a/b-c', '--list'], '--list wants a game and nothing more'],
  ])('refuses %s and changes nothing', (_, args, says) => {
    const { status, out, err } = run(...args);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain(`new-check: ${says}`);
    expect(read(`${checks}/index.ts`)).toBe(LIST);
    expect(existsSync(join(root, checks, 'alpha'))).toBe(false);
  });

  it('refuses a list that it cannot keep', () => {
    write(`${checks}/index.ts`, 'export default [];\n');
    expect(run('host', 'alpha/a-thing').err).toContain(`${checks}/index.ts has no list of the form`);
    expect(existsSync(join(root, checks, 'alpha'))).toBe(false);
  });

  it('explains itself', () => {
    expect(run('--help')).toMatchObject({ status: 0, err: '' });
    expect(run('-h').out).toContain('usage: npm run new-check -- <game> <topic>/<id>');
  });
});

describe('what npm run new-check writes', () => {
  const tool = (path: string, ...args: string[]) =>
    spawnSync(process.execPath, ['--experimental-vm-modules', join(here, 'node_modules', path), ...args], { cwd: root, encoding: 'utf8' });

  it('compiles, and its spec fails and says what to fill in', () => {
    const parts = ['libs', 'package.json', 'jest.config.mjs', 'tsconfig.json'];
    for (const part of parts) cpSync(join(here, part), join(root, part), { recursive: true });
    symlinkSync(join(here, 'node_modules'), join(root, 'node_modules'), 'junction');
    expect(run('host', 'sample/no-sample-rule')).toMatchObject({ status: 0, err: '' });

    write('sample.json', JSON.stringify({
      extends: './tsconfig.json',
      compilerOptions: { noEmit: true, incremental: false },
      include: [`${checks}/index.ts`, `${checks}/sample`],
    }));
    const typecheck = tool('typescript/bin/tsc', '-p', 'sample.json');
    expect(typecheck.stdout.split('\n').filter((line) => line.includes('sample'))).toEqual([]);

    const { status, stderr } = tool('jest/bin/jest.js', `${checks}/sample`);
    expect(status).toBe(1);
    expect(stderr).toContain('the cases of no-sample-rule are careless:');
    expect(stderr).toContain('- the check is asked about no event: fill in `on`');
    expect(stderr).toContain('- there is no valid case');
  }, 120_000);
});
