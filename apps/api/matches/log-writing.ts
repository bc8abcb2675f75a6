/** A match log as it leaves: JSON Lines in blocks, or the notation. */
import { Readable } from 'node:stream';
import { setImmediate as breathe } from 'node:timers/promises';
import type { GameEvent } from '#kernel/event.js';
import { writeNotation } from '#kernel/notation.js';
import { logBlocks } from '#replays/write.js';
import { LINES_TYPE, TEXT_TYPE } from '../conventions/bodies.js';
import { ApiProblem } from '../problems/api-problem.js';
import type { Sight } from '../rooms/sight.js';
import type { LOG_FORMS } from './reading.dto.js';

type LogForm = (typeof LOG_FORMS)[number];

/** The first of the two that the caller takes. */
export function logForm(format: LogForm | undefined, accept: string | undefined): LogForm {
  if (format !== undefined) return format;
  for (const type of (accept ?? '*/*').split(',').map((part) => part.split(';')[0].trim().toLowerCase())) {
    if (type === TEXT_TYPE || type === 'text/*') return 'text';
    if (type === LINES_TYPE || type === 'application/*' || type === '*/*') return 'lines';
  }
  throw new ApiProblem('not-acceptable', `A log is given as ${LINES_TYPE} or ${TEXT_TYPE}.`);
}

/** The notation reads back each line that it writes, so that a match that goes on for ever would keep the server from all else. */
const LONGEST_TEXT = 20_000;

export function writtenLog(sight: Sight, length: number, form: LogForm): Readable | string {
  const header = sight.headerAt(length);
  if (form === 'lines') return Readable.from(calmly(logBlocks(header, eventsOf(sight, length))));
  if (length > LONGEST_TEXT) throw new ApiProblem('not-acceptable', `A match of more than ${LONGEST_TEXT} events is given as ${LINES_TYPE} only.`);
  return writeNotation({ header, events: [...eventsOf(sight, length)] }, sight.rulebook);
}

function* eventsOf(sight: Sight, length: number): Generator<GameEvent, void> {
  for (let n = 1; n <= length; n++) yield sight.event(n);
}

/** A reader who takes all at once still leaves others their turns. */
async function* calmly(blocks: AsyncIterable<string>): AsyncGenerator<string, void> {
  for await (const block of blocks) {
    yield block;
    await breathe();
  }
}
