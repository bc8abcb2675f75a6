/** Which cards are meant: "another attacking Beast Entity you control with power 2 or less". */
import type { Bound, Filter, Stat } from '../abilities.js';
import type { Cursor } from './cursor.js';
import { bound, keyword, orSo, stat } from './words.js';

export interface Described {
  readonly filter: Filter;
  readonly plural: boolean;
  /** "Entity or Host". */
  readonly orHost?: true;
}

const ADJECTIVES: readonly (readonly [string, Filter])[] = [
  ['other', { other: true }],
  ['attacking or blocking|blocking or attacking', { fighting: true }],
  ['attacking', { attacking: true }],
  ['blocking', { blocking: true }],
  ['damaged', { damaged: true }],
  ['undamaged', { damaged: false }],
  ['non-?token', { token: false }],
  ['lingering', { keyword: 'Lingering' }],
  ['equipped', { equipped: true }],
  ['unequipped', { equipped: false }],
  ['face[- ]?down', { faceDown: true }],
  ['face[- ]?up', { faceDown: false }],
];

/** Whether the noun names several is part of what it says: "Entities you control" needs no "all". */
const NOUNS: readonly (readonly [string, Described])[] = [
  ['entity', { filter: { type: 'Entity' }, plural: false }], ['entities', { filter: { type: 'Entity' }, plural: true }],
  ['form', { filter: { type: 'Form' }, plural: false }], ['forms', { filter: { type: 'Form' }, plural: true }],
  ['sorcery', { filter: { type: 'Sorcery' }, plural: false }], ['sorceries', { filter: { type: 'Sorcery' }, plural: true }],
  ['ambush', { filter: { type: 'Ambush' }, plural: false }], ['ambushes', { filter: { type: 'Ambush' }, plural: true }],
  ['permanent', { filter: { type: 'permanent' }, plural: false }], ['permanents', { filter: { type: 'permanent' }, plural: true }],
  ['equipment', { filter: { keyword: 'Equipment' }, plural: false }],
  ['token', { filter: { token: true }, plural: false }], ['tokens', { filter: { token: true }, plural: true }],
  ['card', { filter: {}, plural: false }], ['cards', { filter: {}, plural: true }],
];

const NOUN = 'a kind of card ("Entity", "Form", "Beast card", …)';
const SUBTYPE = "[\\p{L}][\\p{L}'-]*";
/** Words that begin something else and are no subtype, however they are written. */
const RESERVED = new Set(
  `a an the all any each every either both no other another target up to one two three you your their its it this that they them
   and or then if when whenever with without host hosts player players opponent opponents effect effects stack deck hand drop zone
   slot slots turn phase power health soul damage counter counters action point points resource resources top bottom owner
   controller keyword draw draws discard discards gain gains lose loses enemy opposing friendly allied own ready sick`.split(/\s+/),
);
/** "Chosen", "stolen" or "un-blocked" cards are cards to which something has happened, and no kind of card. */
const PARTICIPLE = /^(?:\p{Ll}+ed|\p{Ll}+-.*|chosen|stolen|cast|laid|taken)$/u;

/** A described card or cards, without article; where a Host may be meant as well, "or Host" says so. */
export function described(c: Cursor, only: { readonly plural?: true; readonly orHost?: true } = {}): Described | null {
  let filter: Filter = {};
  for (;;) {
    const more = c.oneOf(ADJECTIVES, '"attacking", "blocking", "damaged" or "other"');
    if (more === null) break;
    filter = { ...filter, ...more };
  }
  const noun = named(c);
  if (noun === null) return null;
  filter = { ...filter, ...noun.filter, ...otherType(c, noun.filter) };
  const orHost = only.orHost && c.word('or (?:a )?hosts?', '"or Host"');
  let plural = noun.plural;
  if (c.word('cards', null)) plural = true;
  else c.word('card', null);
  if (c.word('tokens', null)) [filter, plural] = [{ ...filter, token: true }, true];
  else if (c.word('token', null)) filter = { ...filter, token: true };
  if (only.plural && !plural) return null;
  const after = qualities(c, filter);
  return after && { filter: after, plural, ...(orHost ? { orHost } : {}) };
}

/** "… or Form", after a type. */
function otherType(c: Cursor, { type, subtype }: Filter): Filter | null {
  if (type === undefined || subtype !== undefined) return null;
  return c.attempt(() => {
    const next = c.word('or(?: an?)?', '"or Form"') ? c.oneOf(NOUNS, null)?.filter.type : undefined;
    return next === undefined ? null : { orType: next };
  });
}

/** A noun of the game, a subtype with one ("Beast Entity"), or a capitalised subtype alone ("Beast"). */
function named(c: Cursor): Described | null {
  const plain = c.oneOf(NOUNS, NOUN);
  if (plain) return plain;
  return c.attempt(() => {
    const at = c.skipSpace();
    const word = c.match(SUBTYPE, NOUN)?.[0];
    // A slip of the pen must not pass for a subtype that no card has.
    if (word === undefined || RESERVED.has(word.toLowerCase()) || PARTICIPLE.test(word) || looksLikeNoun(word)) return c.miss(at, NOUN);
    // Any capitalised word may be a subtype, the first of a sentence too: what would fit after it is no news.
    const noun = c.oneOf(NOUNS, null);
    if (noun) return { filter: { ...noun.filter, subtype: capitalised(word) }, plural: noun.plural };
    if (!/^\p{Lu}/u.test(word)) return c.miss(at, NOUN);
    const plural = /[^su]s$/.test(word);
    return { filter: { subtype: plural ? word.slice(0, -1) : word }, plural };
  });
}

const capitalised = (word: string): string => word[0].toUpperCase() + word.slice(1);
const LONG_NOUNS = ['entity', 'entities', 'sorcery', 'sorceries', 'ambush', 'permanent', 'player', 'effect', 'opponent', 'target'];

function looksLikeNoun(word: string): boolean {
  return LONG_NOUNS.some((noun) => oneSlipApart(word.toLowerCase(), noun));
}

/** One letter too many, too few or wrong, or two in the wrong order. */
function oneSlipApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  const rest = (s: string, skip: number): string => s.slice(i + skip);
  return rest(a, 1) === rest(b, 1) || rest(a, 1) === rest(b, 0) || rest(a, 0) === rest(b, 1)
    || (a[i] === b[i + 1] && a[i + 1] === b[i] && rest(a, 2) === rest(b, 2));
}

const CONTROLLERS: readonly (readonly [string, Filter])[] = [
  ['(?:that )?you control', { controller: 'you' }],
  ['(?:that )?(?:your|an|the) opponent controls?', { controller: 'opponent' }],
  ['under your control', { controller: 'you' }],
  ["under (?:your|an|the) opponent's control", { controller: 'opponent' }],
  ['(?:that )?you own', { owner: 'you' }],
  ['(?:that )?(?:your|an|the) opponent owns?', { owner: 'opponent' }],
  ['that (?:is|are) equipped', { equipped: true }],
  ['that (?:is|are) (?:attacking or blocking|blocking or attacking)', { fighting: true }],
  ['that (?:is|are) attacking', { attacking: true }],
  ['that (?:is|are) blocking', { blocking: true }],
  ['that (?:is|are) damaged', { damaged: true }],
];

function qualities(c: Cursor, from: Filter): Filter | null {
  let filter = from;
  for (;;) {
    const more = c.first<Filter>(
      () => c.oneOf(CONTROLLERS, '"you control" or "your opponent controls"'),
      () => (c.word('they control', null) && c.scope.they === 'opponent' ? { controller: 'opponent' } : null),
      () => (c.word('with|whose', '"with"') ? withQuality(c) : null),
      () => (c.word('named', '"named"') ? cardName(c) : null),
    );
    if (more === null) return filter;
    filter = { ...filter, ...more };
  }
}

/** "power 2 or less", "2 or less power", "2 power or less", "a power of 2", "First Strike". */
function withQuality(c: Cursor): Filter | null {
  return c.first<Filter>(
    () => {
      c.word('an?', null);
      const which = stat(c);
      c.word('of|is|equal to', null);
      const limit = which && bound(c);
      return which && limit && boundOn(c, which, limit);
    },
    () => {
      const limit = bound(c);
      const which = limit && stat(c);
      return limit && which && boundOn(c, which, { ...limit, op: orSo(c) ?? limit.op });
    },
    () => (c.word('creation sickness', null) ? { sick: true } : null),
    () => (c.word('an equipment(?: (?:attached|under (?:it|them)|attached to (?:it|them)))?', null) ? { equipped: true } : null),
    () => {
      const word = keyword(c);
      return word && { keyword: word };
    },
  );
}

function boundOn(c: Cursor, which: Stat, limit: Bound): Filter | null {
  return which === 'soul' ? c.miss(c.at, '"power" or "health" (only Hosts have soul)') : { [which]: limit };
}

const NAME = '"[^"]+"|\\p{Lu}[\\p{L}\'-]*(?: (?:(?:of|the|in|on|to|from|for|and|a) )*\\p{Lu}[\\p{L}\'-]*)*';

/** A name stands in quotes where it holds a comma or a small word at its end. */
function cardName(c: Cursor): Filter | null {
  const start = c.skipSpace();
  // The phrase itself is read without case; a name is not.
  const found = new RegExp(NAME, 'uy');
  found.lastIndex = start;
  const name = found.exec(c.line)?.[0];
  if (name === undefined) return c.miss(start, 'a card name');
  c.at = start + name.length;
  return { name: name.replaceAll('"', '') };
}
