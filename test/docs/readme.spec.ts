/** The README shows a finding: it is what the command really prints. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const shown = /^```text\n([\s\S]*?)^```$/m.exec(readFileSync('README.md', 'utf8'))![1];

it('shows a finding as `verdict audit` prints it', () => {
  let printed = '';
  try {
    execFileSync(process.execPath, ['bin/verdict.mjs', 'audit', 'test/matches/host/slow-speed-timing.match'], { encoding: 'utf8' });
  } catch (error) {
    // Findings end the command with 1.
    printed = (error as { stdout: string }).stdout;
  }
  expect(printed).toContain(shown);
});
