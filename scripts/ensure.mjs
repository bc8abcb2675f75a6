// Brings the machine to where the sources are: packages installed, TypeScript compiled. Does nothing that is already done.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export const root = join(import.meta.dirname, '..');
const at = (...parts) => join(root, ...parts);

const installStamp = at('node_modules', '.verdict-installed');
const buildStamp = at('dist', '.verdict-built');
const sourceFolders = ['apps', 'libs', 'test'];

/** Progress goes to stderr, so that `npm run bench -- --json` prints nothing but JSON. */
const say = (line) => console.error(`verdict: ${line}`);

export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) throw error;
  return status ?? 1;
}

export const runNode = (...args) => run(process.execPath, args);

/** Runs beside what the caller does next: resolves to the status and to all that was printed. */
export function startNode(...args) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  return new Promise((resolve) => {
    child.on('error', ({ message }) => resolve({ status: 1, output: message }));
    child.on('close', (status) => resolve({ status: status ?? 1, output }));
  });
}

/** Installs from the lockfile. True when the packages are in place. */
export function ensureInstalled() {
  const { dependencies, devDependencies, overrides } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  const wanted = digest(['package-lock.json', '.npmrc'], dependencies, devDependencies, overrides, process.platform, process.arch);
  const found = read(installStamp);
  if (found === wanted) return true;

  say(`installing packages (${found === null ? 'none installed by this command yet' : 'the lockfile or the dependencies changed'})`);
  // On Windows npm is a .cmd file, which only a shell starts.
  const shell = process.platform === 'win32';
  if (run('npm', ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'], { shell }) !== 0) return false;
  writeFileSync(installStamp, wanted);
  return true;
}

/** Compiles what runs (everything but the specs) into dist/, true when dist/ is what the sources say. Types are for `npm test` to check. */
export function ensureBuilt() {
  const sources = sourceFolders.flatMap(sourcesIn);
  const wanted = digest(['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.build.json', ...sources]);
  const found = read(buildStamp);
  if (found === wanted) return true;

  say(`compiling ${sources.length} files (${found === null ? 'not compiled yet' : 'the sources changed'})`);
  mkdirSync(at('dist'), { recursive: true });
  rmSync(buildStamp, { force: true });
  removeOrphans(new Set(sources));
  if (runNode(at('node_modules', 'typescript', 'bin', 'tsc'), '-p', 'tsconfig.build.json', '--noCheck') !== 0) return false;
  writeFileSync(buildStamp, wanted);
  return true;
}

function sourcesIn(folder) {
  return filesIn(folder).filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'));
}

/** Deletes what earlier sources compiled to, so that nothing runs that the repository no longer holds. */
function removeOrphans(sources) {
  for (const compiled of sourceFolders.flatMap((folder) => filesIn(join('dist', folder)))) {
    const source = compiled.replace(/^dist[\\/]/, '').replace(/\.js$/, '.ts');
    if (!sources.has(source)) rmSync(at(compiled));
  }
}

/** Paths of the files below a folder, from the root of the repository, sorted. */
export function filesIn(folder) {
  if (!existsSync(at(folder))) return [];
  return readdirSync(at(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}

function digest(paths, ...facts) {
  const hash = createHash('sha256').update(JSON.stringify(facts));
  for (const path of paths) hash.update(`\0${path}\0`).update(readFileSync(at(path)));
  return hash.digest('hex');
}

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : null);

if (import.meta.url === pathToFileURL(process.argv[1]).href) process.exitCode = ensureInstalled() && ensureBuilt() ? 0 : 1;
