/** A match log as it leaves: JSON Lines in blocks, or the notation. */
import { Readable } from 'node:stream';
import { setImmediate as breathe } from 'node:timers/promises';
import type { GameEvent } from '#kernel/event.js';
import { notationLines } from '#kernel/notation.js';
import { logBlocks } from '#replays/write.js';
import { accepted } from '../conventions/accepting.js';
import { LINES_TYPE, TEXT_TYPE } from '../conventions/bodies.js';
import { ApiProblem } from '../problems/api-problem.js';
import type { Sight } from '../rooms/sight.js';
import type { LOG_FORMS } from './reading.dto.js';

type LogForm = (typeof LOG_FORMS)[number];

const FORMS = { [LINES_TYPE]: 'lines', [TEXT_TYPE]: 'text' } as const;

/** The one that was asked for, or the one of the two that the caller takes. */
export function logForm(format: LogForm | undefined, accept: string | undefined): LogForm {
  const form = format ?? accepted(accept, FORMS);
  if (form === null) throw new ApiProblem('not-acceptable', `A log is given as ${LINES_TYPE} or ${TEXT_TYPE}.`);
  return form;
}

/** Lines of the notation that are written before others get their turn: each is read back before it is believed. */
const STRETCH = 50;

export function writtenLog(sight: Sight, length: number, form: LogForm): Readable {
  const header = sight.headerAt(length);
  const events = eventsOf(sight, length);
  return Readable.from(calmly(form === 'lines' ? logBlocks(header, events) : textBlocks(notationLines({ header, events: [...events] }, sight.rulebook))));
}

function* eventsOf(sight: Sight, length: number): Generator<GameEvent, void> {
  for (let n = 1; n <= length; n++) yield sight.event(n);
}

function* textBlocks(lines: Iterable<string>): Generator<string, void> {
  let block = '';
  let count = 0;
  for (const line of lines) {
    block += `${line}\n`;
    if (++count % STRETCH !== 0) continue;
    yield block;
    block = '';
  }
  if (block !== '') yield block;
}

/** A reader who takes all at once still leaves others their turns. */
async function* calmly(blocks: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string, void> {
  for await (const block of blocks) {
    yield block;
    await breathe();
  }
}
