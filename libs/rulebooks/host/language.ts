/**
 * Reads one line of card text, in the controlled English of docs/cards.md, into what it means. It never guesses: a line
 * that it cannot read whole is a problem with the place and what would have fitted there.
 */
import type { Ability, CardType } from './abilities.js';
import { Cursor, type CardFacts, type Misfit } from './language/cursor.js';
import {
  activated, ambush, continuous, governing, keywords, spell, standing, triggered, type Governed, type Read,
} from './language/sentences.js';

import { price } from './language/prices.js';
import { END, reminder } from './language/words.js';
import { KEYWORDS } from './words.js';

export type { CardFacts } from './language/cursor.js';

export interface TextProblem {
  /** Counted from 1. */
  readonly column: number;
  /** The words that stand there. */
  readonly found: string;
  readonly expected: readonly string[];
  readonly hint: string;
}

export type TextReading = { readonly abilities: readonly Ability[] } | { readonly problem: TextProblem };

const NOT_MODELLED = /^\s*not modelled\s*:/i;
/** "(no text)", or reminder text alone. */
const SAYS_NOTHING = /^\s*(?:\([^)]*\)|-|)\s*\.?\s*$/;
/** An italic flavour word and its dash mean nothing (29.5). */
const FLAVOUR = /^\s*(\p{Lu}[\p{L}' ]{0,38}) [-–—] (?=\S)/u;
const ADVICE = 'put "not modelled: " in front of a line that this language cannot say';

export function readText(line: string, card: CardFacts): TextReading {
  if (NOT_MODELLED.test(line)) return { abilities: [{ kind: 'unmodelled', text: line }] };
  if (SAYS_NOTHING.test(line)) return { abilities: [] };
  const c = new Cursor(line, card);
  c.at = flavourLength(c.line);
  const read: Read[] = [];
  while (!c.done) {
    const more = sentence(c, {});
    if (!more) return { problem: problemOf(line, misplaced(c) ?? opening(c) ?? c.misfit) };
    read.push(...more);
    // Reminder text ends a keyword's sentence as well as a full stop does.
    if (!c.word('[.;]', '"."') && !c.done && c.line[c.at - 1] !== ')') return { problem: problemOf(line, c.misfit) };
    reminder(c);
  }
  return { abilities: read.map((ability) => ({ ...ability, text: line })) };
}

function flavourLength(line: string): number {
  const word = FLAVOUR.exec(line);
  const isKeyword = word && KEYWORDS.some((keyword) => keyword.toLowerCase() === word[1].toLowerCase());
  return word && !isKeyword ? word[0].length : 0;
}

function sentence(c: Cursor, under: Governed): Read[] | null {
  return c.first<Read[]>(
    () => keywordSentence(c, under),
    () => (unique(c) ? [] : null),
    () => {
      const condition = under.condition ? null : governing(c);
      return condition && governed(c, { condition });
    },
    () => ambush(c, under),
    () => continuous(c, under),
    () => price(c, under),
    () => triggered(c, under),
    () => activated(c, under),
    () => (c.card.type === 'Sorcery' ? spell(c, under) : null),
  );
}

/** Every Form is (19.1), so its text may say so and adds nothing. */
function unique(c: Cursor): boolean {
  if (c.card.type !== 'Form' || !c.word('unique', null)) return false;
  reminder(c);
  return END(c);
}

function keywordSentence(c: Cursor, under: Governed): Read[] | null {
  const found = keywords(c);
  if (!found) return null;
  // A semicolon ties an activated effect to the keyword (29.2): it is the effect that is Fast.
  const alone = found.length === 1 && found[0] === 'Fast';
  const fast = c.attempt(() => (alone && c.word(';', null) ? activated(c, { ...under, fast: true }) : null));
  return fast ?? found.flatMap((keyword) => standing({ sel: 'this' }, { keyword }, under.condition));
}

/** Everything between semicolons stands under the same condition. */
function governed(c: Cursor, under: Governed): Read[] | null {
  const all: Read[] = [];
  do {
    const next = sentence(c, under);
    if (!next) return null;
    all.push(...next);
  } while (c.word(';', '";"'));
  return all;
}

/** What can be read, but not on a card of this type. */
function misplaced(c: Cursor): Misfit | null {
  const at = c.skipSpace();
  const { type } = c.card;
  if (type !== 'Ambush' && c.sees(() => c.word('activate(?: this(?: card| ambush)?)? (?:when|whenever|if|at)', null))) {
    return { at, expected: ['"When …, …"'], hint: `only an Ambush is activated by what happens; on ${articled(type)} write "When …, …"` };
  }
  if (type === 'Sorcery' || !c.sees(() => spell(c, {}) && END(c))) return null;
  const expected = type === 'Ambush' ? ['"Activate when …; …"'] : ['"When …, …"', 'a cost and ":"'];
  return { at, expected, hint: `on ${articled(type)} an instruction needs ${expected.join(' or ')} in front` };
}

/** Where not even the first word fits, all that can begin a sentence would; its kinds say more than a list of words. */
function opening(c: Cursor): Misfit | null {
  const at = c.skipSpace();
  if (c.misfit.at > at) return null;
  const kinds = ['a keyword', '"When …, …"', 'a cost and ":"', 'what cards have or get'];
  const own: Partial<Record<CardType, string>> = { Ambush: '"Activate when …; …"', Sorcery: 'an instruction' };
  const mine = own[c.card.type];
  return { at, expected: mine ? [...kinds, mine] : kinds };
}

const articled = (type: string): string => (/^[AE]/.test(type) ? `an ${type}` : `a ${type}`);
const SHOWN = 12;

function problemOf(line: string, misfit: Misfit): TextProblem {
  const rest = line.slice(misfit.at).trim();
  const expected = [...misfit.expected].sort();
  return {
    column: misfit.at + 1,
    found: rest === '' ? 'the end of the line' : `"${rest.length > 40 ? rest.slice(0, 40) + '…' : rest}"`,
    expected: expected.length > SHOWN ? [...expected.slice(0, SHOWN), '…'] : expected,
    hint: misfit.hint ?? ADVICE,
  };
}

/** A problem in one sentence. */
export function tellProblem({ column, found, expected, hint }: TextProblem): string {
  return `column ${column}: found ${found}, expected ${expected.join(', or ')}; ${hint}`;
}
