/** Append, read and subscribe, as far as the adapter uses them. */
import { status, type handleClientStreamingCall, type handleServerStreamingCall, type ServerWritableStream } from '@grpc/grpc-js';
import { failure, deleted, tooLarge } from './failures.js';
import { identifier, nameOf, shared, streams, uuid } from './protocol.js';
import type { Expected, Held, Proposed, ServerLog } from './server-log.js';

type AppendReq = InstanceType<typeof streams.AppendReq>;
type AppendResp = InstanceType<typeof streams.AppendResp>;
type ReadReq = InstanceType<typeof streams.ReadReq>;
type ReadResp = InstanceType<typeof streams.ReadResp>;
type Call = ServerWritableStream<ReadReq, ReadResp>;

const { BACKWARDS } = streams.ReadReq.Options.ReadDirection;

/** What the double is told to do wrong. */
export interface Misdeeds {
  /** Says nothing, as a stopped process does. */
  frozen: boolean;
  /** How many appends are stored and then answered with this. */
  lostAnswers: number;
  lostAs: 'deadline' | 'unavailable';
  /** How many calls of the batch path there were: the adapter makes none. */
  batchAppends: number;
}

const empty = (): InstanceType<typeof shared.Empty> => new shared.Empty();

export function appendHandler(log: ServerLog, misdeeds: Misdeeds): handleClientStreamingCall<AppendReq, AppendResp> {
  return (call, callback) => {
    let stream = '';
    let expected: Expected = 'any';
    const events: Proposed[] = [];
    call.on('data', (request: AppendReq) => {
      const options = request.getOptions();
      if (options) {
        stream = nameOf(options.getStreamIdentifier());
        expected = options.hasRevision() ? Number(options.getRevision()) : options.hasNoStream() ? 'no_stream' : 'any';
        return;
      }
      const message = request.getProposedMessage()!;
      const facts = message.getMetadataMap();
      events.push({
        id: message.getId()!.getString(),
        type: facts.get('type') ?? '',
        contentType: facts.get('content-type') ?? '',
        data: message.getData_asU8(),
        metadata: message.getCustomMetadata_asU8(),
      });
    });
    call.on('error', () => undefined);
    call.on('end', () => {
      if (misdeeds.frozen) return;
      const answer = log.append(stream, events, expected);
      if (misdeeds.lostAnswers > 0) {
        misdeeds.lostAnswers--;
        return callback(failure(misdeeds.lostAs === 'deadline' ? status.DEADLINE_EXCEEDED : status.UNAVAILABLE, 'the answer was lost'));
      }
      if ('refused' in answer) return callback(refusal(stream, answer.refused));
      const response = new streams.AppendResp();
      if ('revision' in answer) {
        response.setSuccess(new streams.AppendResp.Success().setCurrentRevision(String(answer.revision)).setNoPosition(empty()));
      } else {
        const wrong = new streams.AppendResp.WrongExpectedVersion();
        if (answer.wrong === 'no_stream') wrong.setCurrentNoStream(empty());
        else wrong.setCurrentRevision(String(answer.wrong));
        if (typeof expected === 'number') wrong.setExpectedRevision(String(expected));
        else if (expected === 'no_stream') wrong.setExpectedNoStream(empty());
        else wrong.setExpectedAny(empty());
        response.setWrongExpectedVersion(wrong);
      }
      callback(null, response);
    });
  };
}

function refusal(stream: string, why: 'deleted' | 'too large' | 'bad id' | 'empty type') {
  if (why === 'deleted') return deleted(stream);
  return why === 'too large' ? tooLarge() : failure(status.INVALID_ARGUMENT, why);
}

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
  // 17: whatever filter was asked for, none is sent. 18: forwards the position is among the events, backwards it is not.
  const events = options.getReadDirection() === BACKWARDS
    ? [...log.all].reverse().filter(({ position }) => at === null || position < at)
    : log.all.filter(({ position }) => at === null || position >= at);
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
  const filter = options.getFilter();
  const prefixes = filter?.getStreamIdentifier()?.getPrefixList();
  const regex = filter?.getEventType()?.getRegex();
  return (event) =>
    event.position > after &&
    (!prefixes || prefixes.some((prefix) => event.stream.startsWith(prefix))) &&
    (!regex || new RegExp(regex).test(event.type));
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
