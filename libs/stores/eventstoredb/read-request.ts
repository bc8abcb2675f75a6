/** What the server is asked for when events are read: the client's messages, made here because it drops the filter of `readAll`. */
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { Position } from '../event-store.js';
import { serverPosition } from './stored.js';

export type Direction = 'forwards' | 'backwards';
export type ReadRequest = InstanceType<typeof streams.ReadReq>;
type Options = InstanceType<typeof streams.ReadReq.Options>;

const { Options, Options: { AllOptions, FilterOptions, StreamOptions, UUIDOption } } = streams.ReadReq;
const nothing = (): InstanceType<typeof shared.Empty> => new shared.Empty();

/** How many events the server looks at in one go for those that a filter lets through. */
const WINDOW = 2000;

/** The first event is the one at the revision. */
export function streamRequest(stream: string, direction: Direction, from: number | 'start' | 'end', count: number): ReadRequest {
  const where = new StreamOptions().setStreamIdentifier(new shared.StreamIdentifier().setStreamName(Buffer.from(stream)));
  if (from === 'start') where.setStart(nothing());
  else if (from === 'end') where.setEnd(nothing());
  else where.setRevision(String(from));
  return request(direction, count, new Options().setStream(where).setNoFilter(nothing()));
}

/** Forwards the first event is the one at the position, backwards the one before it. */
export function allRequest(direction: Direction, from: Position | undefined, count: number, filter?: { readonly prefix: string }): ReadRequest {
  const where = new AllOptions();
  if (from !== undefined) {
    const { commit, prepare } = serverPosition(from);
    where.setPosition(new Options.Position().setCommitPosition(String(commit)).setPreparePosition(String(prepare)));
  } else if (direction === 'forwards') where.setStart(nothing());
  else where.setEnd(nothing());
  const options = new Options().setAll(where);
  return request(direction, count, filter ? options.setFilter(filterFor(filter.prefix)) : options.setNoFilter(nothing()));
}

function request(direction: Direction, count: number, options: Options): ReadRequest {
  options.setReadDirection(direction === 'forwards' ? Options.ReadDirection.FORWARDS : Options.ReadDirection.BACKWARDS);
  options.setCount(String(count)).setResolveLinks(false).setUuidOption(new UUIDOption().setString(nothing()));
  return new streams.ReadReq().setOptions(options);
}

/** Streams whose name begins so; without a prefix, what is not the server's own. */
function filterFor(prefix: string): InstanceType<typeof FilterOptions> {
  const filter = new FilterOptions().setMax(WINDOW).setCheckpointintervalmultiplier(1);
  const expression = new FilterOptions.Expression();
  return prefix === '' ? filter.setEventType(expression.setRegex('^[^$].*')) : filter.setStreamIdentifier(expression.setPrefixList([prefix]));
}
