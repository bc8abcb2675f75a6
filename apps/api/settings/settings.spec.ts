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
    [{ VERDICT_CORS_ORIGINS: '*' }, 'VERDICT_CORS_ORIGINS: found "*", expected origins such as https://table.example, without a path, separated by commas (a list of texts in a file)'],
    [{ VERDICT_TRUSTED_PROXIES: 'nginx' }, 'VERDICT_TRUSTED_PROXIES: found "nginx", expected IP addresses or ranges such as 10.0.0.0/8, separated by commas (a list of texts in a file)'],
    // What is secret is not told, not even when it is wrong.
    [{ VERDICT_TOKEN_KEY: 'short' }, 'VERDICT_TOKEN_KEY: found something else, expected a text of at least 32 characters'],
  ])('%j is refused by the name of the variable', (environment, says) => {
    expect(() => readSettings(environment)).toThrow(new BadSetting(says));
  });

  it('take origins as browsers send them, and addresses with or without their range', () => {
    const origins = (VERDICT_CORS_ORIGINS: string) => () => readSettings({ VERDICT_CORS_ORIGINS }).corsOrigins;
    expect(origins('http://localhost:5173,https://a.example')()).toHaveLength(2);
    for (const wrong of ['https://a.example/', 'https://A.example', 'a.example', 'https://a.example:443', 'ftp://a.example', 'null']) expect(origins(wrong)).toThrow(BadSetting);
    const proxies = (VERDICT_TRUSTED_PROXIES: string) => () => readSettings({ VERDICT_TRUSTED_PROXIES }).trustedProxies;
    expect(proxies('127.0.0.1, 10.0.0.0/8, ::1, fd00::/8')()).toHaveLength(4);
    for (const wrong of ['10.0.0.0/33', '10.0.0', '::1/129', '10.0.0.0/', '1.2.3.4/0']) expect(proxies(wrong)).toThrow(BadSetting);
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
