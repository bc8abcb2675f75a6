/** A golden file: a call as a shell would have it, such as `$ COLUMNS=60 verdict audit - < some.match`, and all that came of it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, type Said } from './call.js';

const FOLDER = join(ROOT, 'test', 'cli', 'golden');

export interface Call {
  readonly words: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** The text on standard input. */
  readonly stdin: string;
}

export interface Golden {
  readonly path: string;
  readonly text: string;
  readonly first: string;
  readonly call: Call;
}

export const goldens = (): string[] => readdirSync(FOLDER).sort();

export function golden(name: string): Golden {
  const path = join(FOLDER, name);
  const text = readFileSync(path, 'utf8');
  const [first] = text.split('\n', 1);
  return { path, text, first, call: parsed(first) };
}

export function transcript({ first }: Golden, { stdout, stderr, status }: Said): string {
  const errors = stderr === '' ? '' : `--- on standard error\n${stderr}`;
  return `${first}\n${stdout}${errors}--- exits with ${status}\n`;
}

function parsed(call: string): Call {
  const words = (call.match(/'[^']*'|\S+/g) ?? []).map((word) => word.replace(/^'(.*)'$/, '$1'));
  if (words.shift() !== '$') throw new Error(`a golden begins with "$ verdict …", not with "${call}"`);
  const env: Record<string, string> = {};
  for (let set; (set = /^([A-Z_]+)=(.*)$/.exec(words[0] ?? '')); words.shift()) env[set[1]] = set[2];
  if (words.shift() !== 'verdict') throw new Error(`a golden calls verdict: "${call}"`);
  const redirected = words.indexOf('<');
  if (redirected < 0) return { words, env, stdin: '' };
  const [, file] = words.splice(redirected, 2);
  return { words, env, stdin: readFileSync(join(ROOT, file), 'utf8') };
}
