// Dependencies point one way: apps -> (replays, stores, rulebooks, check-tester) -> kernel. This proves it, import by import.
// Usage: node scripts/boundaries.mjs [folder of the workspace]
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, posix, relative, resolve, sep } from 'node:path';
import ts from 'typescript';

const root = resolve(process.argv[2] ?? join(import.meta.dirname, '..'));

const libs = ['kernel', 'rulebooks', 'replays', 'stores', 'check-tester'];

/**
 * What each part of the tree may import besides itself: libraries, Node, and packages
 * ('shipped' are the dependencies of package.json, 'dev' its devDependencies as well).
 */
const allowed = {
  kernel: { libs: [], node: false, packages: 'none' },
  rulebooks: { libs: ['kernel'], node: false, packages: 'none' },
  replays: { libs: ['kernel'], node: true, packages: 'shipped' },
  stores: { libs: ['kernel'], node: true, packages: 'shipped' },
  'check-tester': { libs: ['kernel'], node: true, packages: 'dev' },
  apps: { libs, node: true, packages: 'shipped' },
  test: { libs: [...libs, 'apps'], node: true, packages: 'dev' },
};

const isSpec = (path) => path.endsWith('.spec.ts');

/** `npm run generate` runs these on a developer's machine: they write files, and nothing that ships imports them. */
const isGenerator = (path) => /^libs\/rulebooks\/([^/]+\/)?generate\.ts$/.test(path);

function allowedFor(path) {
  const layer = allowed[layerOf(path)];
  if (isSpec(path)) return { libs: [...layer.libs, 'check-tester'], node: true, packages: 'dev' };
  if (isGenerator(path)) return { ...layer, node: true, packages: 'dev' };
  return layer;
}

function layerOf(path) {
  const [top, second] = path.split('/');
  return top === 'libs' ? second : top;
}

/** The game that a file of the rulebooks belongs to; files beside the games belong to none. */
const gameOf = (path) => /^libs\/rulebooks\/([^/]+)\//.exec(path)?.[1];

/** Says what is wrong with one import, or nothing. */
function complaint(from, specifier, packages) {
  const may = allowedFor(from);
  const layer = layerOf(from);
  if (isBuiltin(specifier)) {
    if (!specifier.startsWith('node:')) return `write node:${specifier}`;
    return may.node ? undefined : `${layer} runs in a browser too: no Node API in it`;
  }
  if (specifier.startsWith('#') || specifier.startsWith('.')) return complaintAboutSource(from, specifier, may);
  return complaintAboutPackage(specifier, layer, may, packages);
}

function complaintAboutSource(from, specifier, may) {
  const target = specifier.startsWith('#') ? `libs/${specifier.slice(1)}` : posix.join(posix.dirname(from), specifier);
  const layer = layerOf(from);
  const targetLayer = layerOf(target);
  if (!(targetLayer in allowed)) return `imports reach apps, libs and test only (${libs.map((lib) => `#${lib}/`).join(', ')})`;
  if (targetLayer !== layer) {
    if (!may.libs.includes(targetLayer)) return `${layer} may import ${may.libs.join(', ') || 'nothing but itself'}, not ${targetLayer}`;
    const isLibrary = target.startsWith('libs/');
    if (isLibrary && specifier.startsWith('.')) return `cross into another library by its name: #${target.slice('libs/'.length)}`;
  }
  const source = target.replace(/\.js$/, '.ts');
  if (isGenerator(source) && !isGenerator(from) && !isSpec(from)) return 'generators run at development time; nothing imports one';
  const [game, targetGame] = [gameOf(from), gameOf(target)];
  if (game && targetGame && game !== targetGame) return `${game} and ${targetGame} share the kernel, not each other's files`;
  return undefined;
}

function complaintAboutPackage(specifier, layer, may, { shipped, dev }) {
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  if (may.packages === 'none') return `${layer} uses no npm package`;
  if (shipped.has(name) || (may.packages === 'dev' && dev.has(name))) return undefined;
  return dev.has(name)
    ? `${name} is a devDependency: specs, test/ and check-tester may use it, what ships may not`
    : `${name} is not in package.json`;
}

function packagesOf(manifest) {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
  return { shipped: new Set(Object.keys(dependencies)), dev: new Set(Object.keys(devDependencies)) };
}

function sources() {
  return ['apps', 'libs', 'test']
    .map((folder) => join(root, folder))
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

const packages = packagesOf(join(root, 'package.json'));
let imports = 0;
let broken = 0;
const files = sources();
for (const file of files) {
  const text = readFileSync(join(root, file), 'utf8');
  for (const { fileName: specifier, pos } of ts.preProcessFile(text, true, true).importedFiles) {
    imports += 1;
    const wrong = layerOf(file) in allowed ? complaint(file, specifier, packages) : `${dirname(file)} is no library of this workspace`;
    if (wrong === undefined) continue;
    broken += 1;
    console.error(`${file}:${text.slice(0, pos).split('\n').length}: imports '${specifier}': ${wrong}`);
  }
}
console.log(`${imports} imports in ${files.length} files, ${broken} across a boundary`);
process.exitCode = broken === 0 ? 0 : 1;
