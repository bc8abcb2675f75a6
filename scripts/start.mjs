// Installs, builds, and starts the API on the embedded store. `npm start -- --help` lists the settings.
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root } from './ensure.mjs';

if (ensureInstalled() && ensureBuilt()) {
  // In this process, not below it: a signal to end reaches the server itself.
  await import(pathToFileURL(join(root, 'dist', 'apps', 'api', 'main.js')).href);
} else {
  process.exitCode = 1;
}
