/**
 * Connections to the server. One carries about a hundred calls at a time and lets the rest wait without a word, so
 * subscriptions, which never end, do not share one with reads and appends, and there are as many as they need.
 */
import { EventStoreDBClient } from '@eventstore/db-client';
import { distrusted } from './certificate.js';
import type { Connection } from './connection-string.js';
import { inside } from './inside.js';

const SUBSCRIPTIONS = 40;

/** The least that the client does not warn about. */
const KEEP_ALIVE = 10_000;

interface Lane {
  readonly client: EventStoreDBClient;
  used: number;
}

export class Lanes {
  readonly appends: EventStoreDBClient;
  readonly reads: EventStoreDBClient;
  private readonly subscriptions: Lane[] = [];
  private count = 0;

  constructor(
    private readonly connection: Connection,
    private readonly deadline: number,
  ) {
    this.appends = this.connect();
    this.reads = this.connect();
  }

  /** A client with room for one more subscription, and how to give the room back. */
  subscription(): { readonly client: EventStoreDBClient; readonly leave: () => void } {
    let lane = this.subscriptions.find(({ used }) => used < SUBSCRIPTIONS);
    if (!lane) this.subscriptions.push((lane = { client: this.connect(), used: 0 }));
    const taken = lane;
    taken.used++;
    return { client: taken.client, leave: () => void taken.used-- };
  }

  async close(): Promise<void> {
    const clients = [this.appends, this.reads, ...this.subscriptions.map(({ client }) => client)];
    await Promise.allSettled(clients.map(hangUp));
  }

  private connect(): EventStoreDBClient {
    // Without TLS, clients with equal settings would share one connection underneath: no two of ours are equal.
    const settings = `keepAliveInterval=${KEEP_ALIVE + this.count++}&keepAliveTimeout=${KEEP_ALIVE}&defaultDeadline=${this.deadline}`;
    const { text } = this.connection;
    const client = EventStoreDBClient.connectionString(`${text}${text.endsWith('?') ? '' : '&'}${settings}`);
    // The client waits in there for a connection that may fail, and catches nothing: that would end the process.
    const within = inside(client);
    const { handleError, resolveUri } = within;
    within.handleError = (used, error) => handleError(used, error).catch(() => undefined);
    within.resolveUri = () => resolveUri().catch(async (error: unknown) => {
      throw (await distrusted(this.connection)) ?? error;
    });
    return client;
  }
}

/** `dispose` of the client leaves its connection open, which would keep the process alive. */
async function hangUp(client: EventStoreDBClient): Promise<void> {
  await client.dispose();
  (await inside(client).getChannel()).close();
}
