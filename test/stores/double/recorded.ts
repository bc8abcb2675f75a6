/** An event as the protocol tells it. Reads and persistent subscriptions have a message each for it, alike but for the class. */
import { identifier, type persistent, type streams, uuid } from './protocol.js';
import type { Held } from './server-log.js';

type Recorded =
  | InstanceType<typeof streams.ReadResp.ReadEvent.RecordedEvent>
  | InstanceType<typeof persistent.ReadResp.ReadEvent.RecordedEvent>;

/** Dates are told in these since 1970. */
const TICKS_A_MILLISECOND = 10_000n;

export function recorded<T extends Recorded>(message: T, event: Held): T {
  message.setId(uuid(event.id));
  message.setStreamIdentifier(identifier(event.stream));
  message.setStreamRevision(String(event.revision));
  message.setCommitPosition(String(event.position));
  message.setPreparePosition(String(event.position));
  message.setData(event.data);
  message.setCustomMetadata(event.metadata);
  const facts = message.getMetadataMap();
  facts.set('type', event.type);
  facts.set('content-type', event.contentType);
  facts.set('created', String(BigInt(event.created.getTime()) * TICKS_A_MILLISECOND));
  return message;
}
