import { Module } from '@nestjs/common';
import { FindingsController } from './findings.controller.js';

@Module({ controllers: [FindingsController] })
export class FindingsModule {}
