/** Turns and phases that set an effect off: "At the start of your Battle Phase", "your opponent declares their Battle Phase". */
import type { Trigger } from '../abilities.js';
import type { Cursor } from './cursor.js';
import { phases, type When } from './phases.js';

export const DOERS: readonly (readonly [string, { readonly who?: 'you' | 'opponent' }])[] = [
  ['you', { who: 'you' }],
  ['(?:your|an|the) opponent', { who: 'opponent' }],
  ['(?:a|any|either|each) player', {}],
];

const DECLARE = "(?:declares?|enters?) (?:the|their|a|your|his|her)";

/** "Your Battle Phase starts", "your opponent declares their Battle Phase". */
export function phaseHappening(c: Cursor): Trigger[] | null {
  return c.first<Trigger[]>(
    () => {
      const when = phases(c);
      return when && c.word('starts?|begins?', '"starts"') ? starting(when) : null;
    },
    () => {
      const doer = c.oneOf(DOERS, null);
      const when = doer && c.sees(() => c.word(DECLARE, null)) && c.word('declares?|enters?', null) ? phases(c) : null;
      return doer && when && starting({ ...when, whose: doer.who ?? 'any' });
    },
  );
}

const starting = ({ phases: which, whose }: When): Trigger[] =>
  which.map((phase) => ({ on: 'phaseStarts', phase, ...(whose === 'any' ? {} : { who: whose }) }));

export const TURNS: readonly (readonly [string, { readonly who?: 'you' | 'opponent' }])[] = [
  ['your turns?', { who: 'you' }],
  ["(?:your|an|the) opponent's turns?", { who: 'opponent' }],
  ["each turn|every turn|the turn|any turn|a turn|each player's turn", {}],
];

/** "At the start of your Battle Phase". */
export function moment(c: Cursor): Trigger[] | null {
  const end = c.match('at the (start|beginning|end) of', '"At the start of"')?.[1].toLowerCase();
  if (end === undefined) return null;
  const found = c.first<Trigger[]>(
    () => (end !== 'end' && c.word('the game', '"the game"') ? [{ on: 'gameStarts' }] : null),
    () => {
      const turn = c.oneOf(TURNS, '"each turn", "your turn"');
      return turn && [{ on: end === 'end' ? 'turnEnds' : 'turnStarts', ...turn }];
    },
    () => {
      const when = end === 'end' ? null : phases(c);
      return when && starting(when);
    },
  );
  if (!found) return null;
  c.name({ triggers: found, they: found[0].who === 'you' ? null : found[0].who ?? 'turnPlayer' });
  return found;
}
