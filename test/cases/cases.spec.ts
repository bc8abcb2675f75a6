import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { rulebooks } from '#rulebooks/index.js';
import { audit, complaints, disputesIn, explain, pendingIn } from './dispute.js';

const games = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());

describe.each(games.map((game) => game.name))('disputes of %s', (game) => {
  const folder = join(import.meta.dirname, game);
  const disputes = disputesIn(folder);
  const pending = pendingIn(folder);

  it.each(disputes.filter((d) => !pending.includes(d.id)))('$id', (dispute) => {
    const said = audit(dispute.text);
    const wrong = complaints(dispute, said);
    if (wrong.length) throw new Error(explain(dispute, said, wrong));
  });

  if (pending.length) it.skip.each(pending)('%s (skipped: check not written yet)', () => undefined);

  it('asks about lines that tell something, and cites sections that there are', () => {
    const known = new Set(rulebooks[game].sections.map((s) => `${s.of}:${s.id}`));
    for (const { id, text, question } of disputes) {
      const [first, last] = question.lines;
      const told = text.split('\n').slice(first - 1, last).filter((line) => line.trim() !== '');
      const unknown = [...question.sections, ...question.accept].filter((s) => !known.has(s));
      expect({ id, told: told.length, unknown }).toEqual({ id, told: last - first + 1, unknown: [] });
    }
  });
});
