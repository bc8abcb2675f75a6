import { Module } from '@nestjs/common';
import { IdempotencyKeys } from '../conventions/idempotency.js';
import { EventsController } from './events.controller.js';
import { LogIntake } from './log-intake.js';
import { MatchesController } from './matches.controller.js';
import { Recorder } from './recorder.js';

@Module({ controllers: [MatchesController, EventsController], providers: [Recorder, LogIntake, IdempotencyKeys] })
export class MatchesModule {}
