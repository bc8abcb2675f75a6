import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { pipeMemory } from '../bench/pipe-memory.js';
import { ROOT, verdict } from './call.js';
import { golden, transcript } from './transcript.js';

const start = (...args: string[]) => spawn(process.execPath, [join(ROOT, 'bin', 'verdict.mjs'), ...args], { cwd: ROOT });

/** These start the compiled command: `npm test` compiles before it, `npm run build` does by hand. */
describe('a process', () => {
  const some = ['audit-findings.txt', 'audit-bad-json.txt', 'audit-stdin.txt', 'usage-command.txt', 'board-narrow.txt'];
  it.each(some)('says %s', async (name) => {
    const expected = golden(name);
    expect(transcript(expected, await verdict(expected.call.words, expected.call))).toBe(expected.text);
  }, 90_000);

  it('paints only when it is asked to, where there is no terminal', async () => {
    const plain = await verdict(['audit', '-q', 'test/cli/fixtures/clean.match'], { env: { FORCE_COLOR: '1' } });
    expect(plain.stdout).not.toContain('\u001b');
    const painted = await verdict(['audit', '-q', 'test/cli/fixtures/clean.match', '--color', 'always']);
    expect(painted.stdout).toContain('\u001b[32mclean:');
  }, 90_000);

  it('ends quietly when nobody reads on', async () => {
    const child = start('explain', 'host', '--format', 'json');
    const errors = text(child.stderr);
    child.stdout.destroy();
    const [status] = (await once(child, 'exit')) as [number | null];
    expect({ status, errors: await errors }).toEqual({ status: 0, errors: '' });
  }, 90_000);

  it('does not wait for a standard input that it has no use for', async () => {
    const child = start('board', 'test/cli/fixtures/clean.match', '--at', '3');
    const [status] = (await once(child, 'exit')) as [number | null];
    child.stdin.destroy();
    expect(status).toBe(0);
  }, 90_000);

  it('says so when the fault is its own, without a trace', async () => {
    const breaking = "process.stdout.write=()=>{throw(new(Error)('boom'))}";
    const { stderr, status } = await verdict(['help'], { env: { NODE_OPTIONS: `--import=data:text/javascript,${breaking}` } });
    expect(stderr).toContain('an error of our own, not of your file: Error: boom');
    expect(stderr).toContain('Please report it');
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(status).toBe(70);
  }, 90_000);

  it('audits a long pipe in a memory that does not grow with it', async () => {
    const { megabytes } = await pipeMemory(60_000);
    expect(megabytes).toBeLessThan(200);
  }, 90_000);
});
