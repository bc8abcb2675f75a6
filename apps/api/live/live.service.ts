/** All live streams of this server: how many there may be, their heartbeat, and their end. */
import { Inject, Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Counter, Gauge } from 'prom-client';
import type { ServerResponse } from 'node:http';
import type { Subscription } from 'rxjs';
import { SETTINGS } from '../injected.js';
import { Metrics } from '../observing/metrics.js';
import { ApiProblem } from '../problems/api-problem.js';
import type { ProblemCode } from '../problems/codes.js';
import type { Room } from '../rooms/room.js';
import type { Settings } from '../settings/settings.js';
import type { Caller } from '../tokens/caller.js';
import { TokenLedger } from '../tokens/ledger.js';
import { Reader, type Reading } from './reader.js';

@Injectable()
export class LiveService implements OnModuleInit, BeforeApplicationShutdown {
  private readonly readers = new Set<Reader>();
  /** How many each token has; none is not told. */
  private readonly ofToken = new Map<string, number>();
  private readonly dropped: Counter;
  private heartbeat: NodeJS.Timeout | null = null;
  private revocations: Subscription | null = null;
  private ending = false;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly ledger: TokenLedger,
    { registry }: Metrics,
  ) {
    const { readers } = this;
    const registers = [registry];
    new Gauge({ name: 'verdict_live_readers', help: 'Live streams that are open', registers, collect() { this.set(readers.size); } });
    this.dropped = new Counter({ name: 'verdict_live_dropped_total', help: 'Live readers that were dropped for reading too slowly', registers });
  }

  onModuleInit(): void {
    this.heartbeat = setInterval(() => this.each((reader) => reader.beat()), this.settings.heartbeatSeconds * 1000);
    this.heartbeat.unref();
    this.revocations = this.ledger.revoked$.subscribe((id) => this.each((reader) => reader.token === id && reader.end(false)));
  }

  /** Ends the streams first: a server that waits for them to end by themselves waits for ever. */
  beforeApplicationShutdown(): void {
    this.ending = true;
    if (this.heartbeat) clearInterval(this.heartbeat);
    this.revocations?.unsubscribe();
    this.each((reader) => reader.end(false));
  }

  /** Refuses where no further stream may be opened: by anybody, on this match, with this token. */
  check({ id }: Caller, { readers }: Room): void {
    const { liveReaders, liveReadersAMatch, liveReadersAToken } = this.settings;
    if (this.ending) throw new ApiProblem('shutting-down', 'Come back in a moment.', { headers: { 'retry-after': '2' } });
    if (this.readers.size >= liveReaders) throw full('too-many-readers', 'Come back in a moment.');
    if ((this.ofToken.get(id) ?? 0) >= liveReadersAToken) throw full('too-many-readers-of-token', `It may have ${liveReadersAToken}. End one first.`);
    if (readers >= liveReadersAMatch) throw full('too-many-readers-of-match', 'Come back in a moment.');
  }

  open(to: ServerResponse, reading: Omit<Reading, 'isWelcome' | 'bufferBytes' | 'onEnd'>): void {
    const { caller } = reading;
    const reader: Reader = new Reader(to, {
      ...reading,
      isWelcome: () => Date.now() < caller.expires && !this.ledger.isRevoked(caller.id),
      bufferBytes: this.settings.liveBufferBytes,
      onEnd: (dropped) => {
        this.readers.delete(reader);
        this.count(caller.id, -1);
        if (dropped) this.dropped.inc();
      },
    });
    this.readers.add(reader);
    this.count(caller.id, 1);
    reader.start();
  }

  private count(token: string, change: number): void {
    const count = (this.ofToken.get(token) ?? 0) + change;
    if (count === 0) this.ofToken.delete(token);
    else this.ofToken.set(token, count);
  }

  private each(act: (reader: Reader) => unknown): void {
    for (const reader of [...this.readers]) act(reader);
  }
}

const full = (code: ProblemCode, says: string): ApiProblem => new ApiProblem(code, says, { headers: { 'retry-after': '5' } });
