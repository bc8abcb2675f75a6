/** The text of the lines that problems are about. A pipe cannot be read twice, so its problems go without. */
import { readFileSync, statSync } from 'node:fs';
import type { Problem } from '#kernel/problem.js';

/** A file that is larger is not read again for the sake of a quotation. */
const LARGEST = 16 << 20;

export function quoteLines(file: string, problems: readonly Problem[]): Map<number, string> {
  const quotes = new Map<number, string>();
  if (file === '-') return quotes;
  try {
    const { size, isFile } = facts(file);
    if (!isFile || size > LARGEST) return quotes;
    const lines = readFileSync(file, 'utf8').split(/\r?\n/);
    for (const { line } of problems) if (line > 0 && line <= lines.length) quotes.set(line, lines[line - 1]);
  } catch {
    // It could not be read: then that is the problem, and it has been told.
  }
  return quotes;
}

function facts(file: string): { size: number; isFile: boolean } {
  const stats = statSync(file);
  return { size: stats.size, isFile: stats.isFile() };
}
