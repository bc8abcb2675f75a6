/** Appends one after another and follows them, while the store goes away and comes back; then looks whether all is there once. */
import { setTimeout as sleep } from 'node:timers/promises';
import { from, type Subscription } from 'rxjs';
import { all, fresh, numbered, numbersOf, range } from '#stores/contract/case.js';
import { StoreUnavailable } from '#stores/errors.js';
import type { EventStore, NewEvent, Source, StoredEvent } from '#stores/event-store.js';

/** How long it works before a fault, and after it. */
const CALM = 2_000;
/** How long the subscriptions have for what was stored last. */
const CATCH_UP = 60_000;
const PAUSE = 5;

export interface Fault {
  readonly name: string;
  begin(): Promise<void>;
  end(): Promise<void>;
}

export interface Outcome {
  readonly fault: string;
  readonly acknowledged: number;
  readonly stored: number;
  /** Answers that did not come: each append was sent again with the same ids and the same revision. */
  readonly refusals: number;
  /** Faults that the two subscriptions were told of and survived. */
  readonly survived: number;
  /** The longest time between two acknowledged appends. */
  readonly longestGapMs: number;
  /** What was wrong, in words; empty if nothing was. */
  readonly failures: readonly string[];
}

export async function drill(store: EventStore, fault: Fault, lasts: number): Promise<Outcome> {
  const stream = fresh('drill');
  let survived = 0;
  const followed = [{ stream }, { prefix: stream }].map((source) => new Followed(store, source, () => survived++));
  const work = new Work(store, stream);
  const working = work.run();
  await sleep(CALM);
  await fault.begin();
  await sleep(lasts);
  await fault.end();
  await work.next();
  await sleep(CALM);
  work.ending = true;
  await working;
  const stored = numbersOf(await all(store.readStream(stream)));
  const failures = [...wrong('the stream', stored, work.acknowledged)];
  for (const { name, got, reached, subscription } of followed) {
    const until = performance.now() + CATCH_UP;
    while (!reached(stored.length) && performance.now() < until) await sleep(20);
    subscription.unsubscribe();
    failures.push(...wrong(name, numbersOf(got), stored.length));
  }
  const { acknowledged, refusals, longestGap } = work;
  return {
    fault: fault.name, acknowledged, stored: stored.length, refusals, survived, longestGapMs: Math.round(longestGap), failures,
  };
}

class Followed {
  readonly got: StoredEvent[] = [];
  readonly name: string;
  readonly subscription: Subscription;

  constructor(store: EventStore, source: Source, onFault: () => void) {
    this.name = 'stream' in source ? 'the subscription to the stream' : 'the subscription to everything';
    this.subscription = store.subscribe(source, (page) => from(page), { onFault }).subscribe({
      next: (event) => this.got.push(event),
      error: (error: unknown) => console.error(`${this.name} ended: ${String(error)}`),
    });
  }

  readonly reached = (count: number): boolean => this.got.length >= count;
}

class Work {
  acknowledged = 0;
  refusals = 0;
  longestGap = 0;
  ending = false;
  private last = performance.now();
  private acknowledge: (() => void) | null = null;

  constructor(
    private readonly store: EventStore,
    private readonly stream: string,
  ) {}

  async run(): Promise<void> {
    while (!this.ending) {
      await this.sent(numbered(1, this.acknowledged));
      const now = performance.now();
      this.longestGap = Math.max(this.longestGap, now - this.last);
      this.last = now;
      this.acknowledged++;
      this.acknowledge?.();
      await sleep(PAUSE);
    }
  }

  /** Resolves at the next acknowledgement. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.acknowledge = resolve;
    });
  }

  private async sent(events: readonly NewEvent[]): Promise<void> {
    for (;;) {
      try {
        await this.store.append(this.stream, events, this.acknowledged === 0 ? 'no stream' : this.acknowledged - 1);
        return;
      } catch (error) {
        if (!(error instanceof StoreUnavailable && error.passing)) throw error;
        this.refusals++;
      }
    }
  }
}

function wrong(what: string, numbers: readonly unknown[], count: number): string[] {
  if (numbers.length === count && range(0, count - 1).every((n, i) => numbers[i] === n)) return [];
  const first = numbers.findIndex((n, i) => n !== i);
  return [`${what} has ${numbers.length} events of ${count}${first < 0 ? '' : `, and event ${String(numbers[first])} where ${first} is due`}`];
}
