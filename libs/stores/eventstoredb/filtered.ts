/**
 * Reads of everything with a filter. The server has them and the client asks for none whatever it is told, so the filter is
 * put into its request on the way out; what comes back, the client reads as ever.
 */
import type { EventStoreDBClient } from '@eventstore/db-client';
import type { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import { inside } from './inside.js';

type Options = InstanceType<typeof streams.ReadReq.Options>;
type Creator = ReturnType<typeof inside>['GRPCStreamCreator'];
type Request = InstanceType<typeof streams.ReadReq>;

const { FilterOptions } = streams.ReadReq.Options;

/** How many events the server looks at in one go. */
const WINDOW = 2000;

/** The client, reading only what is in streams whose name begins so; without a prefix, what is not the server's own. */
export function filtered(client: EventStoreDBClient, prefix: string): EventStoreDBClient {
  const expression = new FilterOptions.Expression();
  const filter = new FilterOptions().setMax(WINDOW).setCheckpointintervalmultiplier(1);
  if (prefix === '') filter.setEventType(expression.setRegex('^[^$].*'));
  else filter.setStreamIdentifier(expression.setPrefixList([prefix]));
  const creator: Creator = (service, name, begin, cache) =>
    inside(client).GRPCStreamCreator(service, name, (grpc) => begin(asking(grpc, filter)), cache);
  return Object.create(client, { GRPCStreamCreator: { value: creator } }) as EventStoreDBClient;
}

/** What begins a call, with the filter in each request that it sends. */
function asking(grpc: StreamsClient, filter: NonNullable<ReturnType<Options['getFilter']>>): StreamsClient {
  const read = (request: Request, ...rest: never[]): unknown => {
    request.getOptions()!.setFilter(filter);
    return grpc.read(request, ...rest);
  };
  return Object.create(grpc, { read: { value: read } }) as StreamsClient;
}
