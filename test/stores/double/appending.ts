/** Both ways of appending: a call each, and batches over a call that stays open. */
import { status, type handleBidiStreamingCall, type handleClientStreamingCall } from '@grpc/grpc-js';
import { failure, deleted, tooLarge } from './failures.js';
import type { Misdeeds, Seen } from './misdeeds.js';
import { nameOf, refusal, shared, streams } from './protocol.js';
import type { Answer, Expected, Proposed, ServerLog } from './server-log.js';

type AppendReq = InstanceType<typeof streams.AppendReq>;
type AppendResp = InstanceType<typeof streams.AppendResp>;
type BatchReq = InstanceType<typeof streams.BatchAppendReq>;
type BatchResp = InstanceType<typeof streams.BatchAppendResp>;
type Message = InstanceType<typeof streams.AppendReq.ProposedMessage> | InstanceType<typeof streams.BatchAppendReq.ProposedMessage>;
type Refusal = Extract<Answer, { refused: string }>['refused'];

const empty = (): InstanceType<typeof shared.Empty> => new shared.Empty();

const lost = ({ lostAs }: Misdeeds) =>
  failure(lostAs === 'deadline' ? status.DEADLINE_EXCEEDED : status.UNAVAILABLE, 'the answer was lost');

function proposed(message: Message): Proposed {
  const facts = message.getMetadataMap();
  return {
    id: message.getId()!.getString(),
    type: facts.get('type') ?? '',
    contentType: facts.get('content-type') ?? '',
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  };
}

export function appendHandler(log: ServerLog, misdeeds: Misdeeds, seen: Seen): handleClientStreamingCall<AppendReq, AppendResp> {
  return (call, callback) => {
    let stream = '';
    let expected: Expected = 'any';
    const events: Proposed[] = [];
    seen.calls++;
    call.on('data', (request: AppendReq) => {
      const options = request.getOptions();
      if (!options) return void events.push(proposed(request.getProposedMessage()!));
      stream = nameOf(options.getStreamIdentifier());
      expected = options.hasRevision() ? Number(options.getRevision()) : options.hasNoStream() ? 'no_stream' : 'any';
    });
    call.on('error', () => undefined);
    call.on('end', () => {
      if (misdeeds.frozen) return;
      const answer = log.append(stream, events, expected);
      if (misdeeds.lostAnswers > 0) {
        misdeeds.lostAnswers--;
        return callback(lost(misdeeds));
      }
      if ('refused' in answer) return callback(refused(stream, answer.refused));
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

function refused(stream: string, why: Refusal) {
  if (why === 'deleted') return deleted(stream);
  return why === 'too large' ? tooLarge() : failure(status.INVALID_ARGUMENT, why);
}

export function batchHandler(log: ServerLog, misdeeds: Misdeeds, seen: Seen): handleBidiStreamingCall<BatchReq, BatchResp> {
  return (call) => {
    call.on('error', () => undefined);
    call.on('end', () => call.end());
    if (misdeeds.old) return void call.emit('error', failure(status.UNIMPLEMENTED, 'this server has no such method'));
    call.on('data', (request: BatchReq) => {
      if (misdeeds.frozen) return;
      seen.batches++;
      const options = request.getOptions()!;
      const expected = options.hasStreamPosition() ? Number(options.getStreamPosition()) : options.hasNoStream() ? 'no_stream' : 'any';
      const stream = nameOf(options.getStreamIdentifier());
      const answer = log.append(stream, request.getProposedMessagesList().map(proposed), expected);
      if (misdeeds.lostAnswers > 0) {
        misdeeds.lostAnswers--;
        // Past the time that the client waits, or with the connection: every answer on this call is lost with it.
        if (misdeeds.lostAs === 'unavailable') call.emit('error', lost(misdeeds));
        else call.write(answered(request).setError(problem('the answer was lost', 'Timeout', new shared.Timeout())));
        return;
      }
      call.write(batchAnswer(request, stream, answer));
    });
  };
}

const answered = (request: BatchReq): BatchResp => new streams.BatchAppendResp().setCorrelationId(request.getCorrelationId());

const problem = (says: string, name: string, message: { serializeBinary(): Uint8Array }) =>
  refusal(says, `event_store.client.${name}`, message);

function batchAnswer(request: BatchReq, stream: string, answer: Answer): BatchResp {
  const response = answered(request);
  if ('revision' in answer) {
    return response.setSuccess(new streams.BatchAppendResp.Success().setCurrentRevision(String(answer.revision)));
  }
  if ('wrong' in answer) {
    const wrong = new shared.WrongExpectedVersion();
    if (answer.wrong === 'no_stream') wrong.setCurrentNoStream(empty());
    else wrong.setCurrentStreamRevision(String(answer.wrong));
    return response.setError(problem('wrong expected version', 'WrongExpectedVersion', wrong));
  }
  if (answer.refused === 'deleted') return response.setError(problem(`${stream} is deleted`, 'StreamDeleted', new shared.StreamDeleted()));
  if (answer.refused === 'too large') {
    return response.setError(problem('too large', 'MaximumAppendSizeExceeded', new shared.MaximumAppendSizeExceeded().setMaxappendsize(1 << 20)));
  }
  return response.setError(problem(answer.refused, 'BadRequest', new shared.BadRequest()));
}
