/** Work shared through a persistent subscription of the server. */
import {
  persistentSubscriptionToStreamSettingsFromDefaults, START, type EventStoreDBClient, type PersistentSubscriptionToStreamResolvedEvent,
} from '@eventstore/db-client';
import { StoreUnavailable } from '../errors.js';
import { patience, pause } from '../pause.js';
import { Hopeless, type WorkOptions, type WorkQueue } from '../work-queue.js';
import type { EventStoreDbStore } from './eventstoredb-store.js';
import { typed } from './faults.js';
import { cancel, flowOf, Intake } from './intake.js';
import { storedEvent } from './stored.js';

type Delivered = PersistentSubscriptionToStreamResolvedEvent;
type Subscription = ReturnType<EventStoreDBClient['subscribeToPersistentSubscriptionToStream']>;

/** The group was deleted, or never there: it is made again, and what was done is recognised by its ids. */
const GONE = ['persistent-subscription-dropped', 'persistent-subscription-does-not-exist'];

export class CompetingConsumers implements WorkQueue {
  constructor(private readonly store: EventStoreDbStore) {}

  async work(options: WorkOptions, handle: (event: NonNullable<ReturnType<typeof storedEvent>>) => Promise<void>): Promise<void> {
    const signal = AbortSignal.any([options.signal, this.store.closing.signal]);
    for (let faults = 0; !signal.aborted; ) {
      const { client, leave } = this.store.lanes.subscription();
      let subscription: Subscription | undefined;
      try {
        await this.ensureGroup(options);
        subscription = client.subscribeToPersistentSubscriptionToStream(options.stream, options.group, { bufferSize: options.atOnce });
        const taken = subscription;
        const intake = new Intake<Delivered>(flowOf(subscription), signal);
        for (let page; (page = await intake.next(options.atOnce)) !== null && !signal.aborted; faults = 0) {
          await Promise.all(page.map((delivered) => this.one(taken, delivered, handle)));
        }
      } catch (error) {
        if (signal.aborted) return;
        const fault = typed(error, this.store.connection.shown, options.stream);
        const gone = GONE.includes((error as { type?: string }).type ?? '');
        if (!gone && !(fault instanceof StoreUnavailable && fault.passing)) throw fault;
        options.onFault?.(fault);
      } finally {
        leave();
        if (subscription) await cancel(flowOf(subscription));
      }
      if (!signal.aborted) await pause(patience(faults++), signal);
    }
  }

  async resume(stream: string, group: string): Promise<void> {
    try {
      await this.store.lanes.reads.replayParkedMessagesToStream(stream, group, { credentials: this.store.connection.credentials });
    } catch (error) {
      throw typed(error, this.store.connection.shown, stream);
    }
  }

  private async one(subscription: Subscription, delivered: Delivered, handle: Parameters<CompetingConsumers['work']>[1]): Promise<void> {
    const event = storedEvent(delivered);
    try {
      if (event) await handle(event);
    } catch (error) {
      // Once too often retried, the server puts it aside by itself.
      const action = error instanceof Hopeless ? 'park' : 'retry';
      return subscription.nack(action, error instanceof Error ? error.message : String(error), delivered);
    }
    await subscription.ack(delivered);
  }

  private async ensureGroup({ stream, group, retries, timeout }: WorkOptions): Promise<void> {
    // From the start: by default a group sees only what comes after it.
    const settings = persistentSubscriptionToStreamSettingsFromDefaults({ startFrom: START, maxRetryCount: retries, messageTimeout: timeout });
    const { credentials } = this.store.connection;
    try {
      await this.store.lanes.reads.createPersistentSubscriptionToStream(stream, group, settings, { credentials });
    } catch (error) {
      if ((error as { type?: string }).type !== 'persistent-subscription-exists') throw error;
    }
  }
}
