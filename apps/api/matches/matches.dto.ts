/** What is sent to matches, and what they answer. */
import { ApiProperty } from '@nestjs/swagger';
import { MAX_NUMBER } from '#kernel/limits.js';
import { MATCH_ID } from '#stores/matches/envelope.js';
import { ListField, TextField, WholeField } from '../problems/fields.js';

const NAME = 'up to 100 letters, digits, dots, dashes and underscores, a letter or digit first';

export class NameQuery {
  @TextField({ about: 'What the match is called; without it a name is made', longest: 100, pattern: MATCH_ID, expects: NAME, optional: true })
  id?: string;
}

export class AppendBody {
  static readonly takesText = true;

  @WholeField({ about: 'The number of the event that these follow: the last that the recorder knows of; 0 for none', min: 0, max: MAX_NUMBER })
  after!: number;

  @ListField({ about: 'Events as JSON; they may leave out n', schema: { type: 'object', additionalProperties: true }, optional: true })
  events?: unknown[];

  @TextField({ about: 'Or sentences of the notation, one a line', longest: 1 << 20, optional: true })
  sentences?: string;
}

export class AppendQuery {
  @WholeField({
    about: 'With a body of text/plain, and with no other: the number of the event that these follow', min: 0, max: MAX_NUMBER, optional: true,
  })
  after?: number;
}

export class MatchBegun {
  @ApiProperty({ example: 'final' })
  id!: string;

  @ApiProperty({ type: 'object', additionalProperties: true, description: 'The header with its hash, on which the first event builds' })
  header!: object;
}

export class MatchImported {
  @ApiProperty({ example: 'final' })
  id!: string;

  @ApiProperty({ description: 'How many events the match has' })
  events!: number;

  @ApiProperty({ description: 'How many of them were new' })
  added!: number;
}

export class EventsAppended {
  @ApiProperty({ description: 'The number of the first event that was appended' })
  from!: number;

  @ApiProperty({ description: 'The number of the last: the next append says it as after' })
  to!: number;

  @ApiProperty({ type: 'array', items: { type: 'object', additionalProperties: true }, description: 'The events with their hashes' })
  events!: readonly object[];

  @ApiProperty({ type: 'array', items: { type: 'object', additionalProperties: true }, description: 'What the judge says about them' })
  findings!: readonly object[];
}
