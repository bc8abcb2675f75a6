// Audits the bundled matches, so that the first command a stranger types shows what a ruling looks like.
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, filesIn, runNode } from './ensure.mjs';

// What `verdict audit` exits with: a match with findings is a result here, not a failure.
const clean = 0;
const brokeARule = 1;

function auditBundledMatches() {
  const matches = filesIn(join('test', 'matches')).filter((path) => path.endsWith('.match'));
  if (matches.length === 0) {
    console.error('verdict: no *.match files below test/matches, so there is nothing to audit.');
    return false;
  }
  let allRead = true;
  for (const match of matches) {
    console.log(`\n$ npx verdict audit ${match}`);
    const status = runNode(join('bin', 'verdict.mjs'), 'audit', match);
    if (status !== clean && status !== brokeARule) allRead = false;
  }
  return allRead;
}

process.exitCode = ensureInstalled() && ensureBuilt() && auditBundledMatches() ? 0 : 1;
