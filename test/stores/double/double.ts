/** A test double of an EventStoreDB server: the same gRPC services on a port of this machine, as far as the adapter uses them. */
import { Server, ServerCredentials } from '@grpc/grpc-js';
import { appendHandler, batchHandler } from './appending.js';
import { written } from './messages.js';
import type { Misdeeds, Seen } from './misdeeds.js';
import { PersistentGroups } from './persistent-service.js';
import { features, gossip, GossipService, PersistentSubscriptionsService, ServerFeaturesService, StreamsService } from './protocol.js';
import { readHandler } from './reading.js';
import { ServerLog } from './server-log.js';

/** 6: how many calls fit on one connection. */
const CALLS = 100;

export class EventStoreDouble {
  readonly groups: PersistentGroups;
  readonly misdeeds: Misdeeds = { frozen: false, slow: 0, denied: false, lostAnswers: 0, lostAs: 'deadline', old: false };
  readonly seen: Seen = { calls: 0, batches: 0, readsAtOnce: 0 };
  /** Those that it tells clients of, the leader first. */
  members: readonly EventStoreDouble[] = [this];
  private server: Server | null = null;
  private port = 0;

  /** Nodes of a cluster hold the same. */
  constructor(readonly log = new ServerLog(), private readonly certificate?: { readonly key: Buffer; readonly own: Buffer }) {
    this.groups = new PersistentGroups(log);
  }

  /** The first start takes a free port, and each later one the same. */
  async start(): Promise<string> {
    const server = new Server({ 'grpc.max_concurrent_streams': CALLS, 'grpc.max_receive_message_length': 8 << 20 });
    const unary = () => undefined;
    server.addService({ ...StreamsService, read: { ...StreamsService.read, responseSerialize: written } }, {
      append: appendHandler(this.log, this.misdeeds, this.seen),
      batchAppend: batchHandler(this.log, this.misdeeds, this.seen),
      read: readHandler(this.log, this.misdeeds, this.seen),
      delete: unary,
      tombstone: unary,
    });
    server.addService(PersistentSubscriptionsService, this.groups.handlers());
    server.addService(ServerFeaturesService, { getSupportedMethods });
    server.addService(GossipService, { read: this.gossip });
    this.port = await new Promise<number>((resolve, reject) => {
      const bound = (error: Error | null, port: number): void => (error ? reject(error) : resolve(port));
      server.bindAsync(`127.0.0.1:${this.port}`, this.credentials(), bound);
    });
    this.server = server;
    return this.url;
  }

  get host(): string {
    return `127.0.0.1:${this.port}`;
  }

  get url(): string {
    return `esdb://${this.host}?tls=false`;
  }

  private credentials(): ServerCredentials {
    if (!this.certificate) return ServerCredentials.createInsecure();
    return ServerCredentials.createSsl(null, [{ private_key: this.certificate.key, cert_chain: this.certificate.own }]);
  }

  /** A cluster of so many nodes, and how to kill its leader: the next of them takes its place. */
  static async cluster(size: number): Promise<{ url: string; killLeader: () => void; stop: () => void }> {
    const log = new ServerLog();
    const nodes = Array.from({ length: size }, () => new EventStoreDouble(log));
    await Promise.all(nodes.map((node) => node.start()));
    let alive = nodes;
    const agree = (): void => alive.forEach((node) => (node.members = alive));
    agree();
    const killLeader = (): void => {
      alive[0].stop();
      alive = alive.slice(1);
      agree();
    };
    const hosts = nodes.map(({ port }) => `127.0.0.1:${port}`).join(',');
    return { url: `esdb://${hosts}?tls=false`, killLeader, stop: () => nodes.forEach((node) => node.stop()) };
  }

  private readonly gossip = (_: unknown, answer: (error: null, info: object) => void): void => {
    const info = new gossip.ClusterInfo();
    for (const [i, { port }] of this.members.entries()) {
      const { LEADER, FOLLOWER } = gossip.MemberInfo.VNodeState;
      const place = new gossip.EndPoint().setAddress('127.0.0.1').setPort(port);
      info.addMembers(new gossip.MemberInfo().setState(i === 0 ? LEADER : FOLLOWER).setIsAlive(true).setHttpEndPoint(place));
    }
    answer(null, info);
  };

  /** As if it was killed: every call breaks off. What it holds is there when it starts again. */
  stop(): void {
    this.server?.forceShutdown();
    this.server = null;
    this.groups.disconnect();
    this.log.forget();
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
