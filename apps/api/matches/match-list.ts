/** The list of matches, from projections that follow the store. They are a file that may be deleted at any time. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { defer, from, last, switchMap, type Subscription } from 'rxjs';
import type { Logger } from 'pino';
import { sha256 } from '#replays/hash.js';
import type { EventStore } from '#stores/event-store.js';
import type { Rulebooks } from '#stores/matches/gate.js';
import { ProjectionFile, type MatchRow, type MatchSearch } from '#stores/projections/projection-file.js';
import { Projector } from '#stores/projections/projector.js';
import { LOG, RULEBOOKS, SETTINGS, STORE } from '../injected.js';
import { Rooms } from '../rooms/rooms.js';
import type { Settings } from '../settings/settings.js';

@Injectable()
export class MatchList implements OnModuleInit, OnApplicationShutdown {
  /** Whether the list has come to where the store was when the server started. */
  caughtUp = false;
  private readonly file: ProjectionFile;
  private following: Subscription | null = null;

  constructor(
    @Inject(STORE) private readonly store: EventStore,
    @Inject(RULEBOOKS) private readonly rulebooks: Rulebooks,
    @Inject(SETTINGS) { data }: Settings,
    @Inject(LOG) private readonly log: Logger,
    private readonly rooms: Rooms,
  ) {
    mkdirSync(data, { recursive: true, mode: 0o700 });
    this.file = new ProjectionFile(join(data, 'projections.db'));
  }

  onModuleInit(): void {
    // What a room has judged is not judged again for the list.
    const projector = new Projector(this.store, this.file, this.rulebooks, sha256, (stored) => this.rooms.judged(stored));
    const catchUp = defer(() => from(projector.catchUp())).pipe(last(null, null));
    this.following = catchUp
      .pipe(switchMap(() => {
        this.caughtUp = true;
        return projector.follow({ onFault: (err) => this.log.warn({ err }, 'the list of matches waits for the store') });
      }))
      .subscribe({ error: (err: unknown) => this.log.fatal({ err }, 'the list of matches cannot be kept') });
  }

  onApplicationShutdown(): void {
    this.following?.unsubscribe();
    this.file.close();
  }

  find(search: MatchSearch): MatchRow[] {
    return this.file.find(search);
  }
}
