import { Controller, Get, Header, Inject, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { explained, lookUp, nameOfSection, topicsOf } from '#kernel/law.js';
import { didYouMean } from '#kernel/near-miss.js';
import { shown } from '#kernel/shown.js';
import type { Rulebooks } from '#stores/matches/gate.js';
import { RULEBOOKS } from '../injected.js';
import { ApiProblem } from '../problems/api-problem.js';
import { For } from '../tokens/access.js';
import { ROLES } from '../tokens/caller.js';
import { GameList } from './law.dto.js';

@ApiTags('law')
@ApiBearerAuth()
@For(...ROLES)
@Controller('v1')
export class LawController {
  /** A whole law as JSON, which never changes while the server runs and takes milliseconds to tell. */
  private readonly told = new Map<string, string>();

  constructor(@Inject(RULEBOOKS) private readonly rulebooks: Rulebooks) {}

  @Get('games')
  @ApiOperation({ summary: 'The games that there are rulebooks for' })
  @ApiOkResponse({ type: GameList })
  games(): GameList {
    return {
      games: Object.values(this.rulebooks).map(({ id, title, editions, checks, sections }) => ({
        game: id, title, editions, checks: checks.length, sections: sections.length,
      })),
    };
  }

  @Get('games/:game')
  @ApiOperation({ summary: 'All of a game\'s law: its editions, its sections with how far a record can show them broken, its checks' })
  @ApiParam({ name: 'game', example: 'host' })
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: true } })
  @Header('content-type', 'application/json; charset=utf-8')
  game(@Param('game') game: string): string {
    const told = this.told.get(game) ?? this.tell(game);
    if (told !== undefined) return told;
    throw new ApiProblem('law-not-found', `There is no game ${shown(game)}; there are ${Object.keys(this.rulebooks).join(', ')}.`);
  }

  private tell(game: string): string | undefined {
    if (!Object.hasOwn(this.rulebooks, game)) return undefined;
    const told = JSON.stringify(explained({ rulebook: this.rulebooks[game] }));
    this.told.set(game, told);
    return told;
  }

  @Get('explain/:topic')
  @ApiOperation({ summary: 'Explain a section or a check', description: 'By the names that findings use: host:31.1.1, slow-needs-empty-stack.' })
  @ApiParam({ name: 'topic', example: 'host:31.1.1' })
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: true } })
  explain(@Param('topic') topic: string): object {
    const found = lookUp(topic, this.rulebooks);
    if (found.length === 1) return explained(found[0]);
    const several = found.flatMap((one) => ('section' in one ? [nameOfSection(one.section)] : []));
    if (several.length) throw new ApiProblem('law-not-found', `${shown(topic)} could be ${several.join(' or ')}.`);
    throw new ApiProblem('law-not-found', `There is no section, check or game ${shown(topic)}${hint(topic, topicsOf(this.rulebooks))}.`);
  }
}

function hint(topic: string, topics: readonly string[]): string {
  const near = topic.length > 100 ? undefined : didYouMean(topic, topics);
  return near === undefined ? '; /v1/games lists the games' : ` (${near})`;
}
