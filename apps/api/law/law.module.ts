import { Module } from '@nestjs/common';
import { LawController } from './law.controller.js';

@Module({ controllers: [LawController] })
export class LawModule {}
