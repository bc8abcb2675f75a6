import { Body, Controller, Get, Headers, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiConsumes, ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { JSON_TYPE, TEXT_TYPE } from '../conventions/bodies.js';
import { IDEMPOTENCY_KEY, IdempotencyKeys, keyIn } from '../conventions/idempotency.js';
import { isKnownBy, tagOf } from '../conventions/etag.js';
import { MOST } from '../conventions/paging.js';
import { invalid } from '../problems/api-problem.js';
import { Door } from '../rooms/door.js';
import { noSuchEvent } from '../rooms/place.js';
import type { Sight } from '../rooms/sight.js';
import { keyOf } from '../rooms/viewers.js';
import { By, For } from '../tokens/access.js';
import { ROLES, type Caller } from '../tokens/caller.js';
import { EXAMPLE, EXAMPLE_APPEND } from './examples.js';
import { AppendBody, AppendQuery, EventsAppended } from './matches.dto.js';
import { EventPage, EventsQuery, EventTold, SeatQuery } from './reading.dto.js';
import { Recorder } from './recorder.js';

@ApiTags('matches')
@ApiBearerAuth()
@ApiParam({ name: 'match', description: 'The name of the match', example: 'host-clean-first-turns' })
@Controller('v1/matches/:match/events')
export class EventsController {
  constructor(
    private readonly recorder: Recorder,
    private readonly door: Door,
    private readonly keys: IdempotencyKeys,
  ) {}

  @Post()
  @For('organiser', 'head-judge', 'judge', 'recorder')
  @ApiOperation({
    summary: 'Append events',
    description: 'All of them or none. The same events behind the same number again change nothing and get the same answer.',
  })
  @ApiConsumes(JSON_TYPE, TEXT_TYPE)
  @ApiParam({ name: 'match', example: EXAMPLE })
  @ApiBody({ type: AppendBody, examples: { sentences: { value: EXAMPLE_APPEND } } })
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: 'Sent again with the same request' })
  @ApiCreatedResponse({ type: EventsAppended })
  async append(
    @Param('match') match: string,
    @Body() body: AppendBody,
    @Query() query: AppendQuery,
    @Headers(IDEMPOTENCY_KEY) header: string | undefined,
    @By() caller: Caller,
  ): Promise<EventsAppended> {
    const key = keyIn(header);
    const { after, told } = toldIn(body, query);
    // What has no key is not written down a second time for it.
    const bind = async (): Promise<void> => (key === undefined ? undefined : this.keys.bind(key, caller, 'append', match, after, JSON.stringify(told)));
    const { events, findings } = await this.recorder.append(match, after, told, caller, bind);
    return { from: after + 1, to: after + events.length, events, findings };
  }

  @Get()
  @For(...ROLES)
  @ApiOperation({ summary: 'Events with the sentences that tell them, as the caller may see them' })
  @ApiOkResponse({ type: EventPage })
  async list(
    @Param('match') match: string,
    @Query() { after = 0, limit = MOST, seat }: EventsQuery,
    @By() caller: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EventPage | undefined> {
    const { room, viewer, sight } = await this.door.enter(match, caller, seat);
    const to = Math.min(after + limit, room.length);
    const next = to < room.length ? to : null;
    if (isKnownBy(request, reply, tagOf('events', match, after, to, next, keyOf(viewer), room.law))) return undefined;
    return { events: Array.from({ length: Math.max(0, to - after) }, (_, i) => tell(sight, after + i + 1)), next };
  }

  @Get(':n')
  @For(...ROLES)
  @ApiOperation({ summary: 'One event' })
  @ApiParam({ name: 'n', type: 'integer', description: 'The number of the event', example: 1 })
  @ApiOkResponse({ type: EventTold })
  async one(
    @Param('match') match: string,
    @Param('n') named: string,
    @Query() { seat }: SeatQuery,
    @By() caller: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EventTold | undefined> {
    const { room, viewer, sight } = await this.door.enter(match, caller, seat);
    const n = /^[1-9]\d{0,8}$/.test(named) ? Number(named) : Infinity;
    if (n > room.length) throw noSuchEvent(room);
    if (isKnownBy(request, reply, tagOf('event', match, n, keyOf(viewer), room.law))) return undefined;
    return tell(sight, n);
  }
}

const tell = (sight: Sight, n: number): EventTold => ({ ...sight.event(n), says: sight.says(n) });

/** A body of text/plain is sentences and nothing else: the address says what they follow. */
function toldIn(body: AppendBody | string, query: AppendQuery): { readonly after: number; readonly told: readonly unknown[] | string } {
  if (typeof body === 'string') {
    if (query.after === undefined) throw invalid('after', 'nothing', '?after= with the number of the event that these follow', 'a body of text has no place for it');
    return { after: query.after, told: body };
  }
  if (query.after !== undefined) throw invalid('after', 'one in the address', 'one in the body');
  const { after, events, sentences } = body;
  if ((events === undefined) === (sentences === undefined)) {
    throw invalid('events', events === undefined ? 'neither events nor sentences' : 'both events and sentences', 'one of the two');
  }
  return { after, told: events ?? sentences! };
}
