import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { citation } from '#kernel/law.js';
import { shown } from '#kernel/shown.js';
import { accepted } from '../conventions/accepting.js';
import { JSON_TYPE, TEXT_TYPE } from '../conventions/bodies.js';
import { isKnownBy, tagOf } from '../conventions/etag.js';
import { ApiProblem, invalid } from '../problems/api-problem.js';
import { Door, type Entered } from '../rooms/door.js';
import { placeIn } from '../rooms/place.js';
import { keyOf, nameOf } from '../rooms/viewers.js';
import { By, For } from '../tokens/access.js';
import { isOfficial, ROLES, type Caller } from '../tokens/caller.js';
import { BoardAnswers } from './board-answers.js';
import { BoardQuery, BoardTold, ChangesQuery, ChangesTold, OptionsTold, PlaceQuery } from './boards.dto.js';

export const MAY_SEE_BOARDS = ROLES;

const FORMS = { [JSON_TYPE]: 'json', [TEXT_TYPE]: 'text' } as const;
const TYPES = { json: `${JSON_TYPE}; charset=utf-8`, text: `${TEXT_TYPE}; charset=utf-8` } as const;

@ApiTags('boards')
@ApiBearerAuth()
@ApiParam({ name: 'match', description: 'The name of the match', example: 'host-slow-speed-timing' })
@For(...MAY_SEE_BOARDS)
@Controller('v1/matches/:match')
export class BoardsController {
  constructor(
    private readonly door: Door,
    private readonly answers: BoardAnswers,
  ) {}

  @Get('board')
  @ApiOperation({ summary: 'The board at any event, or the latest', description: 'As the caller sees it; officials may ask for what a seat sees.' })
  @ApiProduces(JSON_TYPE, TEXT_TYPE)
  @ApiOkResponse({ type: BoardTold })
  board(
    @Param('match') match: string,
    @Query() query: BoardQuery,
    @By() caller: Caller,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void | Promise<void> {
    const entered = this.door.enter(match, caller, query.seat);
    if (!(entered instanceof Promise)) return this.answer(entered, query, request, reply);
    return entered.then((later) => this.answer(later, query, request, reply));
  }

  @Get('board/changes')
  @ApiOperation({ summary: 'What makes one board of another', description: 'Between any two events, forwards or backwards.' })
  @ApiOkResponse({ type: ChangesTold })
  async changes(
    @Param('match') match: string,
    @Query() query: ChangesQuery,
    @By() caller: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ChangesTold | undefined> {
    const { room, viewer, sight } = await this.door.enter(match, caller, query.seat);
    const to = placeIn(room, query.to);
    const from = placeIn(room, query.from ?? Math.max(0, to - 1));
    if (isKnownBy(request, reply, tagOf('changes', match, from, to, keyOf(viewer), room.law))) return undefined;
    return { match, ...nameOf(viewer), from, to, patch: sight.changes(from, to) };
  }

  @Get('options')
  @For(...ROLES.filter((role) => role !== 'spectator'))
  @ApiOperation({ summary: 'What a seat may legally do', description: 'A player asks for the own seat, and is told what follows from what that seat has seen.' })
  @ApiOkResponse({ type: OptionsTold })
  async options(
    @Param('match') match: string,
    @Query() query: PlaceQuery,
    @By() caller: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OptionsTold | undefined> {
    const { room, viewer, sight } = await this.door.enter(match, caller);
    const seats = seatsFor(caller, room.header.seats, query.seat);
    const at = placeIn(room, query.at);
    if (isKnownBy(request, reply, tagOf('options', match, at, keyOf(viewer), room.law, ...seats))) return undefined;
    const { seats: mayAct, why } = sight.standingAt(at);
    return {
      match,
      ...nameOf(viewer),
      at,
      mayAct,
      why: why.map(({ says, event, section }) => ({ says, event, section: section === undefined ? null : citation(section, room.rulebook) })),
      options: seats.flatMap((seat) => sight.optionsAt(at, seat)),
    };
  }

  private answer({ room, sight }: Entered, { at, format }: BoardQuery, request: FastifyRequest, reply: FastifyReply): void {
    const form = format ?? accepted(request.headers.accept, FORMS);
    if (form === null) throw new ApiProblem('not-acceptable', `A board is given as ${JSON_TYPE} or ${TEXT_TYPE}.`);
    const { tag, body } = this.answers.of(room, sight, placeIn(room, at), form);
    if (isKnownBy(request, reply, tag)) return void reply.send();
    void reply.header('content-type', TYPES[form]).send(body);
  }
}

function seatsFor(caller: Caller, seats: readonly string[], asked: string | undefined): readonly string[] {
  if (!isOfficial(caller)) {
    if (asked !== undefined && asked !== caller.seat) throw new ApiProblem('not-allowed', 'A player asks for the own seat only.');
    return [caller.seat!];
  }
  if (asked === undefined) return seats;
  if (!seats.includes(asked)) throw invalid('seat', shown(asked), seats.map((known) => JSON.stringify(known)).join(' or '));
  return [asked];
}
