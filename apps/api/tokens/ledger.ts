/**
 * Which tokens were issued and which of them revoked: the stream `tokens`, followed for as long as the server runs, so that what one
 * instance revokes is revoked for all. The tokens themselves are nowhere.
 */
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { defer, of, Subject, type Observable, type Subscription } from 'rxjs';
import type { Logger } from 'pino';
import { StreamNotFound, WrongExpectedRevision } from '#stores/errors.js';
import { eventsOf, type EventStore, type ExpectedRevision, type Source, type StoredEvent } from '#stores/event-store.js';
import { comingBack } from '../conventions/coming-back.js';
import { LOG, STORE } from '../injected.js';
import type { Caller } from './caller.js';

export const TOKENS = 'tokens';

export interface Issue extends Caller {
  readonly issued: string;
  /** The name of the organiser who issued it. */
  readonly by: string;
}

@Injectable()
export class TokenLedger implements OnModuleInit, OnApplicationShutdown {
  private readonly issues = new Map<string, Issue>();
  private readonly gone = new Set<string>();
  private readonly revocations = new Subject<string>();
  private revision = -1;
  private following: Subscription | null = null;

  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.catchUp();
    const rest = (): Source => ({ stream: TOKENS, ...(!this.isEmpty && { after: this.revision }) });
    this.following = defer(() => this.store.subscribe(rest(), (page) => of(this.takeAll(page))))
      .pipe(comingBack((err) => this.log.error({ err }, 'the stream of tokens cannot be followed')))
      .subscribe();
  }

  onApplicationShutdown(): void {
    this.following?.unsubscribe();
  }

  /** The ids of tokens as they are revoked. */
  get revoked$(): Observable<string> {
    return this.revocations;
  }

  /** Whether no token was ever issued here. */
  get isEmpty(): boolean {
    return this.revision < 0;
  }

  isRevoked(id: string): boolean {
    return this.gone.has(id);
  }

  find(id: string): Issue | undefined {
    return this.issues.get(id);
  }

  /** Those that can still be used, in the order of their issue, behind one that need not be usable any more. */
  live(now: number, after?: string): Issue[] {
    const all = [...this.issues.values()];
    const behind = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
    return all.slice(behind).filter(({ id, expires }) => expires > now && !this.gone.has(id));
  }

  async issue({ id, ...rest }: Issue, expected: ExpectedRevision = 'any'): Promise<boolean> {
    try {
      await this.store.append(TOKENS, [{ id, type: 'TokenIssued', data: rest }], expected);
    } catch (error) {
      if (error instanceof WrongExpectedRevision) return false;
      throw error;
    }
    await this.catchUp();
    return true;
  }

  async revoke(id: string, by: string): Promise<void> {
    await this.store.append(TOKENS, [{ id: crypto.randomUUID(), type: 'TokenRevoked', data: { token: id, by } }], 'any');
    await this.catchUp();
  }

  /** Reads what the subscription may not have brought yet: an answer must not run ahead of what it says. */
  async catchUp(): Promise<void> {
    try {
      for await (const event of eventsOf(this.store.readStream(TOKENS, { from: this.revision + 1 }))) this.take(event);
    } catch (error) {
      if (!(error instanceof StreamNotFound)) throw error;
    }
  }

  private takeAll(page: readonly StoredEvent[]): void {
    for (const event of page) this.take(event);
  }

  private take({ revision, id, type, data }: StoredEvent): void {
    if (revision <= this.revision) return;
    this.revision = revision;
    if (type === 'TokenIssued') this.issues.set(id, { id, ...(data as unknown as Omit<Issue, 'id'>) });
    if (type === 'TokenRevoked') {
      const { token } = data as { token: string };
      this.gone.add(token);
      this.revocations.next(token);
    }
  }
}
