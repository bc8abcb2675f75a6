/** Cards on the field, as a text points at them: `a creature`, `each of your creatures`, `an untapped creature with Power 2 or less`. */
import { CARD_TYPES, type CardType, type Filter } from '../abilities.js';
import type { Stat } from '../words.js';

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/^(?:one of your opponent's|an opponent's|your opponent's) (.*)$/i, 'a theirs $1'],
  [/^each of your opponent's (.*)$/i, 'each theirs $1'],
  [/^one of your (.*)$/i, 'a yours $1'],
  [/^each of your (.*)$/i, 'each yours $1'],
  [/^your (.*)$/i, 'a yours $1'],
  [/^all (.*)$/i, 'each $1'],
];

const FILTER = new RegExp(
  '^(a|an|another|each other|each|this)(?: (yours|theirs))?(?: (tapped|untapped))?(?: ([\\p{L}-]+))??' +
    '(?: (creature|equipment|battlefield)s?)?(?: ?card)?(?: with (power|resolve) (\\d{1,2}) or (more|less))?$',
  'iu',
);

export function readFilter(text: string): Filter | null {
  const short = SHORT.find(([pattern]) => pattern.test(text));
  const found = FILTER.exec(short ? text.replace(short[0], short[1]) : text);
  if (!found) return null;
  const [, which, whose, tapped, subtype, type, stat, n, or] = found;
  if (type === undefined && subtype !== undefined) return null;
  const word = which.toLowerCase();
  return {
    which: word === 'this' ? 'this' : word.startsWith('each') ? 'each' : 'one',
    type: type === undefined ? null : typeNamed(type),
    whose: whose === undefined ? 'any' : whose.toLowerCase() === 'yours' ? 'you' : 'opponent',
    ...(subtype !== undefined && { subtype }),
    ...(tapped !== undefined && { tapped: tapped.toLowerCase() === 'tapped' }),
    ...((word === 'another' || word === 'each other') && { other: true as const }),
    ...(stat !== undefined && { stat: stat.toLowerCase() as Stat, n: Number(n), or: or.toLowerCase() as 'more' | 'less' }),
  };
}

export const typeNamed = (word: string): CardType | null => CARD_TYPES.find((t) => t.toLowerCase() === word.toLowerCase()) ?? null;
