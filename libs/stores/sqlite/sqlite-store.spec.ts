import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contract, type Harness } from '../contract.js';
import { DatabaseSync, type Database } from './binding.js';
import { SqliteStore } from './sqlite-store.js';

let folder: string;
let harness: Harness;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'verdict-sqlite-'));
  const path = join(folder, 'contract.db');
  let blocker: Database | undefined;
  harness = {
    open: () => Promise.resolve(SqliteStore.open(path, { patience: 30 })),
    // Another process that writes and does not finish.
    beginFault: () => {
      blocker = new DatabaseSync(path);
      blocker.exec('BEGIN IMMEDIATE');
      return Promise.resolve();
    },
    endFault: () => {
      blocker!.close();
      return Promise.resolve();
    },
  };
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('the embedded store keeps the contract:', () => {
  it.each(contract.map(({ name, holds }) => [name, holds] as const))('%s', async (_, holds) => {
    await expect(holds(harness)).resolves.toBeUndefined();
  }, 30_000);
});
