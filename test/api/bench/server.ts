/** The server as `npm start` starts it, in a process of its own and, where that can be said, on a core of its own. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether processes can be bound to cores here, and there is one for the server alone. */
export const isPinned = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;

export class BenchServer {
  private constructor(
    readonly address: string,
    readonly token: string,
    private readonly child: ChildProcess,
    private readonly folder: string,
  ) {}

  static start(): Promise<BenchServer> {
    const folder = mkdtempSync(join(tmpdir(), 'verdict-bench-api-'));
    if (isPinned) spawnSync('taskset', ['-a', '-cp', '1', String(process.pid)]);
    const command = [...(isPinned ? ['taskset', '-c', '0'] : []), process.execPath, join('dist', 'apps', 'api', 'main.js')];
    const env = {
      ...process.env, VERDICT_DATA: folder, VERDICT_PORT: '0', VERDICT_SAMPLES: 'no', VERDICT_REQUESTS_A_MINUTE: '0', VERDICT_STRANGERS_A_MINUTE: '0',
    };
    const child = spawn(command[0], command.slice(1), { env, stdio: ['ignore', 'pipe', 'ignore'] });
    return new Promise((resolve, reject) => {
      let said = '';
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
      child.stdout.on('data', (part: Buffer) => {
        said += part.toString();
        const address = /listens at (\S+)/.exec(said)?.[1];
        const token = /export TOKEN=(\S+)/.exec(said)?.[1];
        if (address !== undefined && token !== undefined) resolve(new BenchServer(address, token, child, folder));
      });
    });
  }

  async call(method: string, path: string, json?: unknown): Promise<string> {
    const headers = { authorization: `Bearer ${this.token}`, ...(json !== undefined && { 'content-type': 'application/json' }) };
    const answer = await fetch(this.address + path, { method, headers, ...(json !== undefined && { body: JSON.stringify(json) }) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return text;
  }

  async issue(role: string, seat?: string): Promise<string> {
    const wish = { name: role, role, matches: ['*'], ...(seat !== undefined && { seat }) };
    return (JSON.parse(await this.call('POST', '/v1/tokens', wish)) as { token: string }).token;
  }

  /** The memory of the server's process, in MiB. */
  async memory(): Promise<number> {
    return Math.round((await this.measured('process_resident_memory_bytes')) / 104_857.6) / 10;
  }

  /** How many seconds of a core the server's process has used: what a busy machine does not change. */
  cpu(): Promise<number> {
    return this.measured('process_cpu_seconds_total');
  }

  private async measured(name: string): Promise<number> {
    return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(await this.call('GET', '/metrics'))![1]);
  }

  async end(): Promise<void> {
    this.child.removeAllListeners('exit');
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGTERM');
    await ended;
    rmSync(this.folder, { recursive: true, force: true });
  }
}
