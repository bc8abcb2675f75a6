import type { Seat, TgcBoard } from '../../board.js';
import { check, illegal } from '../../check.js';
import type { DeckEntry } from '../../header.js';
import { seatIndex } from '../../things.js';

export const deckIsLegal = check({
  id: 'deck-is-legal',
  cites: ['1.2.1', '1.2.2', '1.2.3', '1.2.4.1', '1.2.4.2'],
  rule: 'A deck has its number of cards, few enough copies of each, legal cards only, and in tournaments one of three subtypes on each card.',
  on: ['DeckHandedIn', 'CoinTossed', 'SubtypesChosen'],
  messages: {
    size: illegal('{player} has a deck of {count} cards, and a deck has {size}.', { cites: ['1.2.1'] }),
    copies: illegal('{player} has {count} copies of {card} in the deck, and at most {most} may be there.', { cites: ['1.2.2'] }),
    notLegal: illegal('{player} has {card} in the deck, which is no legal card.', { cites: ['1.2.3'] }),
    banned: illegal('{player} has {card} in the deck, which is banned.', { cites: ['1.2.4.2'] }),
    misprint: illegal('{player} has a misprint of {card} in the deck.', { cites: ['1.2.4.2'] }),
    otherSubtype: illegal('{player} has {card} in the deck, which has none of the subtypes {subtypes}.', { cites: ['1.2.4.1'] }),
    choice: illegal('{player} chose {count} subtypes for the deck instead of {size}.', { cites: ['1.2.4.1'] }),
  },
  judge({ event, board }, report) {
    const { edition } = board;
    if (event.type === 'SubtypesChosen') {
      const count = new Set(event.data.subtypes).size;
      if (edition.subtypes && count !== edition.subtypes) report('choice', { player: event.by!, count, size: edition.subtypes });
      return;
    }
    for (const seat of due(board, event.type === 'CoinTossed' ? -1 : seatIndex(board, event.by))) {
      const deck = board.decks[seat];
      if (!deck) continue;
      const player = board.seats[seat];
      const count = deck.reduce((n, e) => n + e.count, 0);
      if (count !== edition.deckSize) report('size', { player, count, size: edition.deckSize });
      for (const [card, copies] of counted(deck)) if (copies > edition.copies) report('copies', { player, card, count: copies, most: edition.copies });
      const { subtypes, subtypesEvent } = board.players[seat].setup;
      for (const [name, entry] of new Map(deck.map((e) => [e.misprint ? `${e.name} misprint` : e.name, e]))) {
        const card = board.book.get(entry.name);
        if (!card) continue;
        if (!card.legal) report('notLegal', { player, card: entry.name });
        if (!edition.printing) continue;
        if (entry.misprint) report('misprint', { player, card: entry.name });
        if (name !== entry.name) continue;
        if (card.banned) report('banned', { player, card: name });
        if (subtypes && !card.subtypes.some((s) => subtypes.includes(s))) report('otherSubtype', { player, card: name, subtypes }, [subtypesEvent]);
      }
    }
  },
});

/** A deck is looked at when it is handed in; one that nobody handed in, at the toss. */
function due(board: TgcBoard, by: number): Seat[] {
  return ([0, 1] as const).filter((seat) => (by < 0 ? !board.players[seat].setup.handedIn : seat === by));
}

function counted(deck: readonly DeckEntry[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { name, count } of deck) counts.set(name, (counts.get(name) ?? 0) + count);
  return counts;
}
