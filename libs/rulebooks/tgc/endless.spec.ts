/** Records that no table would write, and that must not break what reads them. */
import { expect, it } from '@jest/globals';
import { readNotation } from '#kernel/notation.js';
import type { TgcBoard } from './board.js';
import { tgc } from './index.js';
import { playPhase } from './spec-tables.js';
import { powerOf } from './stats.js';

const MANY = 12_000;

/** What one line tells, told without end. */
function told(line: string): TgcBoard {
  const match = readNotation(`${playPhase}\n${line}`, { tgc });
  if (Array.isArray(match)) throw new Error(match[0].message);
  const board = tgc.open(match.header);
  for (let n = 1; n <= MANY; n++) tgc.evolve(board, { ...match.events[0], n });
  return tgc.clone(board);
}

it.each(['Nia plays Slip on Otto’s Ram, paying 2', "Otto activates Sentry's effect", 'Nia flips the coin'])('%s, begun inside itself for ever', (line) => {
  expect(told(line).n).toBe(MANY);
});

it('adds up changes of one stat for one time', () => {
  const ram = told("Nia's Ram gets +1 power and -2 resolve this turn").players[0].field[0];
  expect([powerOf(ram), ram.mods.length]).toEqual([3 + MANY, 2]);
});
