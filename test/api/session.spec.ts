/** docs/api.md has a session: each of its lines is typed here, and what it prints is what the page says. */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bringSamples } from '../../apps/api/samples/samples.js';
import { Served } from './served.js';

interface Typed {
  readonly command: string;
  /** What is printed; `…` stands for anything. */
  readonly prints: string;
}

const page = readFileSync('docs/api.md', 'utf8');
const session: readonly Typed[] = [...page.matchAll(/^```console\n([\s\S]*?)^```$/gm)].flatMap(([, block]) =>
  block.split(/^\$ /m).slice(1).map((typed) => {
    const [command, ...printed] = typed.split('\n');
    return { command, prints: printed.join('\n').trim() };
  }));

const asPattern = (prints: string): RegExp => {
  const parts = prints.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[\\s\\S]*')}$`);
};

const hasCurl = spawnSync('bash', ['-c', 'curl --version']).status === 0;
const run = hasCurl ? it : it.skip;

describe('the session of docs/api.md', () => {
  let served: Served;
  beforeAll(async () => {
    served = await Served.start();
    await bringSamples(served.app);
  });
  afterAll(() => served.end());

  const END = '<<end of output>>';

  /** All lines in one shell, as a person would type them. */
  async function type(lines: readonly string[]): Promise<string[]> {
    const shell = spawn('bash', ['--norc'], { env: { PATH: process.env.PATH, TOKEN: served.organiser } });
    let out = '';
    shell.stdout.on('data', (bytes: Buffer) => (out += bytes.toString()));
    shell.stderr.on('data', (bytes: Buffer) => (out += bytes.toString()));
    shell.stdin.end(lines.map((line) => `${line}\necho "${END}"\n`).join(''));
    await new Promise((resolve) => shell.on('close', resolve));
    return out.split(END).slice(0, -1).map((printed) => printed.trim());
  }

  run(`works line by line${hasCurl ? '' : ' (skipped: no bash with curl on this machine)'}`, async () => {
    expect(session.length).toBeGreaterThan(20);
    const listed = async (): Promise<string> => (await served.call('GET', '/v1/matches?text=slow', { token: served.organiser })).text;
    while (!(await listed()).includes('"illegal":2')) await new Promise((resolve) => setTimeout(resolve, 20));

    const here = (command: string): string => command.replace('http://127.0.0.1:7070', served.address);
    const printed = await type(session.map(({ command }) => here(command)));
    expect(printed).toHaveLength(session.length);
    session.forEach(({ command, prints }, i) => {
      const found = asPattern(prints).test(printed[i]) ? prints : printed[i];
      expect(`$ ${command}\n${found}`).toBe(`$ ${command}\n${prints}`);
    });
  }, 60_000);
});
