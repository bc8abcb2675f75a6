import { Body, Controller, Headers, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBearerAuth, ApiBody, ApiConsumes, ApiCreatedResponse, ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isMembers } from '#kernel/explain-shape.js';
import { shown } from '#kernel/shown.js';
import { bodyType, JSON_TYPE, LINES_TYPE, TEXT_TYPE, WHOLE_LOG } from '../conventions/bodies.js';
import { IDEMPOTENCY_KEY, IdempotencyKeys, keyIn } from '../conventions/idempotency.js';
import { ApiProblem, invalid } from '../problems/api-problem.js';
import { By, For } from '../tokens/access.js';
import type { Caller } from '../tokens/caller.js';
import { LogIntake } from './log-intake.js';
import { MatchBegun, MatchImported, NameQuery } from './matches.dto.js';
import { nameFor, Recorder } from './recorder.js';
import { EXAMPLE_HEADER, EXAMPLE_MATCH } from './examples.js';

@ApiTags('matches')
@ApiBearerAuth()
@Controller('v1/matches')
export class MatchesController {
  constructor(
    private readonly recorder: Recorder,
    private readonly intake: LogIntake,
    private readonly keys: IdempotencyKeys,
  ) {}

  @Post()
  @For('organiser', 'head-judge', 'recorder')
  @ApiOperation({ summary: 'Begin a match', description: 'The header as JSON, with the name of the match as id; or as text of the notation.' })
  @ApiConsumes(JSON_TYPE, TEXT_TYPE)
  @ApiBody({ schema: { type: 'object', additionalProperties: true, example: EXAMPLE_HEADER } })
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: 'Sent again with the same request' })
  @ApiCreatedResponse({ type: MatchBegun })
  async begin(
    @Body() body: unknown,
    @Query() { id }: NameQuery,
    @Headers(IDEMPOTENCY_KEY) sent: string | undefined,
    @By() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MatchBegun> {
    const key = keyIn(sent);
    const { name, header } = typeof body === 'string' ? { name: id, header: this.intake.headerIn(body) } : opening(body, id);
    const match = nameFor(caller, name, key);
    await this.keys.bind(key, caller, 'begin', match, JSON.stringify(header));
    const sealed = await this.recorder.begin(match, header);
    void reply.header('location', `/v1/matches/${match}`);
    return { id: match, header: sealed };
  }

  @Post('import')
  @HttpCode(201)
  @For('organiser', 'head-judge', 'recorder')
  @RouteConfig(WHOLE_LOG)
  @ApiOperation({
    summary: 'Bring in a whole match',
    description: 'A match log in JSON Lines, sealed or not, or a match in the notation. One that is there already and has grown gets what is new.',
  })
  @ApiConsumes(TEXT_TYPE, LINES_TYPE)
  @ApiBody({ schema: { type: 'string', example: EXAMPLE_MATCH } })
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: 'Sent again with the same request' })
  @ApiCreatedResponse({ type: MatchImported })
  async import(
    @Body() body: unknown,
    @Query() { id }: NameQuery,
    @Headers(IDEMPOTENCY_KEY) sent: string | undefined,
    @By() caller: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MatchImported> {
    if (typeof body !== 'string') throw new ApiProblem('unsupported-media-type', `Expected ${TEXT_TYPE} or ${LINES_TYPE}.`);
    const key = keyIn(sent);
    const match = nameFor(caller, id, key);
    const { header, events } = await this.intake.matchIn(body, bodyType(request) === LINES_TYPE);
    await this.keys.bind(key, caller, 'import', match, body);
    const added = await this.recorder.takeIn(match, header, events);
    void reply.header('location', `/v1/matches/${match}`);
    return { id: match, events: events.length, added };
  }
}

/** A header as JSON; `id` stands beside its parts. */
function opening(body: unknown, named: string | undefined): { readonly name: string | undefined; readonly header: object } {
  if (!isMembers(body)) throw invalid('', shown(body), 'a JSON object: the header of a match');
  const { id, ...header } = body;
  if (id !== undefined && typeof id !== 'string') throw invalid('id', shown(id), 'a text');
  if (id !== undefined && named !== undefined && id !== named) throw invalid('id', shown(id), `${shown(named)}, as in the address`);
  return { name: id ?? named, header };
}
