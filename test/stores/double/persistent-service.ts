/** Groups of competing consumers: each event goes to one of them, and comes again until it is acknowledged or parked. */
import { status, type ServerDuplexStream, type ServerUnaryCall, type sendUnaryData, type UntypedServiceImplementation } from '@grpc/grpc-js';
import { failure } from './failures.js';
import { nameOf, persistent } from './protocol.js';
import { recorded } from './recorded.js';
import type { Held, ServerLog } from './server-log.js';

type ReadReq = InstanceType<typeof persistent.ReadReq>;
type ReadResp = InstanceType<typeof persistent.ReadResp>;
type Call = ServerDuplexStream<ReadReq, ReadResp>;
type Action = ReturnType<InstanceType<typeof persistent.ReadReq.Nack>['getAction']>;

interface Consumer {
  readonly call: Call;
  readonly size: number;
  readonly holds: Map<string, Sent>;
}

interface Sent {
  readonly event: Held;
  readonly retries: number;
}

/** 26: parked events do not come back at once. */
const REPLAY = 50;

class Group {
  next = 0;
  readonly waiting: Sent[] = [];
  readonly parked: Held[] = [];
  /** How many were acknowledged. */
  done = 0;
  readonly consumers: Consumer[] = [];

  constructor(
    readonly stream: string,
    readonly maxRetries: number,
    private readonly log: ServerLog,
  ) {}

  deal(): void {
    for (;;) {
      const free = this.consumers.filter(({ holds, size }) => holds.size < size);
      // Round robin: the one that has waited longest.
      const consumer = free[0];
      const sent = consumer && this.take();
      if (!sent) return;
      this.consumers.push(...this.consumers.splice(this.consumers.indexOf(consumer), 1));
      consumer.holds.set(sent.event.id, sent);
      consumer.call.write(message(sent));
    }
  }

  private take(): Sent | undefined {
    const again = this.waiting.shift();
    if (again) return again;
    while (this.next < this.log.all.length) {
      const event = this.log.all[this.next++];
      if (event.stream === this.stream) return { event, retries: 0 };
    }
    return undefined;
  }

  again({ event, retries }: Sent): void {
    if (retries >= this.maxRetries) this.parked.push(event);
    else this.waiting.push({ event, retries: retries + 1 });
  }

  leave(consumer: Consumer): void {
    const at = this.consumers.indexOf(consumer);
    if (at < 0) return;
    this.consumers.splice(at, 1);
    for (const sent of consumer.holds.values()) this.waiting.push(sent);
    this.deal();
  }
}

export class PersistentGroups {
  private readonly groups = new Map<string, Group>();

  constructor(private readonly log: ServerLog) {
    log.on('written', () => this.groups.forEach((group) => group.deal()));
  }

  group(stream: string, name: string): Group | undefined {
    return this.groups.get(`${stream}::${name}`);
  }

  /** 27: whoever is connected to it is told so by an error. */
  delete(stream: string, name: string): void {
    const group = this.group(stream, name)!;
    this.groups.delete(`${stream}::${name}`);
    const dropped = failure(status.CANCELLED, 'dropped', 'persistent-subscription-dropped', { 'stream-name': stream, 'group-name': name });
    for (const { call } of group.consumers.splice(0)) call.emit('error', dropped);
  }

  disconnect(): void {
    for (const group of this.groups.values()) for (const consumer of [...group.consumers]) group.leave(consumer);
  }

  handlers(): UntypedServiceImplementation {
    const unused = (): void => undefined;
    return {
      create: this.create,
      read: this.read,
      replayParked: this.replayParked,
      update: unused,
      delete: unused,
      getInfo: unused,
      list: unused,
      restartSubsystem: unused,
    };
  }

  private readonly create = (call: ServerUnaryCall<InstanceType<typeof persistent.CreateReq>, object>, answer: sendUnaryData<object>): void => {
    const options = call.request.getOptions()!;
    const [stream, name] = [nameOf(options.getStreamIdentifier()), options.getGroupName()];
    const facts = { 'stream-name': stream, 'group-name': name };
    if (this.group(stream, name)) return answer(failure(status.ALREADY_EXISTS, 'exists', 'persistent-subscription-exists', facts));
    const settings = options.getSettings()!;
    const group = new Group(stream, settings.getMaxRetryCount(), this.log);
    // 25: unless the start is asked for, a group begins at the end.
    if (settings.getRevision() !== '0') group.next = this.log.all.length;
    this.groups.set(`${stream}::${name}`, group);
    answer(null, new persistent.CreateResp());
  };

  private readonly read = (call: Call): void => {
    let group: Group | undefined;
    let consumer: Consumer;
    call.on('data', (request: ReadReq) => {
      const options = request.getOptions();
      if (options) {
        const [stream, name] = [nameOf(options.getStreamIdentifier()), options.getGroupName()];
        group = this.group(stream, name);
        const facts = { 'stream-name': stream, 'group-name': name };
        if (!group) return void call.emit('error', failure(status.NOT_FOUND, 'none', 'persistent-subscription-does-not-exist', facts));
        consumer = { call, size: options.getBufferSize(), holds: new Map() };
        const confirmation = new persistent.ReadResp.SubscriptionConfirmation().setSubscriptionId('double');
        call.write(new persistent.ReadResp().setSubscriptionConfirmation(confirmation));
        group.consumers.push(consumer);
      }
      if (!group) return;
      const nack = request.getNack();
      for (const id of request.getAck()?.getIdsList() ?? []) if (consumer.holds.delete(id.getString())) group.done++;
      for (const id of nack?.getIdsList() ?? []) this.refused(group, consumer, id.getString(), nack!.getAction());
      group.deal();
    });
    const leave = (): void => group?.leave(consumer);
    for (const event of ['cancelled', 'close', 'error', 'end']) call.on(event, leave);
  };

  private refused(group: Group, consumer: Consumer, id: string, action: Action): void {
    const sent = consumer.holds.get(id);
    if (!sent) return;
    consumer.holds.delete(id);
    if (action === persistent.ReadReq.Nack.Action.PARK) group.parked.push(sent.event);
    else if (action === persistent.ReadReq.Nack.Action.RETRY) group.again(sent);
  }

  private readonly replayParked = (
    call: ServerUnaryCall<InstanceType<typeof persistent.ReplayParkedReq>, object>,
    answer: sendUnaryData<object>,
  ): void => {
    const options = call.request.getOptions()!;
    const group = this.group(nameOf(options.getStreamIdentifier()), options.getGroupName());
    answer(null, new persistent.ReplayParkedResp());
    setTimeout(() => {
      for (const event of group?.parked.splice(0) ?? []) group!.waiting.push({ event, retries: 0 });
      group?.deal();
    }, REPLAY);
  };
}

function message({ event, retries }: Sent): ReadResp {
  const read = new persistent.ReadResp.ReadEvent().setCommitPosition(String(event.position)).setRetryCount(retries);
  return new persistent.ReadResp().setEvent(read.setEvent(recorded(new persistent.ReadResp.ReadEvent.RecordedEvent(), event)));
}
