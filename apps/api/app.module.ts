/** The server as a whole. What it stands on is handed in: settings, an open store, a log. */
import { Global, Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import type { Logger } from 'pino';
import { sha256 } from '#replays/hash.js';
import { rulebooks } from '#rulebooks/index.js';
import type { EventStore } from '#stores/event-store.js';
import { Matches } from '#stores/matches/matches.js';
import { BoardsModule } from './boards/boards.module.js';
import { FindingsModule } from './findings/findings.module.js';
import { LOG, RULEBOOKS, SETTINGS, STORE } from './injected.js';
import { LawModule } from './law/law.module.js';
import { LiveModule } from './live/live.module.js';
import { MatchesModule } from './matches/matches.module.js';
import { ObservingModule } from './observing/observing.module.js';
import { CheckedPipe } from './problems/checked.pipe.js';
import { ProblemFilter } from './problems/problem.filter.js';
import { RoomsModule } from './rooms/rooms.module.js';
import type { Settings } from './settings/settings.js';
import { AccessGuard } from './tokens/access.js';
import { TokensModule } from './tokens/tokens.module.js';

/** What every module may ask for. */
@Global()
@Module({})
class Ground {
  static of(settings: Settings, store: EventStore, log: Logger): DynamicModule {
    const providers = [
      { provide: SETTINGS, useValue: settings },
      { provide: STORE, useValue: store },
      { provide: LOG, useValue: log },
      { provide: RULEBOOKS, useValue: rulebooks },
      { provide: Matches, useValue: new Matches(store, rulebooks, sha256) },
    ];
    return { module: Ground, providers, exports: providers.map(({ provide }) => provide) };
  }
}

@Module({})
export class AppModule {
  static register(settings: Settings, store: EventStore, log: Logger): DynamicModule {
    return {
      module: AppModule,
      imports: [
        Ground.of(settings, store, log),
        TokensModule, RoomsModule, MatchesModule, BoardsModule, FindingsModule, LawModule, LiveModule, ObservingModule,
      ],
      providers: [
        { provide: APP_FILTER, useClass: ProblemFilter },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_PIPE, useClass: CheckedPipe },
      ],
    };
  }
}
