/** Decks of forty from the catalogue: three families each, as the tournament standard asks. */
import type { DeckEntry } from '../header.js';
import { catalogue } from './catalogue.js';

export const FAMILIES = ['Ember', 'Harbour', 'Orchard', 'Quarry'] as const;

export const cardsOf = (families: readonly string[]): string[] =>
  catalogue.filter((card) => card.subtypes?.some((s) => families.includes(s))).map((card) => card.name);

/** Ten names, four of each. */
export const deckOf = (names: readonly string[]): DeckEntry[] => names.map((name) => ({ name, count: 4 }));
