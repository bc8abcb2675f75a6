/** What is asked of one match, and what it tells. */
import { ApiProperty } from '@nestjs/swagger';
import { MAX_NUMBER } from '#kernel/limits.js';
import { MOST } from '../conventions/paging.js';
import { ChoiceField, TextField, WholeField } from '../problems/fields.js';
import { AUDIENCES, REVIEWS, type Policy } from './policies.js';
import { STATES, type State } from './listing.dto.js';

export class SeatQuery {
  @TextField({ about: 'For officials: as this seat sees it', longest: 80, optional: true, example: 'Kate' })
  seat?: string;
}

export class EventsQuery extends SeatQuery {
  @WholeField({ about: 'Only events behind this number', min: 0, max: MAX_NUMBER, optional: true, example: 0 })
  after?: number;

  @WholeField({ about: 'How many at most', min: 1, max: MOST, optional: true, example: 50 })
  limit?: number;
}

export const LOG_FORMS = ['lines', 'text'] as const;

export class LogQuery extends SeatQuery {
  @ChoiceField({ about: 'JSON Lines or the notation, for those who cannot set Accept', of: LOG_FORMS, optional: true, example: 'text' })
  format?: (typeof LOG_FORMS)[number];
}

export class PolicyBody implements Policy {
  @ChoiceField({ about: 'Who reads findings while the match runs', of: AUDIENCES, example: 'officials' })
  findings!: Policy['findings'];

  @ChoiceField({ about: 'Whether players and spectators read findings only after the game, or already now', of: REVIEWS, example: 'after' })
  review!: Policy['review'];
}

export class MatchTold {
  @ApiProperty({ example: 'host-slow-speed-timing' })
  id!: string;

  @ApiProperty({ type: 'object', additionalProperties: true, description: 'As the caller may see it' })
  header!: object;

  @ApiProperty({ description: 'The number of its last event' })
  events!: number;

  @ApiProperty({ enum: STATES })
  state!: State;

  @ApiProperty({ type: PolicyBody })
  policy!: Policy;
}

export class EventTold {
  @ApiProperty()
  n!: number;

  @ApiProperty()
  type!: string;

  @ApiProperty({ required: false, description: 'The seat that acted' })
  by?: string;

  @ApiProperty({ type: 'object', additionalProperties: true, description: 'docs/match-log.md and docs/schema say what is in it' })
  data!: unknown;

  @ApiProperty({ required: false, description: 'The event that brought it about' })
  cause?: number;

  @ApiProperty({ required: false, description: 'When, by the clock of the recorder' })
  at?: string;

  @ApiProperty({ required: false, description: 'For officials: links it to all before it' })
  hash?: string;

  @ApiProperty({ description: 'The sentence that tells it', example: 'Kate passes' })
  says!: string;
}

export class EventPage {
  @ApiProperty({ type: [EventTold] })
  events!: readonly EventTold[];

  @ApiProperty({ type: Number, nullable: true, description: 'To be sent as after for those that follow; null at the end' })
  next!: number | null;
}
