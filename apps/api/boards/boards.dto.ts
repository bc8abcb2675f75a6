/** What is asked of boards and options, and what they tell. */
import { ApiProperty } from '@nestjs/swagger';
import { MAX_NUMBER } from '#kernel/limits.js';
import { SeatQuery } from '../matches/reading.dto.js';
import { ChoiceField, WholeField } from '../problems/fields.js';

export const BOARD_FORMS = ['json', 'text'] as const;

export class PlaceQuery extends SeatQuery {
  @WholeField({ about: 'Right after this event; 0 is the beginning, and without it the latest', min: 0, max: MAX_NUMBER, optional: true, example: 2 })
  at?: number;
}

export class BoardQuery extends PlaceQuery {
  @ChoiceField({ about: 'For programs, or drawn for people, for those who cannot set Accept', of: BOARD_FORMS, optional: true, example: 'json' })
  format?: (typeof BOARD_FORMS)[number];
}

export class ChangesQuery extends SeatQuery {
  @WholeField({ about: 'From the board right after this event; without it, the event before `to`', min: 0, max: MAX_NUMBER, optional: true, example: 0 })
  from?: number;

  @WholeField({ about: 'To the board right after this event; without it, the latest', min: 0, max: MAX_NUMBER, optional: true, example: 2 })
  to?: number;
}

class Seen {
  @ApiProperty({ example: 'host-slow-speed-timing' })
  match!: string;

  @ApiProperty({ enum: ['judge', 'spectator', 'seat'], description: 'Whose eyes this is seen with' })
  viewer!: string;

  @ApiProperty({ required: false, description: 'The seat, where it is the eyes of one' })
  seat?: string;
}

export class BoardTold extends Seen {
  @ApiProperty({ description: 'The event right after which this is the board' })
  at!: number;

  @ApiProperty({ type: 'object', additionalProperties: true, description: 'As the game has it; an amount that nobody knows is null' })
  board!: object;
}

export class ChangesTold extends Seen {
  @ApiProperty()
  from!: number;

  @ApiProperty()
  to!: number;

  @ApiProperty({
    type: 'array', items: { type: 'object', additionalProperties: true },
    description: 'A JSON Patch (RFC 6902): put on the board after `from`, it makes the one after `to`',
  })
  patch!: readonly object[];
}

export class ReasonTold {
  @ApiProperty()
  says!: string;

  @ApiProperty({ description: 'The event that made it so; 0 is what the record starts from' })
  event!: number;

  @ApiProperty({ type: String, nullable: true, example: 'host:31.5.3' })
  section!: string | null;
}

export class OptionsTold extends Seen {
  @ApiProperty()
  at!: number;

  @ApiProperty({ type: [String], nullable: true, description: 'The seats that may act; null if the record does not tell' })
  mayAct!: readonly string[] | null;

  @ApiProperty({ type: [ReasonTold] })
  why!: readonly ReasonTold[];

  @ApiProperty({
    type: 'array', items: { type: 'object', additionalProperties: true },
    description: 'Each with its seat, the sentence that tells it, its type, and where known the event and what may be chosen instead',
  })
  options!: readonly object[];
}
