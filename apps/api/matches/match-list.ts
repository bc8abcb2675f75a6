/** The list of matches, from projections that follow the store. They are a file that may be deleted at any time. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { defer, from, last, switchMap, type Subscription } from 'rxjs';
import type { Logger } from 'pino';
import { sha256 } from '#replays/hash.js';
import { StoreUnavailable, type Reason } from '#stores/errors.js';
import type { EventStore } from '#stores/event-store.js';
import type { Rulebooks } from '#stores/matches/gate.js';
import { ProjectionFile, type MatchRow, type MatchSearch } from '#stores/projections/projection-file.js';
import { Projector } from '#stores/projections/projector.js';
import { CannotStart } from '../cannot-start.js';
import { comingBack } from '../conventions/coming-back.js';
import { LOG, RULEBOOKS, SETTINGS, STORE } from '../injected.js';
import { Rooms } from '../rooms/rooms.js';
import { makeDataFolder } from '../settings/data-folder.js';
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
    makeDataFolder(data);
    this.file = openFile(join(data, 'projections.db'), log);
  }

  onModuleInit(): void {
    // What a room has judged is not judged again for the list.
    const projector = new Projector(this.store, this.file, this.rulebooks, sha256, (stored) => this.rooms.judged(stored));
    this.following = defer(() => from(projector.catchUp()))
      .pipe(
        last(null, null),
        switchMap(() => {
          this.caughtUp = true;
          return projector.follow({ onFault: (err) => this.log.warn({ err }, 'the list of matches waits for the store') });
        }),
        comingBack((err) => {
          this.caughtUp = false;
          this.log.error({ err }, 'the list of matches cannot be kept');
        }),
      )
      .subscribe();
  }

  onApplicationShutdown(): void {
    this.following?.unsubscribe();
    this.file.close();
  }

  find(search: MatchSearch): MatchRow[] {
    return this.file.find(search);
  }
}

const DAMAGED: readonly Reason[] = ['not a store', 'corrupt'];

/** What is in it can be read again from the store, which is all that there is to do where it cannot be read from here. */
function openFile(path: string, log: Logger): ProjectionFile {
  try {
    try {
      return new ProjectionFile(path);
    } catch (err) {
      if (!(err instanceof StoreUnavailable && DAMAGED.includes(err.reason))) throw err;
      log.warn({ err }, 'the list of matches is damaged, and made anew');
      for (const part of ['', '-wal', '-shm']) rmSync(path + part, { force: true });
      return new ProjectionFile(path);
    }
  } catch (error) {
    throw new CannotStart(`the list of matches cannot be kept in the data folder (VERDICT_DATA): ${(error as Error).message}`, { cause: error });
  }
}
