/** The settings of this start: the file first, the environment over it, and an error that names what is wrong. */
import { readFileSync } from 'node:fs';
import { didYouMean } from '#kernel/near-miss.js';
import { shown } from '#kernel/shown.js';
import { defaults, SETTING_NAMES, SETTING_TABLE, type SettingName, type Settings } from './settings.js';

/** Names the variable, or the key of the file, and what would be right. */
export class BadSetting extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

export function readSettings(environment: Environment, file: string | undefined = environment.VERDICT_CONFIG): Settings {
  return { ...defaults(), ...(file === undefined ? {} : fromFile(file)), ...fromEnvironment(environment) };
}

function fromEnvironment(environment: Environment): Partial<Settings> {
  const found: [SettingName, unknown][] = [];
  for (const name of SETTING_NAMES) {
    const { variable, kind, secret } = SETTING_TABLE[name];
    const text = environment[variable];
    // An empty variable is how compose files and shells say "not set".
    if (text === undefined || text === '') continue;
    const value = kind.fromText(text);
    if (value === undefined) throw new BadSetting(`${variable}: found ${secret ? 'something else' : shown(text)}, expected ${kind.expects}`);
    found.push([name, value]);
  }
  return Object.fromEntries(found);
}

function fromFile(file: string): Partial<Settings> {
  const found: [SettingName, unknown][] = [];
  for (const [key, json] of Object.entries(membersOf(file))) {
    const name = SETTING_NAMES.find((known) => known === key);
    if (name === undefined) throw new BadSetting(`${file}: ${shown(key)} is no setting${meant(key, SETTING_NAMES)}`);
    const { kind, secret } = SETTING_TABLE[name];
    const value = kind.fromJson(json);
    if (value === undefined) throw new BadSetting(`${file}: ${name}: found ${secret ? 'something else' : shown(json)}, expected ${kind.expects}`);
    found.push([name, value]);
  }
  return Object.fromEntries(found);
}

function membersOf(file: string): object {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new BadSetting(`${file}: the file of settings (--config, VERDICT_CONFIG) cannot be read: ${(error as Error).message}`);
  }
  try {
    const members: unknown = JSON.parse(text);
    if (typeof members === 'object' && members !== null && !Array.isArray(members)) return members;
  } catch (error) {
    throw new BadSetting(`${file}: ${(error as Error).message}`);
  }
  throw new BadSetting(`${file}: expected one JSON object, such as {"port": 7070}`);
}

/** Variables that look like ours and are not: a misspelt one would go unnoticed. */
export function strangers(environment: Environment): string[] {
  const known = [...SETTING_NAMES.map((name) => SETTING_TABLE[name].variable), 'VERDICT_CONFIG'];
  return Object.keys(environment)
    .filter((variable) => variable.startsWith('VERDICT_') && !known.includes(variable))
    .map((variable) => `${shown(variable).slice(1, -1)} is no setting${meant(variable, known)}`);
}

function meant(word: string, known: readonly string[]): string {
  const hint = didYouMean(word, known);
  return hint === undefined ? '' : ` (${hint})`;
}
