/** Wakes those who wait for news. */
export class Bell {
  private waiting = new Set<() => void>();

  ring(): void {
    const woken = this.waiting;
    this.waiting = new Set();
    for (const wake of woken) wake();
  }

  /** Resolves at the next ring, after so many milliseconds, or when the signal ends the waiting. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void> {
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
