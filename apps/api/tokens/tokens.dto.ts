/** What the organiser says of a token that is to be issued, and what is told of those that were. */
import { ApiProperty } from '@nestjs/swagger';
import { ChoiceField, TextField, TextsField, WholeField } from '../problems/fields.js';
import { ROLES, type Role } from './caller.js';

const SCOPE = /^(?:\*|[A-Za-z0-9][A-Za-z0-9._-]{0,99}\*?)$/;

export class TokenWish {
  @TextField({ about: 'For whom it is', longest: 80, example: 'kate' })
  name!: string;

  @ChoiceField({ about: 'What it may do', of: ROLES, example: 'player' })
  role!: Role;

  @TextField({ about: 'The seat of a player, as the header of the match names it', longest: 80, optional: true, example: 'kate' })
  seat?: string;

  @TextsField({
    about: 'The matches that it is for; a name that ends in * stands for all that begin so, * alone for all',
    most: 100,
    pattern: SCOPE,
    expects: '1 to 100 names of matches, each may end in *',
    example: ['host-clean-first-turns'],
  })
  matches!: string[];

  @WholeField({ about: 'How many hours it lives; without it as VERDICT_TOKEN_HOURS says', min: 1, max: 8_784, optional: true, example: 8 })
  hours?: number;
}

export class TokenTold {
  @ApiProperty({ description: 'By this it is revoked', example: '8f4fb2a6-3c1e-4c52-9d0a-0f1f7a0b6a11' })
  id!: string;

  @ApiProperty({ example: 'kate' })
  name!: string;

  @ApiProperty({ enum: ROLES })
  role!: Role;

  @ApiProperty({ required: false })
  seat?: string;

  @ApiProperty({ type: [String] })
  matches!: readonly string[];

  @ApiProperty({ description: 'ISO 8601' })
  expires!: string;

  @ApiProperty({ description: 'ISO 8601' })
  issued!: string;

  @ApiProperty({ description: 'Who issued it' })
  by!: string;
}

export class TokenIssued extends TokenTold {
  @ApiProperty({ description: 'The token itself: told here once, and kept nowhere' })
  token!: string;
}

export class TokenPage {
  @ApiProperty({ type: [TokenTold] })
  tokens!: readonly TokenTold[];

  @ApiProperty({ type: String, nullable: true, description: 'To be sent as cursor for those that follow; null at the end' })
  next!: string | null;
}
