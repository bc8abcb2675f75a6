/** A worker as a process of its own, and how many audits it has said to be done. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const COMMAND = join(import.meta.dirname, '..', '..', '..', 'apps', 'cli', 'main.js');

/** What a worker says of each audit; at its end it says another thing. */
const AUDITED = / findings? in [\d,]+ events?$/;

export class AuditWorker {
  done = 0;
  private readonly child;

  constructor(store: string) {
    this.child = spawn(process.execPath, [COMMAND, 'worker', '--store', store], { stdio: ['ignore', 'pipe', 'inherit'] });
    createInterface(this.child.stdout).on('line', (line) => {
      if (AUDITED.test(line)) this.done++;
    });
  }

  get id(): number {
    return this.child.pid!;
  }

  /** Resolves when the process is gone: what it had in hand would else go to it again. */
  end(): Promise<void> {
    return new Promise((resolve) => {
      this.child.once('exit', () => resolve());
      this.child.kill();
    });
  }
}
