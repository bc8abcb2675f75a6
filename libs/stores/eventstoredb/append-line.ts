/**
 * Appends over one call that stays open, as the client's own batch path has it, which is two to three times as fast as a
 * call an append. The client's own keeps one list of what is pending for all servers, hangs beyond its deadline, and throws
 * where nobody can catch it; so the messages are the client's, and the bookkeeping is ours.
 */
import { randomUUID } from 'node:crypto';
import type { EventStoreDBClient } from '@eventstore/db-client';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streamsGrpc, { type StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ExpectedRevision } from '../event-store.js';
import type { Prepared } from '../prepare.js';
import { silence } from './faults.js';
import { inside } from './inside.js';

type Call = ReturnType<StreamsClient['batchAppend']>;
type Request = InstanceType<typeof streams.BatchAppendReq>;
type Response = InstanceType<typeof streams.BatchAppendResp>;

interface Pending {
  readonly resolve: (revision: number) => void;
  readonly reject: (error: unknown) => void;
  readonly timer: NodeJS.Timeout;
}

/** What the server answered, in the names that the client has for the same answers elsewhere. */
export class AppendFailed extends Error {
  constructor(
    readonly type: string,
    message: string,
    readonly actualVersion?: bigint | 'no_stream',
  ) {
    super(message);
  }
}

class OpenCall {
  private readonly pending = new Map<string, Pending>();
  private readonly call: Call;
  private heard = performance.now();
  ended = false;

  constructor(
    readonly grpc: StreamsClient,
    private readonly client: EventStoreDBClient,
  ) {
    this.call = grpc.batchAppend(...inside(client).callArguments({}, { deadline: Infinity }));
    this.call.on('data', (response: Response) => this.answered(response));
    this.call.on('error', (error: Error) => this.end(error));
    this.call.on('end', () => this.end(new AppendFailed('unavailable', 'the server ended the call')));
  }

  send(request: Request, deadline: number): Promise<number> {
    const id = request.getCorrelationId()!.getString();
    const sent = performance.now();
    return new Promise((resolve, reject) => {
      const late = (): void => {
        this.pending.delete(id);
        reject(new AppendFailed('timeout', `no answer to an append within ${deadline} ms`));
        // Not one answer since this was sent: the others have nothing to wait for either.
        if (this.heard < sent) this.end(silence());
      };
      this.pending.set(id, { resolve, reject, timer: setTimeout(late, deadline) });
      this.call.write(request);
    });
  }

  end(error: Error): void {
    if (this.ended) return;
    this.ended = true;
    for (const { reject, timer } of this.pending.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.pending.clear();
    this.call.cancel();
    void inside(this.client).handleError(this.grpc, error);
  }

  private answered(response: Response): void {
    this.heard = performance.now();
    const id = response.getCorrelationId()!.getString();
    // An answer that comes after its deadline has nobody to go to.
    const waiting = this.pending.get(id);
    if (!waiting) return;
    this.pending.delete(id);
    clearTimeout(waiting.timer);
    const success = response.getSuccess();
    if (success) waiting.resolve(Number(success.getCurrentRevision()));
    else waiting.reject(failureOf(response));
  }
}

export class AppendLine {
  private open: OpenCall | null = null;

  constructor(
    private readonly client: EventStoreDBClient,
    private readonly deadline: number,
  ) {}

  async append(stream: string, events: readonly Prepared[], expected: ExpectedRevision): Promise<number> {
    const grpc = await inside(this.client).getGRPCClient(streamsGrpc.StreamsClient, 'append');
    if (this.open?.grpc !== grpc || this.open.ended) this.open = new OpenCall(grpc, this.client);
    return this.open.send(requestFor(stream, events, expected), this.deadline);
  }

  close(): void {
    this.open?.end(new AppendFailed('cancelled', 'the store has been closed'));
  }
}

/** No deadline is sent along: the server would compare it with its own clock. */
function requestFor(stream: string, events: readonly Prepared[], expected: ExpectedRevision): Request {
  const name = new shared.StreamIdentifier().setStreamName(Buffer.from(stream));
  const options = new streams.BatchAppendReq.Options().setStreamIdentifier(name);
  if (typeof expected === 'number') options.setStreamPosition(String(expected));
  else if (expected === 'any') options.setAny(new shared.Empty());
  else options.setNoStream(new shared.Empty());
  return new streams.BatchAppendReq()
    .setCorrelationId(new shared.UUID().setString(randomUUID()))
    .setOptions(options)
    .setProposedMessagesList(events.map(message))
    .setIsFinal(true);
}

function message({ id, type, data, metadata }: Prepared): InstanceType<typeof streams.BatchAppendReq.ProposedMessage> {
  const proposed = new streams.BatchAppendReq.ProposedMessage().setId(new shared.UUID().setString(id)).setData(Buffer.from(data));
  if (metadata !== '{}') proposed.setCustomMetadata(Buffer.from(metadata));
  proposed.getMetadataMap().set('type', type).set('content-type', 'application/json');
  return proposed;
}

const TYPES: Readonly<Record<string, string>> = {
  'event_store.client.StreamDeleted': 'stream-deleted',
  'event_store.client.AccessDenied': 'access-denied',
  'event_store.client.Timeout': 'timeout',
  'event_store.client.MaximumAppendSizeExceeded': 'maximum-append-size-exceeded',
  // Sent with nothing but words by a server that is starting, too busy, or without a leader.
  'google.protobuf.Empty': 'unavailable',
};

function failureOf(response: Response): AppendFailed {
  const status = response.getError();
  const details = status?.getDetails();
  const name = details?.getTypeName() ?? '';
  if (name === 'event_store.client.WrongExpectedVersion') {
    const wrong = details!.unpack((bytes) => shared.WrongExpectedVersion.deserializeBinary(bytes), name)!;
    const actual = wrong.hasCurrentStreamRevision() ? BigInt(wrong.getCurrentStreamRevision()) : 'no_stream';
    return new AppendFailed('wrong-expected-version', '', actual);
  }
  return new AppendFailed(TYPES[name] ?? 'unknown', status?.getMessage() ?? '');
}
