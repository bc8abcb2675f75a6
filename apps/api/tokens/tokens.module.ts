import { Global, Module } from '@nestjs/common';
import { TokenLedger } from './ledger.js';
import { TokensController } from './tokens.controller.js';
import { TokensService } from './tokens.service.js';

@Global()
@Module({ controllers: [TokensController], providers: [TokenLedger, TokensService], exports: [TokenLedger, TokensService] })
export class TokensModule {}
