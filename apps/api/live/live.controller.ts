import { Controller, Get, Headers, Param, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { shown } from '#kernel/shown.js';
import { mayReadFindings, Policies } from '../matches/policies.js';
import { invalid } from '../problems/api-problem.js';
import { Door, type Entered } from '../rooms/door.js';
import { noSuchEvent } from '../rooms/place.js';
import { By, For } from '../tokens/access.js';
import { ROLES, type Caller } from '../tokens/caller.js';
import { LiveQuery } from './live.dto.js';
import { LiveService } from './live.service.js';
import { messagesFor, type Messages } from './messages.js';
import { placeIn, PLACE_EXPECTED, type Place } from './place.js';

const STREAM = 'text/event-stream';
const LAST = 'last-event-id';

@ApiTags('live')
@ApiBearerAuth()
@ApiParam({ name: 'match', description: 'The name of the match', example: 'host-slow-speed-timing' })
@Controller('v1/matches/:match/live')
export class LiveController {
  constructor(
    private readonly door: Door,
    private readonly policies: Policies,
    private readonly live: LiveService,
  ) {}

  @Get()
  @For(...ROLES)
  @ApiOperation({
    summary: 'Watch a match: server-sent events',
    description:
      'For each event of the match the messages `event` (with its sentence), `board` (a JSON Patch of the board before it) and, where the caller may ' +
      'read them, one `finding` each. The id of a message is `n.k`; sent back as Last-Event-ID, the stream goes on behind it without a gap or a repeat. ' +
      '`hello` comes first and tells where it begins. A reader that falls too far behind is dropped, and may come back.',
  })
  @ApiHeader({ name: 'Last-Event-ID', required: false, description: 'The id of the last message that the reader has' })
  @ApiProduces(STREAM)
  @ApiOkResponse({ schema: { type: 'string' } })
  async watch(
    @Param('match') match: string,
    @Query() { seat, after }: LiveQuery,
    @Headers(LAST) last: string | undefined,
    @By() caller: Caller,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const entered = await this.door.enter(match, caller, seat);
    await this.policies.of(match);
    const { room, sight } = entered;
    const findings = (): boolean => mayReadFindings(caller, this.policies.lastKnown(match), room.over);
    const messages = messagesFor(room, sight);
    const from = beginning(entered, last, after, messages, findings());
    if (findings()) await sight.judgedTo(room.length);
    this.live.check(caller, room);
    reply.hijack();
    const headers = { 'content-type': `${STREAM}; charset=utf-8`, 'cache-control': 'no-store', 'x-accel-buffering': 'no' };
    reply.raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...headers });
    // Whoever asks for the headers alone waits for no end of a stream.
    if (request.method === 'HEAD') return void reply.raw.end();
    this.live.open(reply.raw, { room, messages, caller, from, mayReadFindings: findings });
  }
}

function beginning({ room }: Entered, last: string | undefined, after: number | undefined, messages: Messages, withFindings: boolean): Place {
  const found = last === undefined || last === '' ? null : placeIn(last);
  if (last && found === null) throw invalid('Last-Event-ID', shown(last), PLACE_EXPECTED);
  const n = found?.n ?? after ?? room.length;
  if (n > room.length) throw noSuchEvent(room);
  return found ?? { n, k: Math.max(0, messages.count(n, withFindings) - 1) };
}
