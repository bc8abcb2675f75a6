/**
 * The parts of the client that it does not show and that we use all the same. Pinned with its version in package.json:
 * whoever raises that looks at these first.
 */
import type { EventStoreDBClient } from '@eventstore/db-client';
import type { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js';

type CallOptions = NonNullable<Parameters<StreamsClient['batchAppend']>[1]>;
type Metadata = NonNullable<Parameters<StreamsClient['batchAppend']>[0]>;

interface Inside {
  /** Another one after each reconnection. */
  getGRPCClient(service: typeof StreamsClient, name: string): Promise<StreamsClient>;
  callArguments(options: object, more: CallOptions): [Metadata, CallOptions];
  /** Looks for another node, or for the same one anew, if the error says that this connection is of no more use. */
  handleError: (used: StreamsClient, error: Error) => Promise<void>;
  getChannel(): Promise<{ close(): void }>;
  /** Where the node is that is to be used; of a cluster, after looking for it. */
  resolveUri: () => Promise<string>;
}

export const inside = (client: EventStoreDBClient): Inside => client as unknown as Inside;
