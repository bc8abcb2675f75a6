/** What `npm start -- --help` prints: the options, then every setting from the one table that there is of them. */
import { SETTING_NAMES, SETTING_TABLE } from './settings.js';

const INDENT = '      ';

export function helpText(): string {
  const settings = SETTING_NAMES.flatMap((name) => {
    const { variable, about, kind, otherwise } = SETTING_TABLE[name];
    return [`  ${variable}  (${name})`, `${INDENT}${about}`, `${INDENT}${kind.expects}; otherwise ${told(otherwise)}`];
  });
  return [
    'Starts the Verdict API: record a match, ask for any board, watch the judge live.',
    '',
    'Usage: npm start -- [options]',
    '',
    '  --config <file>      settings from a JSON file (or VERDICT_CONFIG); the environment goes over it',
    '  --organiser-token    issues a new organiser token and prints it, for whoever has lost theirs',
    '  --help               this text',
    '',
    'Settings, by their variable (and their key in a file):',
    ...settings,
    '',
  ].join('\n');
}

export function told(value: unknown): string {
  if (value === '' || (Array.isArray(value) && value.length === 0)) return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}
