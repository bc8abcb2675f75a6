/**
 * Makes lines out of the bytes of a file or a pipe, chunk by chunk. It holds one unfinished line at most, and of a line
 * over the limit not even that. What is no UTF-8 is refused with its place: decoded leniently, it would be another text.
 */
import { isAscii, isUtf8 } from 'node:buffer';
import { MAX_LINE } from '#kernel/limits.js';
import type { Flaw } from '#kernel/problem.js';
import { firstInvalidByte } from './utf8.js';

/** Gets each line in order, without its end: as text, or as what is wrong with it. */
export interface LineSink {
  read(line: string): unknown;
  refuse(flaw: Flaw & { readonly column?: number }): void;
}

const LINE_FEED = 0x0a;
const RETURN = 0x0d;
const BYTE_ORDER_MARK = 0xfeff;

export class LineSplitter {
  /** The bytes of the line that is not finished yet. */
  private pending: Buffer[] = [];
  private pendingLength = 0;
  private first = true;

  constructor(private readonly sink: LineSink) {}

  push(chunk: Buffer): void {
    const last = chunk.lastIndexOf(LINE_FEED);
    if (last < 0) return this.hold(chunk);
    let from = 0;
    if (this.pendingLength > 0) {
      from = chunk.indexOf(LINE_FEED) + 1;
      this.hold(chunk.subarray(0, from - 1));
      this.finish();
    }
    if (from <= last) this.whole(chunk.subarray(from, last));
    if (last + 1 < chunk.length) this.hold(chunk.subarray(last + 1));
  }

  /** No bytes follow: what is left is the last line. */
  end(): void {
    if (this.pendingLength > 0) this.finish();
  }

  private hold(bytes: Buffer): void {
    this.pendingLength += bytes.length;
    // One byte more may be the return before the line feed.
    if (this.pendingLength > MAX_LINE + 1) this.pending = [];
    else this.pending.push(bytes);
    // A pipe may bring its bytes one by one.
    if (this.pending.length > 500) this.pending = [Buffer.concat(this.pending)];
  }

  private finish(): void {
    const length = this.pendingLength;
    const bytes = length > MAX_LINE + 1 ? null : Buffer.concat(this.pending);
    this.pending = [];
    this.pendingLength = 0;
    if (bytes) this.single(bytes);
    else this.tooLong(length);
  }

  /** Lines with line feeds between them. Decoded in one go: lines are slices of that text, and cost next to nothing. */
  private whole(bytes: Buffer): void {
    const ascii = isAscii(bytes);
    if (!ascii && !isUtf8(bytes)) return this.oneByOne(bytes);
    const text = bytes.toString(ascii ? 'latin1' : 'utf8');
    let start = 0;
    for (;;) {
      const end = text.indexOf('\n', start);
      const stop = end < 0 ? text.length : end;
      const returned = stop > start && text.charCodeAt(stop - 1) === RETURN;
      this.text(text.substring(start, returned ? stop - 1 : stop), ascii);
      if (end < 0) return;
      start = end + 1;
    }
  }

  private oneByOne(bytes: Buffer): void {
    for (let start = 0; ; ) {
      const end = bytes.indexOf(LINE_FEED, start);
      this.single(bytes.subarray(start, end < 0 ? undefined : end));
      if (end < 0) return;
      start = end + 1;
    }
  }

  private single(bytes: Buffer): void {
    const line = bytes.at(-1) === RETURN ? bytes.subarray(0, -1) : bytes;
    const invalid = isUtf8(line) ? -1 : firstInvalidByte(line);
    if (invalid < 0) return this.text(line.toString(), false);
    this.first = false;
    this.sink.refuse({
      field: '',
      found: `the byte ${line[invalid].toString(16)}, which is no UTF-8`,
      expected: 'text in UTF-8',
      hint: 'save the file as UTF-8',
      column: line.toString('utf8', 0, invalid).length + 1,
    });
  }

  private text(line: string, ascii: boolean): void {
    // A character of a text takes three bytes at most.
    if (line.length > MAX_LINE || (!ascii && line.length > MAX_LINE / 3)) {
      const length = Buffer.byteLength(line);
      if (length > MAX_LINE) return this.tooLong(length);
    }
    const marked = this.first && line.charCodeAt(0) === BYTE_ORDER_MARK;
    this.first = false;
    this.sink.read(marked ? line.slice(1) : line);
  }

  private tooLong(length: number): void {
    this.first = false;
    this.sink.refuse({ field: '', found: `a line of ${length} bytes`, expected: `at most ${MAX_LINE}` });
  }
}
