/** Opens a match, whichever way it is written: JSON Lines if it begins with `{`, else the notation. */
import { stdin } from 'node:process';
import type { Readable } from 'node:stream';
import type { GameEvent } from '#kernel/event.js';
import type { Header } from '#kernel/log.js';
import type { Problem } from '#kernel/problem.js';
import type { ChainOptions } from '#kernel/read.js';
import type { Rulebook } from '#kernel/rulebook.js';
import { Chunks } from './chunks.js';
import { noText } from './no-text.js';
import { openLog } from './open-log.js';
import { openText } from './open-text.js';

/** Some events in a row. The two lists are used again for the next batch: keep the events, not the lists. */
export interface Batch {
  readonly events: readonly GameEvent[];
  /** The line of the event at the same index. */
  readonly lines: readonly number[];
}

export interface MatchSource {
  readonly form: 'log' | 'text' | 'none';
  /** Null if there is none that can be used; `problems` says why. */
  readonly header: Header | null;
  readonly rulebook: Rulebook | null;
  /** Grows while batches are read. If it is not empty at the end, what the batches held must not be relied on. */
  readonly problems: readonly Problem[];
  /** The events, each well formed, to be taken synchronously batch by batch. Ends at the first problem, or with the match. */
  batches(): AsyncGenerator<Batch, void>;
  /** Lets go of the file; only needed where `batches` is not read. */
  close(): void;
}

export interface OpenOptions {
  /** Verifies the hash chain. */
  readonly chain?: ChainOptions;
  /** What `-` stands for. */
  readonly stdin?: Readable;
}

/** `path`, or `-` for standard input. Never throws for what is in the file or for what the system says of it. */
export async function openMatch(
  path: string,
  rulebooks: Readonly<Record<string, Rulebook>>,
  options: OpenOptions = {},
): Promise<MatchSource> {
  const chunks = new Chunks(path, options.stdin ?? stdin);
  const head: Buffer[] = [];
  for (let length = 0; length <= MOST_BLANK; ) {
    const chunk = await chunks.next();
    if (chunk === null) return nothing(chunks.problem ?? EMPTY);
    head.push(chunk);
    const strange = length === 0 ? noText(chunk) : null;
    if (strange) {
      chunks.close();
      return nothing(strange);
    }
    const first = firstMark(chunk, length);
    if (first === OPENING_BRACE) return openLog(chunks, head, rulebooks, options.chain);
    if (first !== undefined) return openText(chunks, head, rulebooks, options.chain);
    length += chunk.length;
  }
  chunks.close();
  return nothing(EMPTY);
}

/** Whoever sends this much of nothing sends no match. */
const MOST_BLANK = 1 << 16;

const OPENING_BRACE = 0x7b;

const EMPTY: Problem = { line: 0, field: '', found: 'nothing', expected: 'a match: a log in JSON Lines, or the notation' };

const BLANK = new Set([0x20, 0x09, 0x0a, 0x0d]);
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/** The first byte that is neither blank nor of a byte order mark; `before` bytes came in earlier chunks. */
function firstMark(chunk: Buffer, before: number): number | undefined {
  return chunk.find((byte, i) => !BLANK.has(byte) && byte !== BYTE_ORDER_MARK[before + i]);
}

function nothing(problem: Problem): MatchSource {
  return {
    form: 'none',
    header: null,
    rulebook: null,
    problems: [problem],
    // eslint-disable-next-line @typescript-eslint/require-await, require-yield -- there is nothing to wait for
    async *batches() {
      return;
    },
    close: () => undefined,
  };
}
