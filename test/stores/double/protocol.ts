/** The messages and services of the protocol, as the client ships them: what it writes is what the double reads. */
import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import featuresGrpc from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import gossipGrpc from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import persistent from '@eventstore/db-client/generated/persistent_pb.js';
import persistentGrpc from '@eventstore/db-client/generated/persistent_grpc_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import status from '@eventstore/db-client/generated/status_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import streamsGrpc from '@eventstore/db-client/generated/streams_grpc_pb.js';

export { features, gossip, persistent, shared, streams };
export const { StreamsService } = streamsGrpc;
export const { PersistentSubscriptionsService } = persistentGrpc;
export const { ServerFeaturesService } = featuresGrpc;
export const { GossipService } = gossipGrpc;

export function uuid(id: string): InstanceType<typeof shared.UUID> {
  return new shared.UUID().setString(id);
}

export function identifier(stream: string): InstanceType<typeof shared.StreamIdentifier> {
  return new shared.StreamIdentifier().setStreamName(Buffer.from(stream).toString('base64'));
}

export const nameOf = (id: InstanceType<typeof shared.StreamIdentifier> | undefined): string =>
  Buffer.from(id!.getStreamName_asU8()).toString('utf8');

/** How a server says no inside an answer: words, and a message of its own that says which no. */
export function refusal(says: string, name: string, message: { serializeBinary(): Uint8Array }): InstanceType<typeof status.Status> {
  const any = [...field(1, Buffer.from(`type.googleapis.com/${name}`)), ...field(2, message.serializeBinary())];
  return status.Status.deserializeBinary(Uint8Array.from([...field(2, Buffer.from(says)), ...field(3, Uint8Array.from(any))]));
}

/** A field of bytes as the protocol writes it: its number, its length, itself. */
function field(number: number, bytes: Uint8Array): number[] {
  const length = [];
  for (let left = bytes.length; ; left >>= 7) {
    length.push(left > 127 ? (left & 127) | 128 : left);
    if (left <= 127) break;
  }
  return [(number << 3) | 2, ...length, ...bytes];
}
