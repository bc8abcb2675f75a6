/** A log in JSON Lines, read as its bytes arrive. */
import type { GameEvent } from '#kernel/event.js';
import type { Problem } from '#kernel/problem.js';
import { LogReader, type ChainOptions } from '#kernel/read.js';
import type { Rulebook } from '#kernel/rulebook.js';
import type { Chunks } from './chunks.js';
import { LineSplitter } from './lines.js';
import type { Batch, MatchSource } from './open.js';

export async function openLog(
  chunks: Chunks,
  head: readonly Buffer[],
  rulebooks: Readonly<Record<string, Rulebook>>,
  chain: ChainOptions | undefined,
): Promise<MatchSource> {
  const source = new LogSource(chunks, new LogReader(rulebooks, chain));
  for (const chunk of head) source.push(chunk);
  while (source.header === null && source.problems.length === 0 && (await source.more()));
  return source;
}

class LogSource implements MatchSource {
  readonly form = 'log';
  /** What was read and not handed on yet; emptied and filled again for each batch. */
  private readonly events: GameEvent[] = [];
  private readonly lines: number[] = [];
  private readonly splitter: LineSplitter;
  private ended = false;

  constructor(
    private readonly chunks: Chunks,
    private readonly reader: LogReader,
  ) {
    this.splitter = new LineSplitter({
      read: (line) => {
        const event = reader.read(line);
        if (event === null) return;
        this.events.push(event);
        this.lines.push(reader.line);
      },
      refuse: (flaw) => reader.refuse(flaw),
    });
  }

  get header(): MatchSource['header'] {
    return this.reader.header;
  }

  get rulebook(): MatchSource['rulebook'] {
    return this.reader.header && this.reader.rulebook;
  }

  get problems(): readonly Problem[] {
    const failed = this.chunks.problem;
    return failed ? [...this.reader.problems, failed] : this.reader.problems;
  }

  push(chunk: Buffer): void {
    this.splitter.push(chunk);
  }

  /** Reads on; false when there is nothing more that could be read. */
  async more(): Promise<boolean> {
    if (this.ended) return false;
    const chunk = this.reader.done ? null : await this.chunks.next();
    if (chunk) this.splitter.push(chunk);
    else this.end();
    return !this.ended;
  }

  async *batches(): AsyncGenerator<Batch, void> {
    try {
      do {
        if (this.events.length) yield { events: this.events, lines: this.lines };
        this.empty();
      } while ((await this.more()) || this.events.length);
    } finally {
      this.close();
    }
  }

  close(): void {
    this.release();
    this.empty();
  }

  private end(): void {
    if (!this.reader.done && !this.chunks.problem) {
      this.splitter.end();
      this.reader.end();
    }
    this.release();
  }

  private release(): void {
    this.ended = true;
    this.chunks.close();
  }

  private empty(): void {
    this.events.length = 0;
    this.lines.length = 0;
  }
}
