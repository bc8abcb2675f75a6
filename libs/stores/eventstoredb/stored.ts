/** Events and positions of the client, as those of the port. */
import type { Position as ServerPosition, ResolvedEvent } from '@eventstore/db-client';
import type streams from '@eventstore/db-client/generated/streams_pb.js';
import type { Json, JsonObject, Position, StoredEvent } from '../event-store.js';

export function storedEvent({ event, commitPosition }: ResolvedEvent): StoredEvent | null {
  if (!event) return null;
  const { streamId, revision, id, type, data, metadata, isJson, created, position } = event;
  return {
    stream: streamId,
    revision: Number(revision),
    position: positionText(position ?? { commit: commitPosition ?? 0n, prepare: commitPosition ?? 0n }),
    id,
    type,
    // Other programs may store what is no JSON.
    data: isJson ? (data as Json) : Buffer.from(data).toString('base64'),
    metadata: metadataOf(metadata instanceof Uint8Array ? null : metadata as Json | undefined),
    recordedAt: created.toISOString(),
  };
}

type Recorded = InstanceType<typeof streams.ReadResp.ReadEvent.RecordedEvent>;

/** As it comes over the wire, which is a good deal cheaper than by way of what the client makes of it. */
export function recordedEvent(event: Recorded): StoredEvent {
  const told = event.getMetadataMap();
  const name = event.getStreamIdentifier();
  const data = bytesOf(event.getData_asU8());
  const custom = bytesOf(event.getCustomMetadata_asU8());
  return {
    stream: name ? bytesOf(name.getStreamName_asU8()).toString() : '',
    revision: Number(event.getStreamRevision()),
    position: `${event.getCommitPosition()}/${event.getPreparePosition()}` as Position,
    id: event.getId()?.getString() ?? '',
    type: told.get('type') ?? '',
    // Other programs may store what is no JSON, or call JSON what is none.
    data: told.get('content-type') === 'application/json' ? parsed(data.toString(), data.toString()) : data.toString('base64'),
    metadata: custom.length ? metadataOf(parsed(custom.toString(), null)) : {},
    recordedAt: timeOf(told.get('created') ?? ''),
  };
}

const bytesOf = ({ buffer, byteOffset, length }: Uint8Array): Buffer => Buffer.from(buffer, byteOffset, length);

function parsed(text: string, otherwise: Json): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return otherwise;
  }
}

const metadataOf = (metadata: Json | undefined): JsonObject =>
  typeof metadata === 'object' && metadata !== null && !Array.isArray(metadata) ? (metadata as JsonObject) : {};

/** Ticks of 100 ns, too many for a number: the last four digits are fractions of a millisecond. */
const timeOf = (ticks: string): string => new Date(Number(ticks.slice(0, -4)) || 0).toISOString();

export const positionText = ({ commit, prepare }: ServerPosition): Position => `${commit}/${prepare}` as Position;

export function serverPosition(position: Position): ServerPosition {
  const [commit, prepare] = position.split('/');
  return { commit: BigInt(commit), prepare: BigInt(prepare) };
}

/** What the server keeps for itself lies in streams and types with a $. */
export const isOurs = ({ stream, type }: StoredEvent): boolean => !stream.startsWith('$') && !type.startsWith('$');
