/** A match in the notation. People write these, so it is read whole, up to a length that no person writes. */
import { isUtf8 } from 'node:buffer';
import { MAX_PROBLEMS } from '#kernel/limits.js';
import type { Problem } from '#kernel/problem.js';
import type { ChainOptions } from '#kernel/read.js';
import { readText, type TextMatch } from '#kernel/read-text.js';
import type { Rulebook } from '#kernel/rulebook.js';
import type { Chunks } from './chunks.js';
import { LineSplitter } from './lines.js';
import type { Batch, MatchSource } from './open.js';

export const MAX_TEXT = 32 << 20;

export async function openText(
  chunks: Chunks,
  head: readonly Buffer[],
  rulebooks: Readonly<Record<string, Rulebook>>,
  chain: ChainOptions | undefined,
): Promise<MatchSource> {
  const bytes = await readWhole(chunks, head);
  chunks.close();
  if (!Buffer.isBuffer(bytes)) return new TextSource(refused([bytes]));
  const invalid = isUtf8(bytes) ? [] : invalidLines(bytes);
  if (invalid.length) return new TextSource(refused(invalid));
  return new TextSource(readText(bytes.toString().replace(/^\ufeff/, ''), rulebooks, chain));
}

async function readWhole(chunks: Chunks, head: readonly Buffer[]): Promise<Buffer | Problem> {
  const parts = [...head];
  let length = parts.reduce((sum, part) => sum + part.length, 0);
  while (length <= MAX_TEXT) {
    const chunk = await chunks.next();
    if (chunk === null) return chunks.problem ?? Buffer.concat(parts);
    parts.push(chunk);
    length += chunk.length;
  }
  const hint = 'a log in JSON Lines, which begins with {, may have any length';
  return { line: 0, field: '', found: `more than ${MAX_TEXT} bytes`, expected: `at most ${MAX_TEXT} in the notation`, hint };
}

function invalidLines(bytes: Buffer): Problem[] {
  const problems: Problem[] = [];
  let line = 0;
  const splitter = new LineSplitter({ read: () => line++, refuse: (flaw) => void problems.push({ line: ++line, ...flaw }) });
  splitter.push(bytes);
  splitter.end();
  return problems.slice(0, MAX_PROBLEMS);
}

const refused = (problems: readonly Problem[]): TextMatch => ({ header: null, rulebook: null, events: [], lines: [], problems });

class TextSource implements MatchSource {
  readonly form = 'text';
  readonly header: MatchSource['header'];
  readonly rulebook: MatchSource['rulebook'];
  readonly problems: readonly Problem[];

  constructor(private readonly match: TextMatch) {
    this.header = match.header;
    this.rulebook = match.rulebook;
    this.problems = match.problems;
  }

  // eslint-disable-next-line @typescript-eslint/require-await -- all of it is here already
  async *batches(): AsyncGenerator<Batch, void> {
    if (this.match.events.length) yield this.match;
  }

  close(): void {
    // The file was closed when it had been read.
  }
}
