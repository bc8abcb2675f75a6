/** What keeps the server from starting is told with the setting that would change it, and never as a stack trace. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { Started, type Ended } from './started.js';

const root = mkdtempSync(join(tmpdir(), 'verdict-starting-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const folder = (name: string): string => {
  const path = join(root, name);
  mkdirSync(path);
  return path;
};
const failed = async (data: string, settings = {}): Promise<Ended> => {
  const ended = await new Started(data, settings).ended;
  expect([ended.code, ended.out, ended.err.split('\n').filter((line) => /^\s+at /.test(line))]).toEqual([1, '', []]);
  return ended;
};

describe('a server that cannot start', () => {
  it('names the folder for its data that is none, or cannot be made', async () => {
    const file = join(root, 'file');
    writeFileSync(file, '');
    expect((await failed(file)).err).toContain(`verdict: VERDICT_DATA: ${file} is a file, expected a folder`);
    // Node would look for ever for a place above this one.
    expect((await failed('/proc/verdict')).err).toContain('verdict: VERDICT_DATA: the folder /proc/verdict cannot be made: ');
  });

  it('names the key that was damaged, and the store that is not there', async () => {
    const data = folder('key');
    writeFileSync(join(data, 'token.key'), 'short');
    expect((await failed(data)).err).toContain(`verdict: ${join(data, 'token.key')}: the key is shorter than 32 characters; delete the file`);
    const missing = join(root, 'no', 'such.db');
    expect((await failed(folder('missing'), { VERDICT_STORE: missing })).err).toMatch(/^verdict: .*such\.db: there is no such file .*VERDICT_STORE names the store$/m);
    const gone = await failed(folder('gone'), { VERDICT_STORE: 'esdb://127.0.0.1:9?tls=false' });
    expect(gone.err).toMatch(/^verdict: esdb:\/\/127\.0\.0\.1:9: the server does not answer .*VERDICT_STORE names the store$/m);
  });

  it('makes a damaged list of matches anew, out of what the store holds', async () => {
    const data = folder('list');
    const first = new Started(data);
    await first.ready();
    await first.signal('SIGTERM');
    for (const name of readdirSync(data).filter((file) => file.startsWith('projections'))) writeFileSync(join(data, name), 'damaged, from its first byte on');
    const second = new Started(data, {}, '--organiser-token');
    const { address, token } = await second.ready();
    while ((await fetch(`${address}/health/ready`)).status !== 200) await new Promise((resolve) => setTimeout(resolve, 20));
    const { matches } = (await (await fetch(`${address}/v1/matches`, { headers: { authorization: `Bearer ${token}` } })).json()) as { matches: unknown[] };
    expect([matches.length, (await second.signal('SIGTERM')).err.includes('the list of matches is damaged')]).toEqual([8, true]);
  });
});
