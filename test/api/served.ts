/** A real server on the embedded store in a folder of its own, or on the store that the settings name, on a free port of this machine. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { makeServer } from '../../apps/api/server.js';
import { makeLog } from '../../apps/api/observing/log.js';
import { defaults, type Settings } from '../../apps/api/settings/settings.js';
import { TokensService, type Wish } from '../../apps/api/tokens/tokens.service.js';
import type { EventStore } from '#stores/event-store.js';
import { openStore } from '#stores/open-store.js';

export interface Answer<T = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; reading it fails where it is none. */
  readonly body: T;
}

export interface Call {
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as it is, with this type. */
  readonly text?: string;
  readonly type?: string;
}

export class Served {
  /** What the server logged, a line each. */
  readonly logged: string[] = [];
  address = '';
  organiser = '';
  private readonly folder = mkdtempSync(join(tmpdir(), 'verdict-api-'));
  app!: NestFastifyApplication;
  store!: EventStore;

  static async start(settings: Partial<Settings> = {}): Promise<Served> {
    const served = new Served();
    await served.open(settings);
    return served;
  }

  async open(changed: Partial<Settings> = {}): Promise<void> {
    const settings = { ...defaults(), data: this.folder, requestsAMinute: 0, strangersAMinute: 0, ...changed };
    this.store = await openStore(settings.store || join(this.folder, 'verdict.db'), true);
    this.app = await makeServer(settings, this.store, makeLog(settings, { write: (line) => void this.logged.push(line) }));
    this.address = await this.app.getHttpAdapter().getInstance().listen({ port: 0, host: '127.0.0.1' });
    this.organiser = (await this.app.get(TokensService).first()) ?? this.organiser;
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.store.close();
  }

  async end(): Promise<void> {
    await this.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Ends the server and starts it again on the same store. */
  async restart(settings: Partial<Settings> = {}): Promise<void> {
    await this.close();
    await this.open(settings);
  }

  async token(wish: Partial<Wish> & Pick<Wish, 'role'>): Promise<string> {
    const { token } = await this.app.get(TokensService).issue({ name: wish.role, matches: ['*'], ...wish }, 'test');
    return token;
  }

  async call<T = Record<string, unknown>>(method: string, path: string, { token, headers, json, text, type }: Call = {}): Promise<Answer<T>> {
    const body = json === undefined ? text : JSON.stringify(json);
    const answer = await fetch(this.address + path, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': type ?? (json === undefined ? 'text/plain' : 'application/json') }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    });
    const said = await answer.text();
    return {
      status: answer.status,
      headers: answer.headers,
      text: said,
      get body(): T {
        return JSON.parse(said) as T;
      },
    };
  }
}
