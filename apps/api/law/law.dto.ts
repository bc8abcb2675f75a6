import { ApiProperty } from '@nestjs/swagger';

class Game {
  @ApiProperty({ example: 'host' })
  game!: string;

  @ApiProperty({ example: 'Host WCG' })
  title!: string;

  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, description: 'By the name that a header gives' })
  editions!: Readonly<Record<string, string>>;

  @ApiProperty({ description: 'How many checks there are' })
  checks!: number;

  @ApiProperty({ description: 'How many sections the rules have' })
  sections!: number;
}

export class GameList {
  @ApiProperty({ type: [Game] })
  games!: readonly Game[];
}
