import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, it } from '@jest/globals';
import { Spool } from './spool.js';

const folders = (): string[] => readdirSync(tmpdir()).filter((name) => /^verdict-\w{6}$/.test(name));

it.each([3, 100_000])('gives back %i lines in order, and leaves no file behind', async (count) => {
  const before = folders();
  const spool = new Spool();
  const line = (i: number): string => `${i} ${'£船'.repeat(60)}\n`;
  for (let i = 0; i < count; i++) spool.add(line(i));
  let text = '';
  await spool.writeTo({ isTerminal: false, columns: 80, write: (part) => Promise.resolve(void (text += part)) });
  spool.dispose();
  expect(text === Array.from({ length: count }, (_, i) => line(i)).join('')).toBe(true);
  expect(folders().filter((name) => !before.includes(name))).toEqual([]);
});
