/**
 * Decks whose size is known and whose cards are not: what an opponent sees of a deck, and what a judge knows who has no
 * list of it. Every game with decks needs them: `deck john: 50 cards, not listed`.
 */
import type { Vocabulary } from './codec.js';
import type { Cursor } from './cursor.js';
import { int, map, optional } from './shape.js';
import { seatCodec } from './words.js';

type Listed = Readonly<Record<string, readonly { readonly count: number }[]>>;
export type DeckSizes = Readonly<Record<string, number>>;

export interface WithDecks {
  readonly decks?: Listed;
  readonly deckSizes?: DeckSizes;
}

export const deckSizesPart = optional(map(int(0, 200), 2, 'how many cards a deck has that is not listed'));

const sizeOf = (deck: Listed[string]): number => deck.reduce((n, { count }) => n + count, 0);

/** How many cards a deck begins with; NaN if nobody says. */
export function deckSize({ decks, deckSizes }: WithDecks, seat: string): number {
  const deck = decks?.[seat];
  return deck ? sizeOf(deck) : (deckSizes?.[seat] ?? NaN);
}

/** The decks of a header for those who may see the own list at most: of every other deck its size is all they get. */
export function decksSeen<D extends Listed>({ decks, deckSizes = {} }: { decks?: D; deckSizes?: DeckSizes }, isOwn: (seat: string) => boolean): {
  readonly decks?: D;
  readonly deckSizes?: DeckSizes;
} {
  const lists = Object.entries(decks ?? {});
  const own = lists.filter(([seat]) => isOwn(seat));
  const others = lists.filter(([seat]) => !isOwn(seat)).map(([seat, deck]) => [seat, sizeOf(deck)] as const);
  const sizes = { ...deckSizes, ...Object.fromEntries(others) };
  return {
    ...(own.length && { decks: Object.fromEntries(own) as D }),
    ...(Object.keys(sizes).length && { deckSizes: sizes }),
  };
}

/** What is wrong with the sizes of a header. */
export function* sizeTroubles(
  { decks = {}, deckSizes = {} }: WithDecks, seats: readonly string[],
): Generator<{ readonly field: string; readonly says: string; readonly hint?: string }, void> {
  for (const seat of Object.keys(deckSizes)) {
    if (!seats.includes(seat)) yield { field: `deckSizes.${seat}`, says: `${seat} is no seat of this match` };
    else if (Object.hasOwn(decks, seat)) yield { field: `deckSizes.${seat}`, says: `the deck of ${seat} is listed`, hint: 'give its list or its size' };
  }
}

const UNLISTED = /(\d{1,3}) cards?, not listed/iy;

/** Takes a size in the place of a list; false if a list stands there. */
export function takeSize(cursor: Cursor, seat: string, header: Record<string, unknown>): boolean {
  const found = cursor.match(UNLISTED);
  if (!found) return false;
  const size = Number(found[1]);
  if (size > 200 || !cursor.done) cursor.fail('at most 200 cards, and the end of the line');
  ((header.deckSizes ??= {}) as Record<string, number>)[seat] = size;
  return true;
}

export const sizeLines = ({ deckSizes = {} }: WithDecks, words: Vocabulary): string[] =>
  Object.entries(deckSizes).map(([seat, size]) => `deck ${seatCodec.print(seat, words)}: ${size} ${size === 1 ? 'card' : 'cards'}, not listed`);
