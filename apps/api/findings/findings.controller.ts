import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Finding } from '#kernel/finding.js';
import { shown } from '#kernel/shown.js';
import { isKnownBy, tagOf } from '../conventions/etag.js';
import { MOST } from '../conventions/paging.js';
import { mayReadFindings, Policies } from '../matches/policies.js';
import { SeatQuery } from '../matches/reading.dto.js';
import { ApiProblem, invalid } from '../problems/api-problem.js';
import { Door, type Entered } from '../rooms/door.js';
import { noSuchEvent } from '../rooms/place.js';
import type { Room } from '../rooms/room.js';
import { keyOf } from '../rooms/viewers.js';
import { By, For } from '../tokens/access.js';
import { ROLES, type Caller } from '../tokens/caller.js';
import { auditUnder, tallied, without } from './audit.js';
import { AuditChanges, AuditTold, EditionQuery, FindingPage, FindingsQuery, FindingTold } from './findings.dto.js';
import { tellFinding } from './tell-finding.js';

@ApiTags('findings')
@ApiBearerAuth()
@ApiParam({ name: 'match', description: 'The name of the match', example: 'host-slow-speed-timing' })
@For(...ROLES)
@Controller('v1/matches/:match')
export class FindingsController {
  constructor(
    private readonly door: Door,
    private readonly policies: Policies,
  ) {}

  @Get('findings')
  @ApiOperation({
    summary: 'What the judge says: of the match, of a stretch, of one event',
    description: 'Officials always; players and spectators as the policy of the match says, and about what they see themselves.',
  })
  @ApiOkResponse({ type: FindingPage })
  async list(
    @Param('match') match: string,
    @Query() query: FindingsQuery,
    @By() caller: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<FindingPage | undefined> {
    const { room, viewer, sight } = await this.admitted(match, caller, query.seat);
    const { verdict, after = 0, limit = MOST } = query;
    const { from, to } = stretchIn(query, room);
    const events = room.length;
    if (isKnownBy(request, reply, tagOf('findings', match, events, from, to, verdict, after, limit, keyOf(viewer), room.law))) return undefined;
    const end = Math.min(to, events);
    await sight.judgedTo(end);
    const due: Finding[] = [];
    for (let n = from; n <= end && due.length <= limit; n++) {
      due.push(...sight.findingsOn(n).filter((finding) => finding.id > after && (verdict === undefined || finding.verdict === verdict)));
    }
    const page = due.slice(0, limit);
    return {
      match,
      events,
      findings: page.map((finding) => tellFinding(finding, room.rulebook)),
      next: due.length > limit ? page[limit - 1].id : null,
      ...(sight.flaw !== null && { flaw: sight.flaw }),
    };
  }

  @Get('findings/:id')
  @ApiOperation({ summary: 'One finding' })
  @ApiParam({ name: 'id', type: 'integer', description: 'The number of the finding', example: 1 })
  @ApiOkResponse({ type: FindingTold })
  async one(
    @Param('match') match: string,
    @Param('id') named: string,
    @Query() { seat }: SeatQuery,
    @By() caller: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<FindingTold | undefined> {
    const { room, viewer, sight } = await this.admitted(match, caller, seat);
    const id = /^[1-9]\d{0,8}$/.test(named) ? Number(named) : Infinity;
    const events = room.length;
    await sight.judgedTo(events);
    for (let n = 1; n <= events; n++) {
      const found = sight.findingsOn(n).find((finding) => finding.id === id);
      if (!found) continue;
      return isKnownBy(request, reply, tagOf('finding', match, id, keyOf(viewer), room.law)) ? undefined : tellFinding(found, room.rulebook);
    }
    throw new ApiProblem('finding-not-found', 'The findings of a match are numbered from 1.');
  }

  @Get('audit')
  @ApiOperation({ summary: 'The match as it stands now, judged by any edition of its game' })
  @ApiOkResponse({ type: AuditTold })
  async audit(
    @Param('match') match: string,
    @Query() { edition, seat }: EditionQuery,
    @By() caller: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuditTold | undefined> {
    const { room, viewer, sight } = await this.admitted(match, caller, seat);
    checkEdition(room, edition);
    const events = room.length;
    if (isKnownBy(request, reply, tagOf('audit', match, events, edition, keyOf(viewer), room.law))) return undefined;
    const findings = await auditUnder(sight, events, edition);
    return { match, events, edition, summary: tallied(findings), findings: findings.map((finding) => tellFinding(finding, room.rulebook)) };
  }

  @Get('audit/changes')
  @ApiOperation({ summary: 'What another edition finds that the one of the match does not, and the other way round' })
  @ApiOkResponse({ type: AuditChanges })
  async changes(
    @Param('match') match: string,
    @Query() { edition, seat }: EditionQuery,
    @By() caller: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuditChanges | undefined> {
    const { room, viewer, sight } = await this.admitted(match, caller, seat);
    checkEdition(room, edition);
    const events = room.length;
    if (isKnownBy(request, reply, tagOf('audit changes', match, events, edition, keyOf(viewer), room.law))) return undefined;
    const own = await auditUnder(sight, events, room.header.edition);
    const other = await auditUnder(sight, events, edition);
    const tell = (finding: Finding): FindingTold => tellFinding(finding, room.rulebook);
    const added = without(other, own);
    return {
      match, events, from: room.header.edition, to: edition, added: added.map(tell), gone: without(own, other).map(tell), same: other.length - added.length,
    };
  }

  /** A caller who may not read findings learns nothing about them, not even whether there are any. */
  private async admitted(match: string, caller: Caller, seat: string | undefined): Promise<Entered> {
    const entered = await this.door.enter(match, caller, seat);
    const policy = await this.policies.of(match);
    if (mayReadFindings(caller, policy, entered.room.over)) return entered;
    throw new ApiProblem('not-allowed', 'The organiser keeps the findings on this match for officials, at least until the game is over.');
  }
}

/** From which event to which; `to` is beyond all where none is named. */
function stretchIn({ event, from = 1, to = Infinity }: FindingsQuery, room: Room): { readonly from: number; readonly to: number } {
  if (from > to) throw invalid('from', String(from), `${to} at most, as to says`);
  if (event === undefined) return { from, to };
  if (event > room.length) throw noSuchEvent(room);
  return { from: Math.max(from, event), to: Math.min(to, event) };
}

function checkEdition({ rulebook }: Room, edition: string): void {
  if (Object.hasOwn(rulebook.editions, edition)) return;
  throw invalid('edition', shown(edition), Object.keys(rulebook.editions).map((known) => JSON.stringify(known)).join(' or '));
}
