/** A card that the record names and nothing defines: its type is what was done with it, all else is unknown. */
import type { Card, CardType, Keyword } from './abilities.js';
import type { HostBoard } from './board.js';

const NO_KEYWORDS: ReadonlySet<Keyword> = new Set();

const undefinedCard = (name: string, type: CardType): Card => ({
  name,
  type,
  token: false,
  subtypes: [],
  resource: '',
  cost: '',
  health: NaN,
  power: NaN,
  soul: NaN,
  keywords: NO_KEYWORDS,
  abilities: [],
  effects: [],
  prices: [],
  waitsFor: 0,
  answers: 0,
  unmodelled: true,
});

/** The card of this name; `type` is what it is taken for if nothing defines it. */
export function cardNamed(board: HostBoard, name: string | null, type: CardType = 'Entity'): Card | null {
  return name === null ? null : (board.book.main(name) ?? undefinedCard(name, type));
}
