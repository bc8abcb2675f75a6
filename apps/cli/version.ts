/** The version in package.json, wherever the program was compiled to. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export function version(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); folder !== dirname(folder); folder = dirname(folder)) {
    const manifest = tryRead(join(folder, 'package.json'));
    if (manifest?.name === 'verdict') return manifest.version;
  }
  return 'of unknown version';
}

function tryRead(path: string): { name: string; version: string } | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as { name: string; version: string };
  } catch {
    return null;
  }
}
