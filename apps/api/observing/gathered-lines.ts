/**
 * Lines of the log on their way to a file: many of them in one write, beside the event loop, in their order. A busy server writes thousands
 * of lines a second, and a write for each, or a look at all that waits for each, would cost it more than most answers do.
 */
import { write, writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

export interface GatheredOptions {
  /** What is written at once as soon as there is so much of it, in characters. */
  readonly gathered: number;
  /** In milliseconds: what is there is written by then, however little it is. */
  readonly longestWait: number;
  /** How many characters may wait for whoever reads the file. Lines beyond that are lost, and it is told how many. */
  readonly most: number;
}

const AGAIN = 50;

export class GatheredLines implements DestinationStream {
  private text = '';
  private lost = 0;
  /** What is being written, from its first byte that is not. */
  private rest: Buffer | null = null;
  private timer: NodeJS.Timeout | null = null;
  private awaiting: (() => void)[] = [];

  constructor(
    private readonly file: number,
    private readonly options: GatheredOptions,
  ) {}

  write(line: string): void {
    if (this.text.length >= this.options.most) {
      this.lost++;
      return;
    }
    this.text += line;
    if (this.text.length >= this.options.gathered) this.pass();
    else this.timer ??= setTimeout(() => this.pass(), this.options.longestWait).unref();
  }

  /** Calls back when all that was said so far is written, or cannot be. */
  flush(done: () => void): void {
    this.awaiting.push(done);
    this.pass();
  }

  /** For the end of the process: nothing else gets a turn any more. What is being written is on its way already. */
  flushSync(): void {
    for (let left = this.taken(), tries = 0; left.length && tries < AGAIN; tries++) {
      try {
        left = left.subarray(writeSync(this.file, left));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
      }
    }
  }

  private taken(): Buffer {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const said = this.lost === 0 ? this.text : `${this.text}{"level":40,"time":${Date.now()},"lost":${this.lost},"msg":"lines of the log were lost"}\n`;
    this.text = '';
    this.lost = 0;
    return Buffer.from(said);
  }

  private pass(): void {
    if (this.rest !== null) return;
    if (this.text === '') {
      const { awaiting } = this;
      this.awaiting = [];
      for (const done of awaiting) done();
      return;
    }
    this.rest = this.taken();
    this.go();
  }

  private go(): void {
    const { rest } = this;
    if (rest === null) return;
    write(this.file, rest, (error, written) => {
      if (error?.code === 'EAGAIN') return void setTimeout(() => this.go(), AGAIN);
      // Nobody reads the log any more: that is no reason to end.
      this.rest = error || written === rest.length ? null : rest.subarray(written);
      if (this.rest) this.go();
      else if (this.awaiting.length || this.text.length >= this.options.gathered) this.pass();
      else if (this.text !== '') this.timer ??= setTimeout(() => this.pass(), this.options.longestWait).unref();
    });
  }
}
