/** What signs the tokens: the one that is set, or one that is made once and kept where only its owner can read it. */
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from '../cannot-start.js';
import { makeDataFolder } from '../settings/data-folder.js';
import type { Settings } from '../settings/settings.js';

const FILE = 'token.key';
const SHORTEST = 32;

export function tokenKey({ tokenKey: set, data }: Pick<Settings, 'tokenKey' | 'data'>): Uint8Array {
  if (set !== '') return new TextEncoder().encode(set);
  const path = join(data, FILE);
  makeDataFolder(data);
  const key = kept(path);
  if (key.length < SHORTEST) throw new CannotStart(`${path}: the key is shorter than ${SHORTEST} characters; delete the file to have one made (all tokens end)`);
  return new TextEncoder().encode(key);
}

function kept(path: string): string {
  try {
    // `wx`: of two that start at once, one writes it and both read the same.
    writeFileSync(path, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw unusable(error);
  }
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw unusable(error);
  }
}

const unusable = (error: unknown): CannotStart =>
  new CannotStart(`the key of the tokens cannot be kept in the data folder (VERDICT_DATA): ${(error as Error).message}`, { cause: error });
