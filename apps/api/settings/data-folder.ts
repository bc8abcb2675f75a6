/** The folder for the store, the key and the projections: for its owner alone. */
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { CannotStart } from '../cannot-start.js';

export function makeDataFolder(data: string): void {
  try {
    const missing: string[] = [];
    for (let folder = resolve(data); !existsSync(folder); folder = dirname(folder)) missing.unshift(folder);
    // One by one: Node's own way of making all of them never comes back from where the system says that a folder is not there, such as /proc.
    for (const folder of missing) makeFolder(folder);
    if (!statSync(data).isDirectory()) throw new CannotStart(`VERDICT_DATA: ${data} is a file, expected a folder or the name of one that can be made`);
  } catch (error) {
    if (error instanceof CannotStart) throw error;
    throw new CannotStart(`VERDICT_DATA: the folder ${data} cannot be made: ${(error as Error).message}`, { cause: error });
  }
}

/** Another server that starts at the same time may be quicker. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
