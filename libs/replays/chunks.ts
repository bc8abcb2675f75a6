/** The bytes of a file or of standard input, chunk by chunk. What the system has against it comes back as a problem. */
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type { Problem } from '#kernel/problem.js';
import { visible } from '#kernel/shown.js';

/** Big enough that the time between chunks does not count, small enough that their memory does not. */
const CHUNK = 1 << 18;

export class Chunks {
  /** Why there is nothing more to read, if that is not the end. */
  problem: Problem | null = null;
  private stream: Readable | null = null;
  private iterator: AsyncIterator<Buffer | string> | null = null;

  constructor(
    private readonly path: string,
    stdin: Readable,
  ) {
    try {
      this.stream = path === '-' ? stdin : createReadStream(path, { highWaterMark: CHUNK });
      this.iterator = this.stream[Symbol.asyncIterator]() as AsyncIterator<Buffer | string>;
    } catch (error) {
      // Some paths, such as one with a zero in it, are refused before anything is opened.
      this.fail(error);
    }
  }

  /** Null at the end, and when reading failed. */
  async next(): Promise<Buffer | null> {
    if (this.problem || !this.iterator) return null;
    try {
      const step = await this.iterator.next();
      if (step.done) return null;
      return typeof step.value === 'string' ? Buffer.from(step.value) : step.value;
    } catch (error) {
      this.fail(error);
      return null;
    }
  }

  close(): void {
    this.stream?.destroy();
  }

  private fail(error: unknown): void {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const found = REASONS[code] ?? visible(message);
    this.problem = { line: 0, field: '', found, expected: this.path === '-' ? 'a match on standard input' : 'a file with a match in it' };
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  EISDIR: 'a directory',
  EACCES: 'a file that you may not read',
  EPERM: 'a file that you may not read',
  ENOTDIR: 'a path through something that is no directory',
  ELOOP: 'a circle of links',
  ENAMETOOLONG: 'a name longer than the system allows',
  EMFILE: 'too many open files',
};
