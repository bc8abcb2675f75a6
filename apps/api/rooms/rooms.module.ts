import { Global, Inject, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { sha256 } from '#replays/hash.js';
import type { EventStore } from '#stores/event-store.js';
import type { Rulebooks } from '#stores/matches/gate.js';
import { Matches } from '#stores/matches/matches.js';
import { LOG, RULEBOOKS, SETTINGS, STORE } from '../injected.js';
import type { Settings } from '../settings/settings.js';
import { Door } from './door.js';
import { Rooms } from './rooms.js';

/** The rooms themselves know nothing of Nest: here they get what they stand on, and are started and closed with the server. */
@Global()
@Module({
  providers: [
    Door,
    {
      provide: Rooms,
      inject: [STORE, Matches, RULEBOOKS, SETTINGS, LOG],
      useFactory: (store: EventStore, matches: Matches, rulebooks: Rulebooks, { rooms }: Settings, log: Logger) =>
        new Rooms(store, matches, rulebooks, sha256, { limit: rooms, onFault: (err, match) => log.error({ err, match }, 'a room has a fault') }),
    },
  ],
  exports: [Rooms, Door],
})
export class RoomsModule implements OnModuleInit, OnApplicationShutdown {
  constructor(@Inject(Rooms) private readonly rooms: Rooms) {}

  async onModuleInit(): Promise<void> {
    await this.rooms.start();
  }

  onApplicationShutdown(): void {
    this.rooms.close();
  }
}
