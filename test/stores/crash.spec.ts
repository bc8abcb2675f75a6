import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { ROOT } from '../cli/call.js';
import { crash } from './crash/rounds.js';

/** Starts what is compiled: `npm test` compiles before it. `npm run crash -- --rounds 100` does the same for longer. */
it('kill -9 in the middle of appends loses nothing that was acknowledged', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'verdict-crash-'));
  try {
    const outcome = await crash(join(folder, 'store.db'), join(ROOT, 'dist', 'test', 'stores', 'crash'), 3);
    expect(outcome).toMatchObject({ rounds: 3, failures: [] });
    expect(outcome.stored).toBeGreaterThanOrEqual(outcome.acknowledged);
    expect(outcome.acknowledged).toBeGreaterThan(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 120_000);
