/** A promise of the port, and what it takes to try it. */
import { rejects } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { eventsOf, type EventStore, type Json, type NewEvent, type Page, type StoredEvent } from '../event-store.js';

export interface Harness {
  /** Another opening of the same store: another process would see the same. */
  open(): Promise<EventStore>;
  /** Takes from the store what it cannot append without. */
  beginFault(): Promise<void>;
  endFault(): Promise<void>;
}

export interface Case {
  readonly name: string;
  /** Whether it asks the harness for a fault. */
  readonly takesFault?: boolean;
  /** Rejects with an AssertionError where the promise is not kept. Closes what it opens. */
  readonly holds: (harness: Harness) => Promise<void>;
}

/** A case with one store open. */
export const promise = (name: string, holds: (store: EventStore, harness: Harness) => Promise<void>): Case => ({
  name,
  async holds(harness) {
    const store = await harness.open();
    try {
      await holds(store, harness);
    } finally {
      await store.close();
    }
  },
});

/** A case in which the store goes away and comes back. */
export const faultPromise = (name: string, holds: (store: EventStore, harness: Harness) => Promise<void>): Case => ({
  ...promise(name, holds),
  takesFault: true,
});

/** A name that no other case and no earlier run uses: a real server keeps what it was given. */
export const fresh = (prefix = 'contract'): string => `${prefix}-${randomUUID()}`;

export const news = (data: Json, type = 'Happened'): NewEvent => ({ id: randomUUID(), type, data });

export const numbered = (count: number, from = 0): NewEvent[] => Array.from({ length: count }, (_, i) => news({ n: from + i }));

export const numbersOf = (events: readonly StoredEvent[]): unknown[] => events.map(({ data }) => (data as { n: number }).n);

export async function all(pages: AsyncIterable<Page>): Promise<StoredEvent[]> {
  const events: StoredEvent[] = [];
  for await (const event of eventsOf(pages)) events.push(event);
  return events;
}

type Class = new (...parts: never[]) => Error;

/** That it rejects with an error of this class and these facts. */
export async function rejected(work: Promise<unknown>, type: Class, facts: object = {}): Promise<void> {
  await rejects(work, (error: unknown) => {
    if (!(error instanceof type)) throw error;
    for (const [name, fact] of Object.entries(facts)) {
      const found = (error as unknown as Record<string, unknown>)[name];
      if (found !== fact) throw new Error(`${name} is ${String(found)}, expected ${String(fact)}: ${error.message}`);
    }
    return true;
  });
}

export const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
