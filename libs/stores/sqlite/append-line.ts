/**
 * Appends that wait for the disk. Those that come in the same turn of the event loop are stored together, so that many tables which are
 * recorded at once share the answer of the disk. Nobody waits for others to come.
 */
import { setImmediate as breathe } from 'node:timers/promises';
import { StoreUnavailable } from '../errors.js';
import type { Appended } from '../event-store.js';
import type { Append, Outcome } from './appender.js';

interface Waiting {
  readonly append: Append;
  readonly settle: (outcome: Outcome) => void;
  readonly fail: (fault: unknown) => void;
}

export class AppendLine {
  private waiting: Waiting[] = [];
  private running = false;

  constructor(private readonly store: (group: readonly Append[]) => Promise<Outcome[]>) {}

  append(append: Append): Promise<Appended> {
    return new Promise((resolve, reject) => {
      const settle = (outcome: Outcome): void => (outcome instanceof Error ? reject(outcome) : resolve(outcome));
      this.waiting.push({ append, settle, fail: reject });
      if (!this.running) void this.run();
    });
  }

  private async run(): Promise<void> {
    this.running = true;
    while (this.waiting.length) {
      await breathe();
      const group = this.next();
      // What goes wrong with a group may be the fault of one of them.
      if (!(await this.together(group))) for (const one of group) await this.alone(one);
    }
    this.running = false;
  }

  /** Those who came first, one a stream: an append to a stream may depend on the one before it. */
  private next(): Waiting[] {
    const streams = new Set<string>();
    const end = this.waiting.findIndex(({ append: { stream } }) => streams.size === streams.add(stream).size);
    return this.waiting.splice(0, end < 0 ? this.waiting.length : end);
  }

  private async together(group: readonly Waiting[]): Promise<boolean> {
    if (group.length === 1) return false;
    try {
      const outcomes = await this.store(group.map(({ append }) => append));
      group.forEach(({ settle }, i) => settle(outcomes[i]));
      return true;
    } catch (error) {
      // Who has waited long enough for another process need not do so again.
      if (!(error instanceof StoreUnavailable && error.reason === 'locked')) return false;
      for (const { fail } of group) fail(error);
      return true;
    }
  }

  private async alone({ append, settle, fail }: Waiting): Promise<void> {
    try {
      const [outcome] = await this.store([append]);
      settle(outcome);
    } catch (error) {
      fail(error);
    }
  }
}
