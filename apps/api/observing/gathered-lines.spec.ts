import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { GatheredLines } from './gathered-lines.js';

describe('lines of the log', () => {
  let folder: string;
  let file: number;
  const path = (): string => join(folder, 'log');
  const written = (): string => readFileSync(path(), 'utf8');
  const flushed = (lines: GatheredLines): Promise<void> => new Promise((resolve) => lines.flush(resolve));

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'verdict-log-'));
    file = openSync(path(), 'a');
  });

  afterEach(() => {
    closeSync(file);
    rmSync(folder, { recursive: true });
  });

  it('come in their order, whole, however many there are', async () => {
    const lines = new GatheredLines(file, { gathered: 100, longestWait: 60_000, most: 1 << 20 });
    const said = Array.from({ length: 1_000 }, (_, i) => `line ${i} – “quoted”\n`);
    for (const [i, line] of said.entries()) {
      lines.write(line);
      if (i % 100 === 0) await new Promise(setImmediate);
    }
    await flushed(lines);
    expect(written()).toBe(said.join(''));
  });

  it('are written after a while, though they are few', async () => {
    const lines = new GatheredLines(file, { gathered: 1_000, longestWait: 5, most: 1 << 20 });
    lines.write('one\n');
    expect(written()).toBe('');
    while (written() === '') await new Promise((resolve) => setTimeout(resolve, 5));
    expect(written()).toBe('one\n');
  });

  it('are all there at the end of the process, and none twice', async () => {
    const lines = new GatheredLines(file, { gathered: 4, longestWait: 60_000, most: 1 << 20 });
    lines.write('first\n');
    lines.write('second\n');
    await flushed(lines);
    lines.write('x\n');
    lines.flushSync();
    expect(written()).toBe('first\nsecond\nx\n');
  });

  it('are lost beyond what may wait, and it is told how many', async () => {
    const lines = new GatheredLines(file, { gathered: 1_000, longestWait: 60_000, most: 10 });
    for (let i = 0; i < 5; i++) lines.write('123456789\n');
    await flushed(lines);
    expect(written()).toMatch(/^123456789\n\{"level":40,"time":\d+,"lost":4,"msg":"lines of the log were lost"\}\n$/);
  });

  it('do not end the process when nobody can take them', async () => {
    const gone = openSync(path(), 'r');
    const lines = new GatheredLines(gone, { gathered: 1, longestWait: 60_000, most: 1 << 20 });
    lines.write('one\n');
    await flushed(lines);
    closeSync(gone);
    expect(written()).toBe('');
  });
});
