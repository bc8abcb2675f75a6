// Installs, builds, and starts the API on the embedded store. `npm start -- --help` lists the settings.
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root } from './ensure.mjs';

/** npm runs this below a shell that dies of a signal without handing it on: whoever ends npm means the server. */
function endWithShell() {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}

if (ensureInstalled() && ensureBuilt()) {
  if (process.env.npm_lifecycle_event !== undefined) endWithShell();
  // In this process, not below it: a signal to end reaches the server itself.
  await import(pathToFileURL(join(root, 'dist', 'apps', 'api', 'main.js')).href);
} else {
  process.exitCode = 1;
}
