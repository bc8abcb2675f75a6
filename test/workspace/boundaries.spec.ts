import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const legal: [file: string, statement: string][] = [
  ['libs/kernel/judge.ts', "import './finding.js'"],
  ['libs/kernel/judge.spec.ts', "import '#check-tester/tester.js'"],
  ['libs/kernel/judge.spec.ts', "import 'node:fs'"],
  ['libs/rulebooks/host/board.ts', "import '#kernel/event.js'"],
  ['libs/rulebooks/host/checks/turn/draw.ts', "import '../../board.js'"],
  ['libs/rulebooks/host/checks/turn/draw.spec.ts', "import '@jest/globals'"],
  ['libs/rulebooks/all.ts', "import './host/rulebook.js'"],
  ['libs/rulebooks/generate.ts', "import 'node:fs'"],
  ['libs/rulebooks/generate.ts', "import './host/generate.js'"],
  ['libs/replays/file.ts', "import 'node:fs'"],
  ['libs/check-tester/tester.ts', "import '@jest/globals'"],
  ['apps/cli/main.ts', "import '#rulebooks/all.js'"],
  ['apps/cli/main.ts', "import 'rxjs/operators'"],
  ['test/cli.spec.ts', "import '../apps/cli/main.js'"],
];

const illegal: [file: string, statement: string, why: string][] = [
  ['libs/kernel/judge.ts', "import 'node:fs'", 'kernel runs in a browser too: no Node API in it'],
  ['libs/kernel/judge.ts', "import type { Stats } from 'node:fs'", 'kernel runs in a browser too: no Node API in it'],
  ['libs/kernel/judge.ts', "export * from 'node:fs'", 'kernel runs in a browser too: no Node API in it'],
  ['libs/kernel/judge.ts', "const os = import('node:os')", 'kernel runs in a browser too: no Node API in it'],
  ['libs/kernel/judge.ts', "import 'fs'", 'write node:fs'],
  ['libs/kernel/judge.ts', "import 'rxjs'", 'kernel uses no npm package'],
  ['libs/kernel/judge.ts', "import '#rulebooks/all.js'", 'kernel may import nothing but itself, not rulebooks'],
  ['libs/kernel/judge.ts', "import '../rulebooks/all.js'", 'kernel may import nothing but itself, not rulebooks'],
  ['libs/kernel/judge.spec.ts', "import '#rulebooks/all.js'", 'kernel may import check-tester, not rulebooks'],
  ['libs/rulebooks/host/board.ts', "import 'node:crypto'", 'rulebooks runs in a browser too: no Node API in it'],
  ['libs/rulebooks/host/board.ts', "import '../../kernel/event.js'", 'cross into another library by its name: #kernel/event.js'],
  ['libs/rulebooks/host/board.ts', "import '#replays/file.js'", 'rulebooks may import kernel, not replays'],
  ['libs/rulebooks/host/board.ts', "import '../tgc/board.js'", "host and tgc share the kernel, not each other's files"],
  ['libs/rulebooks/host/board.ts', "import './generate.js'", 'generators run at development time; nothing imports one'],
  ['libs/replays/file.ts', "import '#rulebooks/all.js'", 'replays may import kernel, not rulebooks'],
  ['libs/stores/port.ts', "import '../../apps/cli/main.js'", 'stores may import kernel, not apps'],
  ['libs/stores/port.ts', "import '../../scripts/run.mjs'", 'imports reach apps, libs and test only'],
  ['apps/cli/main.ts', "import '@jest/globals'", '@jest/globals is a devDependency'],
  ['apps/cli/main.ts', "import 'lodash/fp'", 'lodash is not in package.json'],
  ['apps/cli/main.ts', "import '../../test/bench/main.js'", 'not test'],
  ['libs/surprise/a.ts', "import './b.js'", 'libs/surprise is no library of this workspace'],
];

/** One workspace holds every case, a line each: starting the checker costs more than all its work. */
const files = new Map<string, string[]>();
for (const [file, statement] of [...legal, ...illegal]) files.set(file, [...(files.get(file) ?? []), statement]);
const placeOf = (file: string, statement: string) => `${file}:${files.get(file)!.indexOf(statement) + 1}: `;

describe('import boundaries', () => {
  let workspace: string;
  let status: number | null;
  let complaints: string[];

  beforeAll(() => {
    workspace = mkdtempSync(join(tmpdir(), 'verdict-boundaries-'));
    write('package.json', JSON.stringify({ dependencies: { rxjs: '7' }, devDependencies: { '@jest/globals': '30' } }));
    for (const [file, statements] of files) write(file, statements.join(';\n'));
    const checker = spawnSync(process.execPath, ['scripts/boundaries.mjs', workspace], { encoding: 'utf8' });
    status = checker.status;
    complaints = checker.stderr.trimEnd().split('\n');
  });

  afterAll(() => rmSync(workspace, { recursive: true }));

  function write(path: string, text: string): void {
    mkdirSync(dirname(join(workspace, path)), { recursive: true });
    writeFileSync(join(workspace, path), text);
  }

  it.each(legal)('let %s say: %s', (file, statement) => {
    expect(complaints.filter((line) => line.startsWith(placeOf(file, statement)))).toEqual([]);
  });

  it.each(illegal)('keep %s from saying: %s', (file, statement, why) => {
    expect(complaints.filter((line) => line.startsWith(placeOf(file, statement)))).toEqual([expect.stringContaining(why)]);
  });

  it('fail when one is crossed', () => {
    expect(complaints).toHaveLength(illegal.length);
    expect(status).toBe(1);
  });
});
