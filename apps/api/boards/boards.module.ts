import { Module } from '@nestjs/common';
import { BoardAnswers } from './board-answers.js';
import { BoardsController } from './boards.controller.js';

@Module({ controllers: [BoardsController], providers: [BoardAnswers] })
export class BoardsModule {}
