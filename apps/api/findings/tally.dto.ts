import { ApiProperty } from '@nestjs/swagger';
import type { Verdict } from '#kernel/finding.js';

/** How many findings there are of each verdict. */
export class Tally implements Record<Verdict, number> {
  @ApiProperty()
  illegal!: number;

  @ApiProperty()
  missed!: number;

  @ApiProperty()
  undecidable!: number;
}
