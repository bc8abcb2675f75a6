/**
 * Output that is held back until it is known to be worth printing: a log that turns out bad on its last line gets
 * its problems and no findings. What does not fit a bounded memory goes to a file that nobody else can open.
 */
import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Output } from '../terminal.js';

const IN_MEMORY = 1 << 20;
const CHUNK = 1 << 18;

export class Spool {
  private held: string[] = [];
  private size = 0;
  private file: { readonly fd: number; readonly folder: string; length: number } | null = null;

  add(text: string): void {
    this.held.push(text);
    this.size += text.length;
    if (this.size > IN_MEMORY) this.spill();
  }

  async writeTo(out: Output): Promise<void> {
    if (this.file) {
      this.spill();
      const chunk = Buffer.allocUnsafe(CHUNK);
      const decoder = new TextDecoder();
      for (let at = 0; at < this.file.length; ) {
        const read = readSync(this.file.fd, chunk, 0, CHUNK, at);
        if (read === 0) break;
        at += read;
        await out.write(decoder.decode(chunk.subarray(0, read), { stream: true }));
      }
    } else {
      for (const text of this.held) await out.write(text);
    }
  }

  dispose(): void {
    this.held = [];
    if (!this.file) return;
    closeSync(this.file.fd);
    rmSync(this.file.folder, { recursive: true, force: true });
    this.file = null;
  }

  private spill(): void {
    if (!this.file) {
      const folder = mkdtempSync(join(tmpdir(), 'verdict-'));
      this.file = { fd: openSync(join(folder, 'findings'), 'wx+', 0o600), folder, length: 0 };
    }
    const bytes = Buffer.from(this.held.join(''));
    for (let at = 0; at < bytes.length; ) at += writeSync(this.file.fd, bytes, at, bytes.length - at, this.file.length + at);
    this.file.length += bytes.length;
    this.held = [];
    this.size = 0;
  }
}
