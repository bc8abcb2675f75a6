/** What is asked of the list of matches, and what it tells. */
import { ApiProperty } from '@nestjs/swagger';
import { PageQuery } from '../conventions/paging.js';
import { Tally } from '../findings/tally.dto.js';
import { ChoiceField, TextField } from '../problems/fields.js';

export const STATES = ['running', 'over'] as const;
export type State = (typeof STATES)[number];

export class ListQuery extends PageQuery {
  @TextField({ about: 'Only of this game', longest: 40, optional: true, example: 'host' })
  game?: string;

  @TextField({ about: 'Only under this edition', longest: 40, optional: true, example: 'comprehensive' })
  edition?: string;

  @TextField({ about: 'Only with this seat', longest: 80, optional: true, example: 'Kate' })
  seat?: string;

  @ChoiceField({ about: 'Only those whose game runs, or is over', of: STATES, optional: true, example: 'running' })
  state?: State;

  @TextField({ about: 'Somewhere in the name, the title or a seat', longest: 100, optional: true, example: 'sentry' })
  text?: string;
}

export class MatchListed {
  @ApiProperty({ example: 'host-slow-speed-timing' })
  id!: string;

  @ApiProperty({ type: String, nullable: true, example: 'host' })
  game!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'comprehensive' })
  edition!: string | null;

  @ApiProperty({ type: String, nullable: true })
  title!: string | null;

  @ApiProperty({ type: [String], example: ['Kate', 'John'] })
  seats!: readonly string[];

  @ApiProperty({ type: String, nullable: true, example: 'complete' })
  record!: string | null;

  @ApiProperty({ description: 'How many events it has' })
  events!: number;

  @ApiProperty({ enum: STATES })
  state!: State;

  @ApiProperty({ description: 'Where the game stands, as a spectator sees it' })
  standing!: string;

  @ApiProperty({ description: 'When its last event was stored: ISO 8601' })
  recordedAt!: string;

  @ApiProperty({ type: Tally, required: false, description: 'For officials: how many findings there are' })
  findings?: Tally;

  @ApiProperty({ type: String, required: false, description: 'For officials: why it is judged no further, if it is not' })
  flaw?: string;
}

export class MatchPage {
  @ApiProperty({ type: [MatchListed] })
  matches!: readonly MatchListed[];

  @ApiProperty({ type: String, nullable: true, description: 'To be sent as cursor for those that follow; null at the end' })
  next!: string | null;
}
