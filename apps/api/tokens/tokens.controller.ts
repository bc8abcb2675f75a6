import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { cursorIn, cursorTo, limitOf, PageQuery } from '../conventions/paging.js';
import { ApiProblem, invalid } from '../problems/api-problem.js';
import { shown } from '#kernel/shown.js';
import { By, For } from './access.js';
import { covers, type Caller } from './caller.js';
import type { Issue } from './ledger.js';
import { TokenIssued, TokenPage, TokenWish, type TokenTold } from './tokens.dto.js';
import { TokensService } from './tokens.service.js';

@ApiTags('tokens')
@ApiBearerAuth()
@For('organiser')
@Controller('v1/tokens')
export class TokensController {
  constructor(private readonly tokens: TokensService) {}

  @Post()
  @ApiOperation({ summary: 'Issue a token' })
  @ApiCreatedResponse({ type: TokenIssued })
  async issue(@Body() wish: TokenWish, @By() by: Caller): Promise<TokenIssued> {
    if (wish.role === 'player' && wish.seat === undefined) throw invalid('seat', 'nothing', 'the seat of the player');
    if (wish.role !== 'player' && wish.seat !== undefined) throw invalid('seat', shown(wish.seat), `nothing: only a player has a seat`);
    if (!covers(by, wish.matches)) throw new ApiProblem('out-of-scope', `This token is for ${by.matches.join(', ')}, and issues none for more.`);
    const { issue, token } = await this.tokens.issue(wish, by.name);
    return { ...tell(issue), token };
  }

  @Get()
  @ApiOperation({ summary: 'The tokens that can be used', description: 'Those for no other matches than the token of the caller.' })
  @ApiOkResponse({ type: TokenPage })
  list(@Query() query: PageQuery, @By() by: Caller): TokenPage {
    const limit = limitOf(query);
    const live = this.tokens.live(by, cursorIn(query));
    const page = live.slice(0, limit);
    return { tokens: page.map(tell), next: live.length > limit ? cursorTo(page[limit - 1].id) : null };
  }

  @Delete(':token')
  @HttpCode(204)
  @ApiOperation({ summary: 'Revoke a token; it ends at once, and so do its live streams' })
  @ApiParam({ name: 'token', description: 'The id of the token' })
  @ApiNoContentResponse()
  async revoke(@Param('token') id: string, @By() by: Caller): Promise<void> {
    await this.tokens.revoke(id, by);
  }
}

const tell = ({ id, name, role, seat, matches, expires, issued, by }: Issue): TokenTold => ({
  id, name, role, ...(seat !== undefined && { seat }), matches, expires: new Date(expires).toISOString(), issued, by,
});
