/** The messages and services of the protocol, as the client ships them: what it writes is what the double reads. */
import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import featuresGrpc from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import persistent from '@eventstore/db-client/generated/persistent_pb.js';
import persistentGrpc from '@eventstore/db-client/generated/persistent_grpc_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import streamsGrpc from '@eventstore/db-client/generated/streams_grpc_pb.js';

export { features, persistent, shared, streams };
export const { StreamsService } = streamsGrpc;
export const { PersistentSubscriptionsService } = persistentGrpc;
export const { ServerFeaturesService } = featuresGrpc;

export function uuid(id: string): InstanceType<typeof shared.UUID> {
  return new shared.UUID().setString(id);
}

export function identifier(stream: string): InstanceType<typeof shared.StreamIdentifier> {
  return new shared.StreamIdentifier().setStreamName(Buffer.from(stream).toString('base64'));
}

export const nameOf = (id: InstanceType<typeof shared.StreamIdentifier> | undefined): string =>
  Buffer.from(id!.getStreamName_asU8()).toString('utf8');
