/** A test double of an EventStoreDB server: the same gRPC services on a port of this machine, as far as the adapter uses them. */
import { Server, ServerCredentials } from '@grpc/grpc-js';
import { appendHandler, batchHandler } from './appending.js';
import type { Misdeeds, Seen } from './misdeeds.js';
import { PersistentGroups } from './persistent-service.js';
import { features, PersistentSubscriptionsService, ServerFeaturesService, StreamsService } from './protocol.js';
import { readHandler } from './reading.js';
import { ServerLog } from './server-log.js';

/** 6: how many calls fit on one connection. */
const CALLS = 100;

export class EventStoreDouble {
  readonly log = new ServerLog();
  readonly groups = new PersistentGroups(this.log);
  readonly misdeeds: Misdeeds = { frozen: false, lostAnswers: 0, lostAs: 'deadline', old: false };
  readonly seen: Seen = { calls: 0, batches: 0 };
  private server: Server | null = null;
  private port = 0;

  /** The first start takes a free port, and each later one the same. */
  async start(): Promise<string> {
    const server = new Server({ 'grpc.max_concurrent_streams': CALLS, 'grpc.max_receive_message_length': 8 << 20 });
    const unary = () => undefined;
    server.addService(StreamsService, {
      append: appendHandler(this.log, this.misdeeds, this.seen),
      batchAppend: batchHandler(this.log, this.misdeeds, this.seen),
      read: readHandler(this.log, this.misdeeds),
      delete: unary,
      tombstone: unary,
    });
    server.addService(PersistentSubscriptionsService, this.groups.handlers());
    server.addService(ServerFeaturesService, { getSupportedMethods });
    this.port = await new Promise<number>((resolve, reject) => {
      const bound = (error: Error | null, port: number): void => (error ? reject(error) : resolve(port));
      server.bindAsync(`127.0.0.1:${this.port}`, ServerCredentials.createInsecure(), bound);
    });
    this.server = server;
    return this.url;
  }

  get url(): string {
    return `esdb://127.0.0.1:${this.port}?tls=false`;
  }

  /** As if it was killed: every call breaks off. What it holds is there when it starts again. */
  stop(): void {
    this.server?.forceShutdown();
    this.server = null;
    this.groups.disconnect();
  }
}

/** Claims the batch path, as a real server does. */
function getSupportedMethods(_: unknown, callback: (error: null, answer: object) => void): void {
  const answer = new features.SupportedMethods().setEventStoreServerVersion('23.10.6-double');
  const claim = (service: string, method: string, list: string[]): void => {
    answer.addMethods(new features.SupportedMethod().setServiceName(service).setMethodName(method).setFeaturesList(list));
  };
  claim('event_store.client.streams.Streams', 'BatchAppend', []);
  claim('event_store.client.persistent_subscriptions.PersistentSubscriptions', 'ReplayParked', ['stream', 'all']);
  callback(null, answer);
}
