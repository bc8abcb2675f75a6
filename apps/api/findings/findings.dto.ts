/** What is asked of findings, and what they tell: the members of docs/audit-json.md, and the titles of the sections. */
import { ApiProperty } from '@nestjs/swagger';
import { VERDICTS, type Verdict } from '#kernel/finding.js';
import { MAX_NUMBER } from '#kernel/limits.js';
import { MOST } from '../conventions/paging.js';
import { SeatQuery } from '../matches/reading.dto.js';
import { ReasonTold } from '../boards/boards.dto.js';
import { ChoiceField, TextField, WholeField } from '../problems/fields.js';
import { Tally } from './tally.dto.js';

export class FindingsQuery extends SeatQuery {
  @WholeField({ about: 'Only on this event', min: 1, max: MAX_NUMBER, optional: true, example: 2 })
  event?: number;

  @WholeField({ about: 'Only on this event and those behind it', min: 1, max: MAX_NUMBER, optional: true, example: 1 })
  from?: number;

  @WholeField({ about: 'Only on this event and those before it', min: 1, max: MAX_NUMBER, optional: true, example: 10 })
  to?: number;

  @ChoiceField({ about: 'Only with this verdict', of: VERDICTS, optional: true, example: 'illegal' })
  verdict?: Verdict;

  @WholeField({ about: 'Only findings behind the one with this id', min: 0, max: MAX_NUMBER, optional: true, example: 0 })
  after?: number;

  @WholeField({ about: 'How many at most', min: 1, max: MOST, optional: true, example: 50 })
  limit?: number;
}

export class EditionQuery extends SeatQuery {
  @TextField({ about: 'The edition to judge by; /v1/games lists those of a game', longest: 40, example: 'short' })
  edition!: string;
}

export class FindingTold {
  @ApiProperty({ description: 'Its place among the findings, from 1' })
  id!: number;

  @ApiProperty()
  event!: number;

  @ApiProperty({ example: 'slow-needs-empty-stack' })
  check!: string;

  @ApiProperty({ enum: VERDICTS })
  verdict!: Verdict;

  @ApiProperty({ type: [String], example: ['host:31.1.1'] })
  sections!: readonly string[];

  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, description: 'What those sections are about' })
  titles!: Readonly<Record<string, string>>;

  @ApiProperty()
  message!: string;

  @ApiProperty()
  messageId!: string;

  @ApiProperty({ type: 'object', additionalProperties: true })
  facts!: object;

  @ApiProperty({ type: [Number], description: 'The earlier events that it rests on' })
  reliesOn!: readonly number[];

  @ApiProperty({ type: Number, nullable: true, description: 'The finding that it is a consequence of' })
  follows!: number | null;

  @ApiProperty({ description: 'The rule of the check in our words' })
  rule!: string;

  @ApiProperty({ type: [ReasonTold], description: 'Who could act when it happened, and why' })
  derivation!: readonly ReasonTold[];

  @ApiProperty({ type: [String], description: 'What would have been legal instead' })
  legal!: readonly string[];

  @ApiProperty({ type: String, nullable: true, description: 'The reading that was chosen where the rules leave one open' })
  reading!: string | null;
}

export class FindingPage {
  @ApiProperty()
  match!: string;

  @ApiProperty({ description: 'The number of the last event that was judged' })
  events!: number;

  @ApiProperty({ type: [FindingTold] })
  findings!: readonly FindingTold[];

  @ApiProperty({ type: Number, nullable: true, description: 'To be sent as after for those that follow; null at the end' })
  next!: number | null;

  @ApiProperty({ required: false, description: 'Why events from some number on are not judged, where that is so' })
  flaw?: string;
}

export class AuditTold {
  @ApiProperty()
  match!: string;

  @ApiProperty()
  events!: number;

  @ApiProperty()
  edition!: string;

  @ApiProperty({ type: Tally })
  summary!: Tally;

  @ApiProperty({ type: [FindingTold] })
  findings!: readonly FindingTold[];
}

export class AuditChanges {
  @ApiProperty()
  match!: string;

  @ApiProperty()
  events!: number;

  @ApiProperty({ description: 'The edition that the match is played by' })
  from!: string;

  @ApiProperty({ description: 'The edition that was asked for' })
  to!: string;

  @ApiProperty({ type: [FindingTold], description: 'What only the other edition finds; ids are of its audit' })
  added!: readonly FindingTold[];

  @ApiProperty({ type: [FindingTold], description: 'What only the edition of the match finds' })
  gone!: readonly FindingTold[];

  @ApiProperty({ description: 'How many findings both have' })
  same!: number;
}
