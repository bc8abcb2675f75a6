/** Writes a log in JSON Lines. */
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { GameEvent } from '#kernel/event.js';
import type { Header } from '#kernel/log.js';

/** The keys in the order that people read them in. */
export function eventLine({ n, type, by, data, cause, at, hash }: GameEvent): string {
  return JSON.stringify({ n, type, by, data, cause, at, hash });
}

/** The hash last, as in an event. */
export function headerLine({ hash, ...header }: Header): string {
  return JSON.stringify({ ...header, hash });
}

const BLOCK = 1 << 16;

/** The text of a log in blocks of many lines: a write for each line would cost more than the line. */
export async function* logBlocks(header: Header, events: Iterable<GameEvent> | AsyncIterable<GameEvent>): AsyncGenerator<string, void> {
  let block = headerLine(header) + '\n';
  for await (const event of events) {
    block += eventLine(event) + '\n';
    if (block.length < BLOCK) continue;
    yield block;
    block = '';
  }
  if (block !== '') yield block;
}

/** Leaves `out` open. Rejects with the error of the system if it cannot be written to. */
export async function writeLog(out: Writable, header: Header, events: Iterable<GameEvent> | AsyncIterable<GameEvent>): Promise<void> {
  await pipeline(Readable.from(logBlocks(header, events)), out, { end: false });
}
