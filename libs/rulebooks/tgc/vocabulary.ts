/** The names that the sentences of a TGC match may use: the header's own cards and the catalogue's. */
import type { Vocabulary } from '#kernel/codec.js';
import type { Header } from '#kernel/log.js';
import { cardBook } from './cards.js';
import type { CardDefinition } from './header.js';

export function tgcVocabulary(header: Header): Vocabulary {
  return {
    seats: header.seats,
    // Asked for late: a vocabulary is made for each line of a header, and most lines need no names.
    get names() {
      return cardBook(header.cards as CardDefinition[] | undefined).names();
    },
  };
}
