/** The cards of a zone, in a position: `Ember Bolt + 3 cards`, `2 Grapeshot + Stone Ogre`. */
import type { Cursor } from './cursor.js';
import type { Codec, Vocabulary } from './codec.js';
import { nameCodec, readName } from './words.js';

export const EMPTY = ['empty', 'none', 'nothing', 'no cards'] as const;

const HIDDEN = /(a|\d{1,3}) (?:(?:unknown|other|more) )?cards?\b|(\d{1,3}) unknown\b/iy;
const COPIES = /(\d{1,3}) (?=\S)/y;
const JOINTS = ['+', 'and'] as const;

/** Cards of a zone, in order: names, how many of a name, and where they may be hidden, how many that nobody named. */
export function readCards(cursor: Cursor, mayHide: boolean): (string | null)[] {
  if (cursor.takeAny(...EMPTY)) return [];
  const cards: (string | null)[] = [];
  do {
    const name = cursor.try(definedName);
    if (name !== undefined) cards.push(name);
    else cards.push(...readSeveral(cursor, mayHide));
    if (cursor.takeAny('and no other card', 'and no other cards')) return cards;
  } while (cursor.takeAny(...JOINTS));
  return cards;
}

const definedName: Codec<string> = { ...nameCodec, read: readName };

function readSeveral(cursor: Cursor, mayHide: boolean): (string | null)[] {
  const hidden = mayHide ? cursor.match(HIDDEN) : null;
  const copies = hidden ? null : cursor.match(COPIES);
  const count = Number(hidden ? (hidden[2] ?? hidden[1].replace(/^a$/i, '1')) : (copies?.[1] ?? 1));
  if (count < 1 || count > 200) cursor.fail('from 1 to 200 cards');
  return Array<string | null>(count).fill(hidden ? null : cursor.name());
}

export function printCards(cards: readonly (string | null)[], words: Vocabulary): string {
  const parts: string[] = [];
  for (let i = 0; i < cards.length; ) {
    const card = cards[i];
    const start = i;
    while (i < cards.length && cards[i] === card) i++;
    const count = i - start;
    if (card === null) parts.push(count === 1 ? 'a card' : `${count} cards`);
    else parts.push((count === 1 ? '' : `${count} `) + nameCodec.print(card, words));
  }
  return parts.length ? parts.join(' + ') : 'empty';
}
