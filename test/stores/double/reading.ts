/** Reads and subscriptions, as far as the adapter uses them. */
import { status, type handleServerStreamingCall, type ServerWritableStream } from '@grpc/grpc-js';
import { failure, deleted } from './failures.js';
import type { Misdeeds } from './misdeeds.js';
import { identifier, nameOf, streams, uuid } from './protocol.js';
import type { Held, ServerLog } from './server-log.js';

type ReadReq = InstanceType<typeof streams.ReadReq>;
type ReadResp = InstanceType<typeof streams.ReadResp>;
type Call = ServerWritableStream<ReadReq, ReadResp>;

const { BACKWARDS } = streams.ReadReq.Options.ReadDirection;

export function readHandler(log: ServerLog, misdeeds: Misdeeds): handleServerStreamingCall<ReadReq, ReadResp> {
  return (call) => {
    call.on('error', () => undefined);
    if (misdeeds.frozen) return;
    const options = call.request.getOptions()!;
    if (options.hasSubscription()) void follow(call, log);
    // 19: a count of 0 is an error that says nothing.
    else if (options.getCount() === '0') call.emit('error', failure(status.UNKNOWN, 'unknown'));
    else if (options.hasStream()) readStream(call, log);
    else readAll(call, log);
  };
}

function readStream(call: Call, log: ServerLog): void {
  const options = call.request.getOptions()!;
  const from = options.getStream()!;
  const stream = nameOf(from.getStreamIdentifier());
  const held = log.read(stream);
  if (held === 'deleted') return void call.emit('error', deleted(stream));
  if (held === null) {
    call.write(new streams.ReadResp().setStreamNotFound(new streams.ReadResp.StreamNotFound().setStreamIdentifier(identifier(stream))));
    return void call.end();
  }
  const count = Number(options.getCount());
  const last = held.at(-1)?.revision ?? -1;
  const backwards = options.getReadDirection() === BACKWARDS;
  const at = from.hasRevision() ? Number(from.getRevision()) : from.hasEnd() ? last : 0;
  // A stretch of revisions, not of events: backwards from behind the end there may be none in it.
  const [low, high] = backwards ? [Math.max(0, at - count + 1), at] : [Math.max(at, held[0]?.revision ?? 0), Infinity];
  const stretch = held.filter(({ revision }) => revision >= low && revision <= high);
  for (const event of (backwards ? stretch.reverse() : stretch).slice(0, count)) call.write(response(event));
  call.end();
}

function readAll(call: Call, log: ServerLog): void {
  const options = call.request.getOptions()!;
  const all = options.getAll()!;
  const at = all.getPosition() ? BigInt(all.getPosition()!.getCommitPosition()) : null;
  const count = Number(options.getCount());
  const passes = filterOf(options);
  // 18: forwards the position is among the events, backwards it is not.
  const events = options.getReadDirection() === BACKWARDS
    ? log.all.filter((event) => (at === null || event.position < at) && passes(event)).reverse()
    : log.all.filter((event) => (at === null || event.position >= at) && passes(event));
  for (const event of events.slice(0, count)) call.write(response(event));
  call.end();
}

/** 18: a subscription begins behind the place that it names. */
async function follow(call: Call, log: ServerLog): Promise<void> {
  const options = call.request.getOptions()!;
  const wanted = wantedBy(options);
  let gone = false;
  const ended = new Promise<void>((resolve) => {
    for (const event of ['cancelled', 'close', 'error']) call.on(event, () => resolve(void (gone = true)));
  });
  call.write(new streams.ReadResp().setConfirmation(new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId('double')));
  for (let next = 0; !gone; ) {
    const event = log.all[next];
    if (event === undefined) {
      await Promise.race([ended, new Promise((resolve) => log.once('written', resolve))]);
      continue;
    }
    next++;
    if (!wanted(event)) continue;
    if (!call.write(response(event))) await Promise.race([ended, new Promise((resolve) => call.once('drain', resolve))]);
  }
}

type Options = NonNullable<ReturnType<ReadReq['getOptions']>>;

function wantedBy(options: Options): (event: Held) => boolean {
  const stream = options.getStream();
  if (stream) {
    const name = nameOf(stream.getStreamIdentifier());
    const after = stream.hasRevision() ? Number(stream.getRevision()) : -1;
    return (event) => event.stream === name && event.revision > after;
  }
  const at = options.getAll()!.getPosition();
  const after = at ? BigInt(at.getCommitPosition()) : -1n;
  const passes = filterOf(options);
  return (event) => event.position > after && passes(event);
}

function filterOf(options: Options): (event: Held) => boolean {
  const filter = options.getFilter();
  const prefixes = filter?.getStreamIdentifier()?.getPrefixList();
  const regex = filter?.getEventType()?.getRegex();
  return ({ stream, type }) =>
    (!prefixes || prefixes.some((prefix) => stream.startsWith(prefix))) && (!regex || new RegExp(regex).test(type));
}

export function response(event: Held): ReadResp {
  const recorded = new streams.ReadResp.ReadEvent.RecordedEvent()
    .setId(uuid(event.id))
    .setStreamIdentifier(identifier(event.stream))
    .setStreamRevision(String(event.revision))
    .setCommitPosition(String(event.position))
    .setPreparePosition(String(event.position))
    .setData(event.data)
    .setCustomMetadata(event.metadata);
  const facts = recorded.getMetadataMap();
  facts.set('type', event.type);
  facts.set('content-type', event.contentType);
  facts.set('created', String(BigInt(event.created.getTime()) * 10_000n));
  return new streams.ReadResp().setEvent(new streams.ReadResp.ReadEvent().setEvent(recorded).setCommitPosition(String(event.position)));
}
