import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { MatchRow } from '#stores/projections/projection-file.js';
import { cursorIn, cursorTo, limitOf } from '../conventions/paging.js';
import { By, For } from '../tokens/access.js';
import { isOfficial, ROLES, type Caller } from '../tokens/caller.js';
import { ListQuery, MatchPage, type MatchListed } from './listing.dto.js';
import { MatchList } from './match-list.js';

@ApiTags('matches')
@ApiBearerAuth()
@Controller('v1/matches')
export class ListingController {
  constructor(private readonly matches: MatchList) {}

  @Get()
  @For(...ROLES)
  @ApiOperation({ summary: 'List and search matches', description: 'Those that the token is for. What was just recorded is in the list a moment later.' })
  @ApiOkResponse({ type: MatchPage })
  list(@Query() query: ListQuery, @By() caller: Caller): MatchPage {
    const { game, edition, seat, state, text } = query;
    const limit = limitOf(query);
    const seats = [...(seat === undefined ? [] : [seat]), ...(caller.role === 'player' ? [caller.seat!] : [])];
    const over = state === undefined ? undefined : state === 'over';
    const rows = this.matches.find({ rulebook: game, edition, seats, over, text, among: caller.matches, after: cursorIn(query), limit: limit + 1 });
    const page = rows.slice(0, limit);
    return { matches: page.map((row) => told(row, isOfficial(caller))), next: rows.length > limit ? cursorTo(page[limit - 1].match) : null };
  }
}

function told({ match, rulebook, edition, title, seats, record, events, standing, over, lastAt, flaw, ...tally }: MatchRow, official: boolean): MatchListed {
  const { illegal, missed, undecidable } = tally;
  return {
    id: match,
    game: rulebook,
    edition,
    title,
    seats,
    record,
    events,
    state: over ? 'over' : 'running',
    standing,
    recordedAt: lastAt,
    ...(official && { findings: { illegal, missed, undecidable }, ...(flaw !== null && { flaw }) }),
  };
}
