import { Body, Controller, Headers, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiConsumes, ApiCreatedResponse, ApiHeader, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { JSON_TYPE, TEXT_TYPE } from '../conventions/bodies.js';
import { IDEMPOTENCY_KEY, IdempotencyKeys } from '../conventions/idempotency.js';
import { invalid } from '../problems/api-problem.js';
import { By, For } from '../tokens/access.js';
import type { Caller } from '../tokens/caller.js';
import { AppendBody, AppendQuery, EventsAppended } from './matches.dto.js';
import { Recorder } from './recorder.js';

@ApiTags('matches')
@ApiBearerAuth()
@ApiParam({ name: 'match', description: 'The name of the match', example: 'host-clean-first-turns' })
@Controller('v1/matches/:match/events')
export class EventsController {
  constructor(
    private readonly recorder: Recorder,
    private readonly keys: IdempotencyKeys,
  ) {}

  @Post()
  @For('organiser', 'head-judge', 'judge', 'recorder')
  @ApiOperation({
    summary: 'Append events',
    description: 'All of them or none. The same events behind the same number again change nothing and get the same answer.',
  })
  @ApiConsumes(JSON_TYPE, TEXT_TYPE)
  @ApiBody({ type: AppendBody })
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: 'Sent again with the same request' })
  @ApiCreatedResponse({ type: EventsAppended })
  async append(
    @Param('match') match: string,
    @Body() body: AppendBody,
    @Query() query: AppendQuery,
    @Headers(IDEMPOTENCY_KEY) key: string | undefined,
    @By() caller: Caller,
  ): Promise<EventsAppended> {
    const { after, told } = toldIn(body, query);
    this.keys.check(key, caller, 'append', match, after, told);
    const { events, findings } = await this.recorder.append(match, after, told, caller);
    return { from: after + 1, to: after + events.length, events, findings };
  }
}

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
