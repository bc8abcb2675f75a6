/**
 * One call that reads. The client's own leads every event through a stream of its own, which costs more than all that we make
 * of the event, and its deadline has no effect; so the messages are the client's, and the taking in of them is ours.
 */
import type { EventStoreDBClient } from '@eventstore/db-client';
import streamsGrpc, { type StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type streams from '@eventstore/db-client/generated/streams_pb.js';
import { StoreUnavailable, StreamNotFound } from '../errors.js';
import type { StoredEvent } from '../event-store.js';
import { silence, typed } from './faults.js';
import { inside } from './inside.js';
import type { ReadRequest } from './read-request.js';
import { recordedEvent } from './stored.js';

type Response = InstanceType<typeof streams.ReadResp>;

/** For messages, and how many milliseconds a server may say nothing. */
export interface Reading {
  readonly store: string;
  readonly stream: string;
  readonly longest: number;
}

/** All that the server has to say to the request. */
export function readCall(client: EventStoreDBClient, request: ReadRequest, { store, stream, longest }: Reading): Promise<StoredEvent[]> {
  const events: StoredEvent[] = [];
  return new Promise((resolve, reject) => {
    let end = (): void => undefined;
    let over = false;
    const settle = (outcome: () => void): void => {
      over = true;
      clearTimeout(timer);
      outcome();
    };
    const fail = (error: unknown): void => settle(() => reject(typed(error, store, stream)));
    const timer = setTimeout(() => {
      fail(new StoreUnavailable(store, 'timeout', `no answer to a read within ${longest} ms`));
      end();
    }, longest);

    const begin = (grpc: StreamsClient): void => {
      if (over) return;
      const call = grpc.read(request, ...inside(client).callArguments({}, { deadline: Infinity }));
      end = () => {
        call.cancel();
        void inside(client).handleError(grpc, silence());
      };
      call.on('data', (response: Response) => {
        timer.refresh();
        const event = response.getEvent()?.getEvent();
        if (event) events.push(recordedEvent(event));
        else if (response.hasStreamNotFound()) fail(new StreamNotFound(stream));
      });
      call.on('error', (error: Error) => {
        if (over) return;
        fail(error);
        void inside(client).handleError(grpc, error);
      });
      call.on('end', () => settle(() => resolve(events)));
    };
    inside(client).getGRPCClient(streamsGrpc.StreamsClient, 'read').then(begin).catch(fail);
  });
}
