import { Body, Controller, Get, Headers, Param, Put, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LINES_TYPE, TEXT_TYPE } from '../conventions/bodies.js';
import { isKnownBy, tagOf } from '../conventions/etag.js';
import { Door } from '../rooms/door.js';
import { keyOf } from '../rooms/viewers.js';
import { By, For } from '../tokens/access.js';
import { ROLES, type Caller } from '../tokens/caller.js';
import { logForm, writtenLog } from './log-writing.js';
import { Policies, type Policy } from './policies.js';
import { LogQuery, MatchTold, PolicyBody, SeatQuery } from './reading.dto.js';

@ApiTags('matches')
@ApiBearerAuth()
@ApiParam({ name: 'match', description: 'The name of the match', example: 'host-slow-speed-timing' })
@Controller('v1/matches/:match')
export class ReadingController {
  constructor(
    private readonly door: Door,
    private readonly policies: Policies,
  ) {}

  @Get()
  @For(...ROLES)
  @ApiOperation({ summary: 'A match: its header as the caller may see it, its state, its policy' })
  @ApiOkResponse({ type: MatchTold })
  async match(
    @Param('match') match: string,
    @Query() { seat }: SeatQuery,
    @By() caller: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MatchTold | undefined> {
    const { room, viewer, sight } = await this.door.enter(match, caller, seat);
    const policy = await this.policies.of(match);
    const events = room.length;
    if (isKnownBy(request, reply, tagOf('match', match, events, keyOf(viewer), policy.findings, policy.review, room.law))) return undefined;
    return { id: match, header: sight.headerAt(events), events, state: room.over ? 'over' : 'running', policy };
  }

  @Get('log')
  @For(...ROLES)
  @ApiOperation({
    summary: 'Export the match log',
    description: 'JSON Lines, or the notation with Accept: text/plain. Officials get it sealed; the others as they may see it.',
  })
  @ApiProduces(LINES_TYPE, TEXT_TYPE)
  @ApiOkResponse({ description: 'The log', schema: { type: 'string' } })
  async log(
    @Param('match') match: string,
    @Query() { seat, format }: LogQuery,
    @Headers('accept') accept: string | undefined,
    @By() caller: Caller,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const form = logForm(format, accept);
    const { room, viewer, sight } = await this.door.enter(match, caller, seat);
    if (isKnownBy(request, reply, tagOf('log', match, room.length, keyOf(viewer), form, room.law))) return void reply.send();
    const { type, ending } = form === 'text' ? { type: TEXT_TYPE, ending: 'match' } : { type: LINES_TYPE, ending: 'jsonl' };
    // A match may bear any name, but only letters, digits, dots, dashes and underscores.
    void reply.headers({ 'content-type': `${type}; charset=utf-8`, 'content-disposition': `inline; filename="${match}.${ending}"` });
    void reply.send(writtenLog(sight, room.length, form));
  }

  @Get('policy')
  @For(...ROLES)
  @ApiOperation({ summary: 'Who may read findings' })
  @ApiOkResponse({ type: PolicyBody })
  async policy(@Param('match') match: string, @By() caller: Caller): Promise<Policy> {
    await this.door.enter(match, caller);
    return this.policies.of(match);
  }

  @Put('policy')
  @For('organiser', 'head-judge')
  @ApiOperation({ summary: 'Say who may read findings', description: 'Live streams keep to it from the next event on.' })
  @ApiOkResponse({ type: PolicyBody })
  async setPolicy(@Param('match') match: string, @Body() { findings, review }: PolicyBody, @By() caller: Caller): Promise<Policy> {
    await this.door.enter(match, caller);
    await this.policies.set(match, { findings, review });
    return { findings, review };
  }
}
