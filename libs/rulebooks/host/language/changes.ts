/** Changes of stats and keywords: "gets +1 health and +1 power", "has a soul of 3", "gains First Strike and cannot block". */
import type { Keyword, Mod, Selector, Stat } from '../abilities.js';
import type { Cursor } from './cursor.js';
import { keyword, stat } from './words.js';

type Verb = 'add' | 'lose' | 'set';
const VERBS: readonly (readonly [string, Verb])[] = [
  ['gets?|gains?', 'add'], ['has|have', 'set'], ['becomes?', 'set'], ['loses?', 'lose'],
];
const CANNOT: readonly (readonly [string, readonly Keyword[]])[] = [
  ["(?:cannot|can't|can not|may not) (?:attack or block|block or attack)", ['Cannot Attack', 'Cannot Block']],
  ["(?:cannot|can't|can not|may not) block", ['Cannot Block']],
  ["(?:cannot|can't|can not|may not) attack", ['Cannot Attack']],
  [
    '(?:does not|do not) (?:have|gain|get) creation sickness|(?:has|have) no creation sickness|loses? (?:its |their )?creation sickness'
    + '|is (?:not affected by|immune to) creation sickness|(?:may|can) attack (?:on |in )?the turn (?:it is|they are) created',
    ['Haste'],
  ],
];

type Item = { readonly stat: Stat; readonly n: number; readonly set: boolean } | { readonly keyword: Keyword } | { readonly without: Keyword };

/** The changes that are said of `what`. */
export const changesOf = (c: Cursor, what: Selector): Mod[] | null => fitting(c, what, changes(c));

/** Only Hosts have soul, and they have no power. */
function fitting(c: Cursor, what: Selector, mods: Mod[] | null): Mod[] | null {
  const host = isHost(c, what);
  const wrong = host === null ? null : host ? 'power' : 'soul';
  if (!mods || !wrong || !mods.some((mod) => mod[wrong] !== undefined || mod.set?.[wrong] !== undefined)) return mods;
  return c.miss(c.skipSpace(), `no ${wrong} here`, host ? 'a Host has health and soul, but no power' : 'only a Host has soul');
}

/** Null where only the game will tell. */
function isHost(c: Cursor, what: Selector): boolean | null {
  if (what.sel === 'it') return null;
  if (what.sel === 'target') return c.scope.targets[what.index].orHost ? null : c.scope.targets[what.index].kind === 'host';
  return what.sel === 'host' || (what.sel === 'this' && c.card.type === 'Host');
}

/** One or more changes after a verb; a second keyword makes a second change. */
function changes(c: Cursor): Mod[] | null {
  const items = phrase(c);
  if (!items) return null;
  for (;;) {
    const more = c.attempt(() => (c.word(',?\\s*and', '"and"') ? phrase(c) : null));
    if (!more) break;
    items.push(...more);
  }
  return modsOf(items);
}

/** "+1 power and First Strike", after "give target Entity". */
export function changesWithoutVerb(c: Cursor): Mod[] | null {
  const items = list(c, 'add');
  return items && modsOf(items);
}

function phrase(c: Cursor): Item[] | null {
  const unable = c.oneOf(CANNOT, '"cannot block" or "cannot attack"');
  if (unable) return unable.map((k) => ({ keyword: k }));
  const verb = c.oneOf(VERBS, '"gets", "gains", "has", "becomes" or "loses"');
  return verb && list(c, verb);
}

function list(c: Cursor, verb: Verb): Item[] | null {
  const first = item(c, verb);
  if (!first) return null;
  const items = [first];
  for (;;) {
    const more = c.attempt(() => (c.word(',?\\s*and|,', '"and"') ? item(c, verb) : null));
    if (!more) return items;
    items.push(more);
  }
}

function item(c: Cursor, verb: Verb): Item | null {
  return c.first<Item>(
    () => amount(c, verb),
    () => {
      // "A soul of 3", "power of 1".
      c.word('an?', null);
      const which = verb === 'set' ? stat(c) : null;
      c.word('of', null);
      const n = which && c.match('\\d{1,2}', 'a number');
      return which && n ? { stat: which, n: Number(n[0]), set: true } : null;
    },
    () => {
      const word = keyword(c);
      return word && (verb === 'lose' ? { without: word } : { keyword: word });
    },
  );
}

function amount(c: Cursor, verb: Verb): Item | null {
  const found = c.match('([+-]?)(\\d{1,2})', 'a change such as "+1 power"');
  const which = found && stat(c);
  if (!found || !which) return null;
  const n = Number(found[2]);
  if (found[1] === '' && verb === 'set') return { stat: which, n, set: true };
  // "Loses -2 power" and "loses 2 power" mean the same.
  return { stat: which, n: found[1] === '-' || verb === 'lose' ? -n : n, set: false };
}

type Draft = { -readonly [K in keyof Mod]: Mod[K] };

function modsOf(items: readonly Item[]): Mod[] {
  const mods: Draft[] = [{}];
  for (const one of items) {
    const first = mods[0];
    if ('keyword' in one) {
      if (first.keyword === undefined) first.keyword = one.keyword;
      else mods.push({ keyword: one.keyword });
    } else if ('without' in one) {
      if (first.without === undefined) first.without = one.without;
      else mods.push({ without: one.without });
    } else if (one.set) first.set = { ...first.set, [one.stat]: one.n };
    else first[one.stat] = (first[one.stat] ?? 0) + one.n;
  }
  return mods;
}

/** "power becomes 1", after whose power it is. */
export function statBecomes(c: Cursor, what: Selector | null): Mod[] | null {
  const which = stat(c);
  if (which === null || !c.word('becomes?|is', '"becomes"')) return null;
  const n = c.match('\\d{1,2}', 'a number');
  const mods = n && [{ set: { [which]: Number(n[0]) } }];
  return what ? fitting(c, what, mods) : mods;
}
