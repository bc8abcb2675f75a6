/** Writes a check, its spec and its entry, ready to fill in: `npm run new-check -- host priority/no-double-pass`. */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { CHECK_ID, TOPIC } from '#check-tester/check-names.js';
import { didYouMean } from '#kernel/near-miss.js';
import { checkTemplate, specTemplate, type CheckPlace } from './scaffold/check-template.js';
import { withChecks } from './scaffold/check-list.js';

const HELP = `usage: npm run new-check -- <game> <topic>/<id>
       npm run new-check -- <game> --list

Writes libs/rulebooks/<game>/checks/<topic>/<id>.ts and its spec, ready to fill in, and lists the check in checks/index.ts.

  <game>    a folder of libs/rulebooks: host
  <topic>   what it is about, in words: priority, payment, targeting
  <id>      the check, in two words or more: no-double-pass
  --list    writes no check, but makes the list anew from the files, after checks were moved, renamed or removed
  --help    this text
`;

/** A call that cannot be carried out, and what would be right. */
class Refusal extends Error {}

/** Does what the arguments ask for in a copy of the repository; gives back the exit code. */
export function newCheck(args: readonly string[], root: string, say: (line: string) => void, complain: (line: string) => void): number {
  try {
    const { values, positionals } = parse(args);
    if (values.help) say(HELP.trimEnd());
    else if (values.list) relist(positionals, root, say);
    else scaffold(positionals, root, say);
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    complain(`new-check: ${error.message}`);
    return 2;
  }
}

function parse(args: readonly string[]) {
  try {
    const options = { help: { type: 'boolean', short: 'h' }, list: { type: 'boolean' } } as const;
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n${HELP}`);
  }
}

function scaffold(args: readonly string[], root: string, say: (line: string) => void): void {
  if (args.length !== 2) throw new Refusal(`wants a game and a check, got ${args.length ? `"${args.join(' ')}"` : 'nothing'}\n${HELP}`);
  const [game, wanted] = args;
  const folder = checksFolder(game, root);
  const place = placeOf(game, wanted, placesIn(join(root, folder)));
  const index = indexWith(root, folder, [...placesIn(join(root, folder)), wanted]);
  const written: [string, string][] = [
    [`${folder}/${wanted}.ts`, checkTemplate(place)],
    [`${folder}/${wanted}.spec.ts`, specTemplate(place)],
  ];
  mkdirSync(join(root, dirname(written[0][0])), { recursive: true });
  for (const [path, text] of written) {
    // Not over a file that is there: a spec may have been written before its check.
    if (existsSync(join(root, path))) {
      say(`kept    ${path}`);
    } else {
      writeFileSync(join(root, path), text);
      say(`wrote   ${path}`);
    }
  }
  writeFileSync(join(root, folder, 'index.ts'), index);
  say(`listed  ${folder}/index.ts`);
  say(`\nFill in both files; until then this fails and says what is missing:\n  npm run jest -- ${folder}/${wanted}`);
}

function relist(args: readonly string[], root: string, say: (line: string) => void): void {
  if (args.length !== 1) throw new Refusal(`--list wants a game and nothing more\n${HELP}`);
  const folder = checksFolder(args[0], root);
  const places = placesIn(join(root, folder));
  writeFileSync(join(root, folder, 'index.ts'), indexWith(root, folder, places));
  say(`listed  ${folder}/index.ts: ${places.length} checks`);
}

function checksFolder(game: string, root: string): string {
  const rulebooks = join(root, 'libs', 'rulebooks');
  const games = readdirSync(rulebooks).filter((name) => existsSync(join(rulebooks, name, 'checks', 'index.ts')));
  if (games.includes(game)) return `libs/rulebooks/${game}/checks`;
  throw new Refusal(`no game "${game}": ${didYouMean(game, games) ?? `there is ${games.join(', ')}`}`);
}

function placeOf(game: string, wanted: string, taken: readonly string[]): CheckPlace {
  const [topic, id, ...more] = wanted.split('/');
  if (id === undefined || more.length) throw new Refusal(`"${wanted}" is not <topic>/<id>, such as priority/no-double-pass`);
  if (!TOPIC.test(topic)) throw new Refusal(`"${topic}" is no topic: small letters, in words, never a section number, such as priority`);
  if (!CHECK_ID.test(id)) throw new Refusal(`"${id}" is no id: small letters with hyphens, two words or more, such as no-double-pass`);
  const same = taken.find((place) => place.endsWith(`/${id}`));
  if (same !== undefined) throw new Refusal(`there is a check ${id} already: ${same}.ts`);
  return { game, topic, id };
}

/** The checks that there are, as `topic/id`. */
function placesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: topic }) => readdirSync(join(folder, topic)).map((file) => `${topic}/${file}`))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'))
    .map((path) => path.slice(0, -'.ts'.length));
}

function indexWith(root: string, folder: string, places: readonly string[]): string {
  const text = withChecks(readFileSync(join(root, folder, 'index.ts'), 'utf8'), places);
  if (text === null) throw new Refusal(`${folder}/index.ts has no list of the form "export const <game>Checks = [ … ];"`);
  return text;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  // `npm run` starts programs at the top of the repository.
  process.exitCode = newCheck(process.argv.slice(2), process.cwd(), console.log, console.error);
}
