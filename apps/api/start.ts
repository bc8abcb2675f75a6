/** Starts the server, says what to try, and ends it when it is asked to. */
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { StoreUnavailable } from '#stores/errors.js';
import type { EventStore } from '#stores/event-store.js';
import { openStore } from '#stores/open-store.js';
import { CannotStart } from './cannot-start.js';
import { makeLog } from './observing/log.js';
import { bringSamples } from './samples/samples.js';
import { makeServer } from './server.js';
import { makeDataFolder } from './settings/data-folder.js';
import type { Settings } from './settings/settings.js';
import { TokensService } from './tokens/tokens.service.js';
import { cannotListen, cannotStore, shownStore, welcome } from './words.js';

export interface Running {
  readonly address: string;
  /** What to tell whoever started it, the first token with it. */
  readonly welcome: string;
  /** What was begun is finished, the store is closed. */
  end(): Promise<void>;
}

export async function start(settings: Settings, wantsToken: boolean): Promise<Running> {
  const log = makeLog(settings);
  const named = settings.store === '' ? join(settings.data, 'verdict.db') : settings.store;
  makeDataFolder(settings.data);
  const store = await openStore(named, true).catch((error: unknown) => complain(error, settings));
  try {
    const app = await makeServer(settings, store, log);
    const address = await listen(app, settings);
    const samples = settings.samples ? await bringSamples(app) : 0;
    const tokens = app.get(TokensService);
    const token = wantsToken ? await tokens.another() : await tokens.first();
    log.info({ address, store: shownStore(named) }, 'listening');
    return { address, welcome: welcome(address, shownStore(named), samples, token), end: () => end(app, store, log) };
  } catch (error) {
    await store.close();
    return complain(error, settings);
  }
}

/** Whoever reads it knows the settings, not what is made of them. */
function complain(error: unknown, { store }: Settings): never {
  throw error instanceof StoreUnavailable ? new CannotStart(cannotStore(error.message, store !== ''), { cause: error }) : error;
}

async function listen(app: NestFastifyApplication, { host, port }: Settings): Promise<string> {
  try {
    return await app.getHttpAdapter().getInstance().listen({ port, host });
  } catch (error) {
    await app.close();
    throw new CannotStart(cannotListen(error as NodeJS.ErrnoException, host, port), { cause: error });
  }
}

async function end(app: NestFastifyApplication, store: EventStore, log: Logger): Promise<void> {
  log.info('ending');
  await app.close();
  await store.close();
  log.info('ended');
  await new Promise<void>((resolve) => log.flush(() => resolve()));
}
