/** Shows on a terminal how far a long piece of work has come; shows nothing anywhere else. */
import type { Output } from '../terminal.js';
import { counted } from './summary.js';

/** Short work needs no progress, and a terminal no more than a few lines a second. */
const FIRST_AFTER = 500;
const EVERY = 100;
/** Asking the clock costs more than an event. */
const STRIDE = 4096;

export class Progress {
  private readonly began = performance.now();
  private next = this.began + FIRST_AFTER;
  private shown = false;

  constructor(
    private readonly err: Output,
    private readonly verb: string,
  ) {}

  /** Called with each event. */
  at(n: number): void {
    if (n % STRIDE !== 0 || !this.err.isTerminal) return;
    const now = performance.now();
    if (now < this.next) return;
    this.next = now + EVERY;
    this.shown = true;
    const rate = Math.round((n / (now - this.began)) * 1000);
    void this.err.write(`\r\u001b[K${this.verb}: ${counted(n, 'event')}, ${rate.toLocaleString('en')} a second`);
  }

  /** Leaves the line as it was. */
  async clear(): Promise<void> {
    if (this.shown) await this.err.write('\r\u001b[K');
  }
}
