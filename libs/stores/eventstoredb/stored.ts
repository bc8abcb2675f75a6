/** Events and positions of the client, as those of the port. */
import type { Position as ServerPosition, ResolvedEvent } from '@eventstore/db-client';
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
    metadata: metadata === undefined || metadata instanceof Uint8Array ? {} : (metadata as JsonObject),
    recordedAt: created.toISOString(),
  };
}

export const positionText = ({ commit, prepare }: ServerPosition): Position => `${commit}/${prepare}` as Position;

export function serverPosition(position: Position): ServerPosition {
  const [commit, prepare] = position.split('/');
  return { commit: BigInt(commit), prepare: BigInt(prepare) };
}

/** What the server keeps for itself lies in streams and types with a $. */
export const isOurs = ({ stream, type }: StoredEvent): boolean => !stream.startsWith('$') && !type.startsWith('$');
