/** A server in a process of its own and, where that can be said, on a core of its own: the API and the floor that it is held against alike. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Measured } from './inside.js';

/** Whether processes can be bound to cores here, and there is one for the server alone. */
export const isPinned = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;

const INSIDE = pathToFileURL(join('dist', 'test', 'api', 'bench', 'inside.js')).href;

export class BenchProcess {
  private constructor(
    /** What it said until it was ready. */
    readonly said: string,
    private readonly child: ChildProcess,
    private readonly folder: string,
  ) {}

  /** Starts a compiled program with a data folder of its own, and waits until it has said what it listens on. */
  static start(program: string, ready: RegExp, settings: NodeJS.ProcessEnv = {}): Promise<BenchProcess> {
    const folder = mkdtempSync(join(tmpdir(), 'verdict-bench-api-'));
    if (isPinned) spawnSync('taskset', ['-a', '-cp', '1', String(process.pid)]);
    const command = [...(isPinned ? ['taskset', '-c', '0'] : []), process.execPath, '--expose-gc', '--import', INSIDE, join('dist', program)];
    const env = { ...process.env, ...settings, VERDICT_DATA: folder };
    const child = spawn(command[0], command.slice(1), { env, stdio: ['ignore', 'pipe', 'ignore', 'ipc'] });
    return new Promise((resolve, reject) => {
      let said = '';
      child.once('exit', (code) => reject(new Error(`${program} ended with ${code}: ${said}`)));
      child.stdout!.on('data', (part: Buffer) => {
        said += part.toString();
        if (ready.test(said)) resolve(new BenchProcess(said, child, folder));
      });
    });
  }

  /** What it has used so far. What is dead of its memory is not taken away for that. */
  measure(): Promise<Measured> {
    return this.ask('measure');
  }

  /** The same after a collection: what is told of its memory lives. */
  collected(): Promise<Measured> {
    return this.ask('collect');
  }

  async end(): Promise<void> {
    this.child.removeAllListeners('exit');
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGTERM');
    await ended;
    rmSync(this.folder, { recursive: true, force: true });
  }

  private ask(what: 'measure' | 'collect'): Promise<Measured> {
    return new Promise((resolve) => {
      this.child.once('message', (told) => resolve(told as Measured));
      this.child.send(what);
    });
  }
}
