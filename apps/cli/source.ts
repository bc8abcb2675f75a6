/** Reads a log, whichever way it is written, and shows it event by event to whoever asked. */
import type { Readable } from 'node:stream';
import type { GameEvent } from '#kernel/event.js';
import type { Header } from '#kernel/log.js';
import type { Problem } from '#kernel/problem.js';
import type { ChainOptions } from '#kernel/read.js';
import type { Rulebook } from '#kernel/rulebook.js';
import { sha256 } from '#replays/hash.js';
import { openMatch } from '#replays/open.js';
import { rulebooks } from '#rulebooks/index.js';

/** Gets the header, then each event in order; a problem that it returns ends the reading. */
export interface LogVisitor {
  header(header: Header, rulebook: Rulebook): void;
  event(event: GameEvent, line: number): Problem | undefined;
}

export interface ReadOptions {
  /** Whether a broken hash chain is a problem; with `always`, so is a log without one. */
  readonly chain?: 'never' | 'if sealed' | 'always';
}

/** What is wrong with the log. If anything is, what the visitor saw must not be relied on. */
export async function readLog(file: string, stdin: Readable, visitor: LogVisitor, options: ReadOptions = {}): Promise<readonly Problem[]> {
  const source = await openMatch(file, rulebooks, { stdin, chain: chainOptions(options.chain ?? 'never') });
  const { header, rulebook } = source;
  if (header && rulebook) visitor.header(header, rulebook);
  for await (const { events, lines } of source.batches()) {
    for (let i = 0; i < events.length; i++) {
      const problem = visitor.event(events[i], lines[i]);
      if (problem) return [problem];
    }
  }
  return source.problems;
}

function chainOptions(chain: NonNullable<ReadOptions['chain']>): ChainOptions | undefined {
  return chain === 'never' ? undefined : { hash: sha256, unsealed: chain === 'always' ? 'refuse' : 'accept' };
}
