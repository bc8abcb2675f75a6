import { MAX_NUMBER } from '#kernel/limits.js';
import { SeatQuery } from '../matches/reading.dto.js';
import { WholeField } from '../problems/fields.js';

export class LiveQuery extends SeatQuery {
  @WholeField({ about: 'Begins behind this event; without it, with the next that comes', min: 0, max: MAX_NUMBER, optional: true, example: 0 })
  after?: number;
}
