import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Verdict } from '#kernel/finding.js';
import { audit, pendingIn } from '../cases/dispute.js';

/** What the judge says of a golden match, all of it and in this order. */
interface Ruling {
  readonly line: number;
  readonly verdict: Verdict;
  readonly check: string;
  readonly sections: readonly string[];
  /** The ruling that this one is a consequence of, by its place in the list. */
  readonly follows?: number;
}

const games = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());

describe.each(games.map((game) => game.name))('golden matches of %s', (game) => {
  const folder = join(import.meta.dirname, game);
  const pending = pendingIn(folder);
  const named = (end: string): string[] => readdirSync(folder).filter((n) => n.endsWith(end)).map((n) => n.slice(0, -end.length));
  const matches = named('.match');

  it.each(matches.filter((name) => !pending.includes(name)))('%s', (name) => {
    const beside = join(folder, `${name}.rulings.json`);
    const rulings = rulingsOf(readFileSync(join(folder, `${name}.match`), 'utf8'));
    // `npm run bless` writes what is said now; the diff is read before it is committed.
    if (process.env.VERDICT_BLESS === '1') writeFileSync(beside, written(rulings));
    expect(rulings).toEqual(JSON.parse(readFileSync(beside, 'utf8')));
  });

  if (pending.length) it.skip.each(pending)('%s (skipped: check not written yet)', () => undefined);

  it('has its rulings beside each match, and no rulings without one', () => {
    expect(named('.rulings.json')).toEqual(matches);
    expect(pending.filter((name) => !existsSync(join(folder, `${name}.match`)))).toEqual([]);
  });
});

function rulingsOf(text: string): Ruling[] {
  return audit(text).map(({ line, finding: { verdict, check, sections, follows } }) => {
    return { line, verdict, check, sections, ...(follows === null ? {} : { follows }) };
  });
}

/** One ruling a line. */
function written(rulings: readonly Ruling[]): string {
  const lines = rulings.map((r) => `  ${JSON.stringify(r, null, 1).replace(/\n\s*/g, ' ').replace(/\[ | \]/g, (s) => s.trim())}`);
  return lines.length ? `[\n${lines.join(',\n')}\n]\n` : '[]\n';
}
