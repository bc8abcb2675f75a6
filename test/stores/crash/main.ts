/** `npm run crash [-- --rounds 100] [-- --json]`: kill -9 in the middle of appends, and nothing that was acknowledged is lost. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { crash } from './rounds.js';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '100' }, json: { type: 'boolean' } } });
if (!/^[1-9]\d{0,4}$/.test(values.rounds)) {
  console.error(`crash: --rounds takes a whole number, not "${values.rounds}"`);
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'verdict-crash-'));
try {
  const outcome = await crash(join(folder, 'store.db'), import.meta.dirname, Number(values.rounds), (round) => {
    if (round % 10 === 0) console.error(`crash: ${round} of ${values.rounds} rounds`);
  });
  const { rounds, acknowledged, stored, failures } = outcome;
  if (values.json) console.log(JSON.stringify(outcome));
  else {
    for (const failure of failures) console.log(failure);
    console.log(`${rounds} kills; ${acknowledged} events acknowledged, ${stored} stored, ${failures.length} failures`);
  }
  process.exitCode = failures.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}
