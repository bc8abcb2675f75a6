/** Wakes those who wait for news. */
import { setImmediate as breathe } from 'node:timers/promises';

export class Bell {
  private waiting = new Set<() => void>();
  /** How often it has rung: who was busy meanwhile did not hear it. */
  rings = 0;

  ring(): void {
    this.rings++;
    const woken = this.waiting;
    this.waiting = new Set();
    for (const wake of woken) wake();
  }

  /** Resolves at the next ring behind those that were heard, after so many milliseconds, or when the signal ends the waiting. */
  wait(milliseconds: number, signal: AbortSignal, heard: number): Promise<void> {
    if (this.rings !== heard) return breathe();
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        this.waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      signal.addEventListener('abort', done, { once: true });
      this.waiting.add(done);
      if (signal.aborted) done();
    });
  }
}
