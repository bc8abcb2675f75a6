/** "You control no other Entity", "your opponent has a Beast card in their hand", "you have 3 or fewer cards in your hand". */
import type { Bound, Condition, Filter } from '../abilities.js';
import type { Cursor } from './cursor.js';
import { described } from './filters.js';
import { span } from './phases.js';
import { thisCard } from './targets.js';
import { ALL, bound, number, player } from './words.js';

export function condition(c: Cursor): Condition | null {
  return c.first<Condition>(
    () => ((c.scope.deeds || c.scope.using) && c.word('(?:you|they) (?:do|does|did)(?! not)', '"you do"') ? { if: 'did' } : null),
    () => controls(c),
    () => hand(c),
    () => state(c),
  );
}

const STATES: readonly (readonly [string, Filter])[] = [
  ['attacking', { attacking: true }], ['blocking', { blocking: true }], ['damaged', { damaged: true }],
  ['equipped', { equipped: true }],
];

/** "This Entity is attacking"; where this card was named before, "it is attacking" or "attacking" alone. */
function state(c: Cursor): Condition | null {
  const isNamed = c.attempt(() => (thisCard(c) && c.word('is', '"is"') ? true : null)) ?? false;
  if (!isNamed && c.scope.it?.sel !== 'this') return null;
  if (!isNamed) c.word('it is', null);
  const found = c.oneOf(STATES, '"attacking", "blocking", "damaged" or "equipped"');
  // "While this Entity is attacking, it has +2 power": unless a trigger has named something else.
  if (found && c.scope.it === null) c.name({ it: { sel: 'this' } });
  return found && { if: 'controls', who: 'you', filter: { ...found, self: true }, min: 1, max: ALL };
}

interface Quantity {
  readonly min: number;
  readonly max: number;
  readonly other?: boolean;
}

const UP: Record<Bound['op'], (n: number) => Quantity> = {
  '<=': (max) => ({ min: 0, max }),
  '>=': (min) => ({ min, max: ALL }),
  '=': (n) => ({ min: n, max: n }),
};

function quantity(c: Cursor): Quantity | null {
  return c.first<Quantity>(
    () => (c.word('no', '"no"') ? { min: 0, max: 0 } : null),
    () => (c.word('another', '"another"') ? { min: 1, max: ALL, other: true } : null),
    () => (c.word('an?|any|at least one', '"a"') ? { min: 1, max: ALL } : null),
    () => {
      const least = c.word('at least', null);
      const n = least ? number(c) : null;
      return n === null ? null : { min: n, max: ALL };
    },
    () => {
      const limit = bound(c);
      return limit && UP[limit.op](limit.n);
    },
  );
}

function controls(c: Cursor): Condition | null {
  const who = player(c);
  if (who === null) return null;
  const not = c.word("(?:do|does) not control|don't control|doesn't control", null);
  if (!not && !c.word('controls?', '"control"')) return null;
  const many = quantity(c);
  const what = many && described(c);
  if (!many || !what) return null;
  const filter: Filter = many.other ? { ...what.filter, other: true } : what.filter;
  return { if: 'controls', who, filter, min: not ? 0 : many.min, max: not ? 0 : many.max };
}

/** "While you control a Beast", "unless you control a Beast", "during your turn". */
export function standingCondition(c: Cursor): Condition | null {
  if (c.word('unless', '"unless"')) return unless(c);
  if (c.word('during', null)) {
    const when = span(c);
    return when && { if: 'during', phases: when.phases, whose: when.whose };
  }
  return c.word('while|as long as|if', '"while"') ? condition(c) : null;
}

/** The opposite of what a player controls or holds, where one bound says it. */
function unless(c: Cursor): Condition | null {
  const asked = c.first<Condition>(
    () => controls(c),
    () => hand(c),
  );
  if (asked?.if === 'handHas') return { ...asked, none: true };
  if (asked?.if === 'handSize') return beyond(asked, asked.bound);
  if (asked?.if !== 'controls') return null;
  if (asked.max === ALL && asked.min > 0) return { ...asked, min: 0, max: asked.min - 1 };
  return asked.min === 0 && asked.max < ALL ? { ...asked, min: asked.max + 1, max: ALL } : null;
}

/** The sizes of a hand that a bound leaves out. */
function beyond(asked: Condition & { if: 'handSize' }, { op, n }: Bound): Condition | null {
  if (op === '<=' || (op === '=' && n === 0)) return { ...asked, bound: { op: '>=', n: n + 1 } };
  return op === '>=' && n > 0 ? { ...asked, bound: { op: '<=', n: n - 1 } } : null;
}

function handBound(c: Cursor): Bound | null {
  if (c.word('no', '"no"')) return { op: '=', n: 0 };
  return c.word('an?', null) ? { op: '>=', n: 1 } : bound(c);
}

const HAND = 'in (?:your |their |his |her )?hand';

function hand(c: Cursor): Condition | null {
  const who = player(c);
  if (who === null || !c.word('have|has', '"has"')) return null;
  return c.first<Condition>(
    () => {
      const limit = handBound(c);
      return limit && c.word('cards?', '"cards"') && c.word(HAND, '"in hand"') ? { if: 'handSize', who, bound: limit } : null;
    },
    () => {
      if (!c.word('an?', '"a"')) return null;
      const what = described(c);
      if (!what || !c.word(HAND, '"in their hand"')) return null;
      c.name({ asked: what.filter });
      return { if: 'handHas', who, filter: what.filter };
    },
  );
}
