// What `npm test` and CI run. The last line counts everything: each check beside the tests is one.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root } from './ensure.mjs';
import { boundaries, jest, startLint, typecheck } from './steps.mjs';

const count = { passed: 0, failed: 0, skipped: 0 };

async function step(name, passes) {
  console.log(`\n=== ${name}`);
  const started = performance.now();
  const passed = await passes();
  console.log(`=== ${name} ${passed ? 'passed' : 'FAILED'} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return passed;
}

async function counted(name, passes) {
  count[(await step(name, passes)) ? 'passed' : 'failed'] += 1;
}

function runTests() {
  const folder = mkdtempSync(join(tmpdir(), 'verdict-test-'));
  try {
    const outputFile = join(folder, 'jest.json');
    const passed = jest('--json', `--outputFile=${outputFile}`, ...process.argv.slice(2));
    return countTests(JSON.parse(readFileSync(outputFile, 'utf8'))) && passed;
  } catch (error) {
    console.error(`jest left no readable result: ${error.message}`);
    count.failed += 1;
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function countTests(result) {
  const skipped = result.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'pending' || status === 'todo')
      .map(({ fullName }) => `${name.slice(root.length + 1)}: ${fullName}`),
  );
  const unexplained = skipped.filter((test) => !/\(skipped: .+\)/.test(test));
  for (const test of skipped) console.log(`skipped  ${test}`);
  for (const test of unexplained) console.error(`FAILED   ${test}: a skipped test says why in its name, as "... (skipped: <reason>)"`);

  count.passed += result.numPassedTests;
  // A spec file that does not load runs no test; it fails as one.
  count.failed += result.numFailedTests + result.numRuntimeErrorTestSuites + unexplained.length;
  count.skipped += skipped.length - unexplained.length;
  return unexplained.length === 0;
}

if (!(await step('install', ensureInstalled))) {
  count.failed += 1;
} else {
  const linting = startLint();
  await counted('typecheck', typecheck);
  await counted('import boundaries', boundaries);
  // The typecheck covers whatever can keep this from passing, so it is not counted; end-to-end tests run what it builds.
  const built = await step('build', ensureBuilt);
  const tested = await step('tests', runTests);
  if ((!built || !tested) && count.failed === 0) count.failed += 1;
  const { status, output } = await linting;
  await counted('lint, beside the steps above', () => {
    process.stdout.write(output);
    return status === 0;
  });
}

console.log(`\n${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
process.exitCode = count.failed === 0 ? 0 : 1;
