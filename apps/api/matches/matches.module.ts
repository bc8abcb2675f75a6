import { Global, Module } from '@nestjs/common';
import { IdempotencyKeys } from '../conventions/idempotency.js';
import { EventsController } from './events.controller.js';
import { ListingController } from './listing.controller.js';
import { LogIntake } from './log-intake.js';
import { MatchList } from './match-list.js';
import { MatchesController } from './matches.controller.js';
import { Policies } from './policies.js';
import { ReadingController } from './reading.controller.js';
import { Recorder } from './recorder.js';

@Global()
@Module({
  controllers: [MatchesController, ListingController, ReadingController, EventsController],
  providers: [Recorder, LogIntake, IdempotencyKeys, Policies, MatchList],
  exports: [Policies, MatchList],
})
export class MatchesModule {}
