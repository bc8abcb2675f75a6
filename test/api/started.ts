/** The compiled program in a process of its own, as `npm start` starts it. */
import { spawn, type ChildProcess } from 'node:child_process';

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export class Started {
  out = '';
  err = '';
  readonly ended: Promise<Ended>;
  private readonly process: ChildProcess;

  constructor(folder: string, settings: Readonly<Record<string, string>> = {}, ...args: readonly string[]) {
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

  signal(name: 'SIGINT' | 'SIGTERM' | 'SIGKILL'): Promise<Ended> {
    this.process.kill(name);
    return this.ended;
  }
}
