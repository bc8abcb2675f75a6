// Runs a compiled program of the workspace: node scripts/run.mjs <source path without .ts> [arguments]
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root, runNode } from './ensure.mjs';

const [program, ...args] = process.argv.slice(2);

if (!existsSync(join(root, `${program}.ts`))) {
  console.error(`verdict: ${program}.ts does not exist, so there is nothing to run.`);
  process.exitCode = 2;
} else if (!ensureInstalled() || !ensureBuilt()) {
  process.exitCode = 1;
} else {
  process.exitCode = runNode(join('dist', `${program}.js`), ...args);
}
