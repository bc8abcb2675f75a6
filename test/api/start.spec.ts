/** `npm start` as a person meets it: the compiled program in a process of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { SqliteStore } from '#stores/sqlite/sqlite-store.js';

const folder = mkdtempSync(join(tmpdir(), 'verdict-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

class Started {
  out = '';
  err = '';
  readonly ended: Promise<Ended>;
  private readonly process: ChildProcess;

  constructor(settings: Readonly<Record<string, string>>, ...args: readonly string[]) {
    const env = { PATH: process.env.PATH, VERDICT_DATA: folder, VERDICT_PORT: '0', ...settings };
    this.process = spawn(process.execPath, ['dist/apps/api/main.js', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.process.stdout!.on('data', (bytes: Buffer) => (this.out += bytes.toString()));
    this.process.stderr!.on('data', (bytes: Buffer) => (this.err += bytes.toString()));
    this.ended = new Promise((resolve) => this.process.on('close', (code) => resolve({ code, out: this.out, err: this.err })));
  }

  /** What it said when it was ready. */
  async ready(): Promise<{ readonly address: string; readonly token: string }> {
    let over = false;
    void this.ended.then(() => (over = true));
    while (!this.out.includes('Ctrl+C')) {
      if (over) throw new Error(`it ended: ${this.err}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return { address: /listens at (\S+)/.exec(this.out)![1], token: /TOKEN=(\S+)/.exec(this.out)?.[1] ?? '' };
  }

  signal(name: 'SIGINT' | 'SIGTERM'): Promise<Ended> {
    this.process.kill(name);
    return this.ended;
  }
}

describe('npm start', () => {
  it('prints the token once, to the terminal and never to the log, and ends cleanly with all that it acknowledged', async () => {
    const first = new Started({});
    const { address, token } = await first.ready();
    expect(statSync(join(folder, 'token.key')).mode & 0o777).toBe(0o600);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'text/plain' };
    const append = (after: number): Promise<Response> =>
      fetch(`${address}/v1/matches/tgc-clean/events?after=${after}`, { method: 'POST', headers, body: 'a judge is called' });
    const { events } = (await (await fetch(`${address}/v1/matches/tgc-clean`, { headers })).json()) as { events: number };

    let last = events;
    let ended: Promise<Ended> | null = null;
    // The signal comes in the middle of a stream of appends.
    for (;;) {
      try {
        const answer = await append(last);
        if (answer.status !== 201) break;
        last++;
      } catch {
        break;
      }
      if (last === events + 20) ended = first.signal('SIGTERM');
    }
    expect(last).toBeGreaterThanOrEqual(events + 20);
    const { code, out, err } = await ended!;
    expect([code, err.includes(token), err.includes('"msg":"ended"')]).toEqual([0, false, true]);
    expect(out).toContain('8 sample matches');

    const store = SqliteStore.open(join(folder, 'verdict.db'));
    const { value: page } = await store.readStream('match-tgc-clean', { direction: 'backwards', limit: 1 }).next();
    await store.close();
    // What was not acknowledged may be there as well: its answer was cut off, not its storing.
    expect(page![0].revision).toBeGreaterThanOrEqual(last);

    const second = new Started({ VERDICT_QQQQQQ: '1' }, '--organiser-token');
    const again = await second.ready();
    expect((await fetch(`${again.address}/v1/tokens`, { headers })).status).toBe(200);
    expect((await fetch(`${again.address}/v1/tokens`, { headers: { authorization: `Bearer ${again.token}` } })).status).toBe(200);
    const told = await second.signal('SIGINT');
    expect([told.code, told.out.includes('sample'), told.err.split('\n')[0]]).toEqual([0, false, 'verdict: VERDICT_QQQQQQ is no setting']);
  });

  it('says which variable to change when the port is taken or a setting is wrong, and lists them all with --help', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as { port: number };
    const blocked = await new Started({ VERDICT_PORT: String(port) }).ended;
    taken.close();
    expect([blocked.code, blocked.out]).toEqual([1, '']);
    expect(blocked.err).toContain(`verdict: port ${port} of 127.0.0.1 is taken by another program. Choose another with VERDICT_PORT`);

    const wrong = await new Started({ VERDICT_PORT: 'x' }).ended;
    expect([wrong.code, wrong.err]).toEqual([2, 'verdict: VERDICT_PORT: found "x", expected a whole number from 0 to 65535\n']);
    const strange = await new Started({}, '--wat').ended;
    expect([strange.code, strange.err]).toEqual([2, expect.stringContaining('--help lists what there is')]);
    const help = await new Started({}, '--help').ended;
    expect([help.code, help.err, help.out.includes('VERDICT_STORE')]).toEqual([0, '', true]);
  });
});
