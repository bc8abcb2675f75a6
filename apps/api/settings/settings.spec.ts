import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { helpText, told } from './help.js';
import { BadSetting, readSettings, strangers } from './read-settings.js';
import { defaults, SETTING_NAMES, SETTING_TABLE } from './settings.js';

const folder = mkdtempSync(join(tmpdir(), 'verdict-settings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(text: string): string {
  const path = join(folder, 'settings.json');
  writeFileSync(path, text);
  return path;
}

describe('settings', () => {
  it('come from the file, and from the environment over it', () => {
    const path = file('{"port": 1234, "samples": false, "corsOrigins": ["https://a.example"]}');
    expect(readSettings({ VERDICT_CONFIG: path, VERDICT_PORT: '4321', VERDICT_HOST: '' })).toEqual({
      ...defaults(), port: 4321, samples: false, corsOrigins: ['https://a.example'],
    });
    expect(readSettings({ VERDICT_CORS_ORIGINS: 'https://a.example, https://b.example' }).corsOrigins).toEqual(['https://a.example', 'https://b.example']);
  });

  it.each([
    [{ VERDICT_PORT: '80a' }, 'VERDICT_PORT: found "80a", expected a whole number from 0 to 65535'],
    [{ VERDICT_PORT: '70000' }, 'VERDICT_PORT: found "70000", expected a whole number from 0 to 65535'],
    [{ VERDICT_SAMPLES: 'maybe' }, 'VERDICT_SAMPLES: found "maybe", expected yes or no (true or false in a file)'],
    [{ VERDICT_METRICS: 'all' }, 'VERDICT_METRICS: found "all", expected organiser or anyone'],
    // What is secret is not told, not even when it is wrong.
    [{ VERDICT_TOKEN_KEY: 'short' }, 'VERDICT_TOKEN_KEY: found something else, expected a text of at least 32 characters'],
  ])('%j is refused by the name of the variable', (environment, says) => {
    expect(() => readSettings(environment)).toThrow(new BadSetting(says));
  });

  it.each([
    ['{"prot": 1}', 'settings.json: "prot" is no setting (did you mean "port"?)'],
    ['{"port": "1"}', 'settings.json: port: found "1", expected a whole number from 0 to 65535'],
    ['[]', 'settings.json: expected one JSON object, such as {"port": 7070}'],
    ['{', 'settings.json: '],
  ])('a file with %s is refused by its name', (text, says) => {
    expect(() => readSettings({}, file(text))).toThrow(says);
  });

  it('notices a variable that is misspelt', () => {
    expect(strangers({ VERDICT_PROT: '1', VERDICT_PORT: '1', PATH: '' })).toEqual(['VERDICT_PROT is no setting (did you mean "VERDICT_PORT"?)']);
  });

  it('are all in --help and in docs/api.md', () => {
    const page = readFileSync('docs/api.md', 'utf8');
    for (const name of SETTING_NAMES) {
      const { variable, about, otherwise } = SETTING_TABLE[name];
      expect(helpText()).toContain(`  ${variable}  (${name})\n      ${about}\n`);
      expect(page).toContain(`\n| \`${variable}\` | ${told(otherwise)} | ${about} |\n`);
    }
  });
});
