/** "Your opponent's Action Phases", "each Battle Phase", "your turn": when something may be used, or when it triggers. */
import { PHASES, type Phase } from '../events.js';
import type { Cursor } from './cursor.js';

export interface When {
  readonly phases: readonly Phase[];
  readonly whose: 'you' | 'opponent' | 'any';
}

const WHOSE: readonly (readonly [string, When['whose']])[] = [
  ["(?:your|an|the) opponent's", 'opponent'],
  ['your', 'you'],
  ["each player's|each|any|every|their|his|her|a|an|the", 'any'],
];

const NAMES: readonly (readonly [string, readonly Phase[]])[] = [
  ['start phases?', ['start']],
  ['action phases? 1', ['action1']],
  ['action phases? 2', ['action2']],
  ['action phases?', ['action1', 'action2']],
  ['battle phases?', ['battle']],
  ['end phases?', ['end']],
];

export function phases(c: Cursor): When | null {
  const whose = c.oneOf(WHOSE, '"your", "your opponent\'s" or "each"');
  const names = whose && c.oneOf(NAMES, 'a phase');
  return whose && names && { phases: names, whose };
}

/** A phase, or a whole turn. */
export function span(c: Cursor): When | null {
  return c.first<When>(
    () => phases(c),
    () => {
      const whose = c.oneOf(WHOSE, '"your", "your opponent\'s" or "each"');
      return whose && c.word('turns?', '"turn"') ? { phases: PHASES, whose } : null;
    },
  );
}
