/** Reads and subscriptions, as far as the adapter uses them. */
import { status, type handleServerStreamingCall, type ServerWritableStream } from '@grpc/grpc-js';
import { failure, deleted } from './failures.js';
import type { Misdeeds, Seen } from './misdeeds.js';
import { Messages } from './messages.js';
import { identifier, nameOf, streams } from './protocol.js';
import { recorded } from './recorded.js';
import type { Held, ServerLog } from './server-log.js';

type ReadReq = InstanceType<typeof streams.ReadReq>;
/** Reads are answered with messages that have been written already, and what is no event with the client's own. */
type Answer = Messages | InstanceType<typeof streams.ReadResp>;
type Call = ServerWritableStream<ReadReq, Answer>;

/** How many events go into one write. */
const TOGETHER = 100;

const { BACKWARDS } = streams.ReadReq.Options.ReadDirection;

export function readHandler(log: ServerLog, misdeeds: Misdeeds, seen: Seen): handleServerStreamingCall<ReadReq, Answer> {
  let reading = 0;
  return (call) => {
    call.on('error', () => undefined);
    if (misdeeds.frozen) return;
    if (misdeeds.denied) return void call.emit('error', failure(status.PERMISSION_DENIED, 'Access denied', 'access-denied'));
    const options = call.request.getOptions()!;
    if (options.hasSubscription()) void follow(call, log);
    // 19: a count of 0 is an error that says nothing.
    else if (options.getCount() === '0') call.emit('error', failure(status.UNKNOWN, 'unknown'));
    else {
      seen.readsAtOnce = Math.max(seen.readsAtOnce, ++reading);
      const answer = (): void => {
        reading--;
        if (options.hasStream()) readStream(call, log);
        else readAll(call, log);
      };
      if (misdeeds.slow) setTimeout(answer, misdeeds.slow);
      else answer();
    }
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
  send(call, (backwards ? stretch.reverse() : stretch).slice(0, count));
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
  send(call, events.slice(0, count));
}

function send(call: Call, events: readonly Held[]): void {
  for (let i = 0; i < events.length; i += TOGETHER) call.write(new Messages(events.slice(i, i + TOGETHER).map(response)));
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
    if (!call.write(new Messages([response(event)]))) await Promise.race([ended, new Promise((resolve) => call.once('drain', resolve))]);
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

/** What is read again is not written anew: a server that costs little leaves the cores to those who are measured. */
const responses = new WeakMap<Held, Buffer>();

function response(event: Held): Buffer {
  const known = responses.get(event);
  if (known) return known;
  const read = new streams.ReadResp.ReadEvent().setCommitPosition(String(event.position));
  read.setEvent(recorded(new streams.ReadResp.ReadEvent.RecordedEvent(), event));
  const bytes = Buffer.from(new streams.ReadResp().setEvent(read).serializeBinary());
  responses.set(event, bytes);
  return bytes;
}
