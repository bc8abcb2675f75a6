import type { Card } from '../../abilities.js';
import type { Seat, TgcBoard } from '../../board.js';
import { check, illegal, undecidable } from '../../check.js';
import type { DeckEntry } from '../../header.js';
import { covers, covering } from '../../subtypes.js';
import { seatIndex } from '../../things.js';
import { speaksOf } from '../../unmodelled.js';

export const deckIsLegal = check({
  id: 'deck-is-legal',
  cites: ['1.2.1', '1.2.2', '1.2.3', '1.2.4.1', '1.2.4.2'],
  rule: 'A deck has its number of cards, few enough copies of each, legal cards only, and in tournaments one of three subtypes on each card.',
  on: ['DeckHandedIn', 'CoinTossed', 'SubtypesChosen', 'CardsDrawn', 'PhaseBegan'],
  messages: {
    size: illegal('{player} has a deck of {count} cards, and a deck has {size}.', { cites: ['1.2.1'] }),
    copies: illegal('{player} has {count} copies of {card} in the deck, and at most {most} may be there.', { cites: ['1.2.2'] }),
    copiesUnless: undecidable('{player} has {count} copies of {card} in the deck. Its text is not modelled and may allow more than {most}.', { cites: ['1.2.2'] }),
    notLegal: illegal('{player} has {card} in the deck, which is no legal card.', { cites: ['1.2.3'] }),
    banned: illegal('{player} has {card} in the deck, which is banned.', { cites: ['1.2.4.2'] }),
    misprint: illegal('{player} has a misprint of {card} in the deck.', { cites: ['1.2.4.2'] }),
    otherSubtype: illegal('{player} has {card} in the deck, which has none of the subtypes {subtypes}.', { cites: ['1.2.4.1'] }),
    noChoice: illegal('{player} has a deck in which no {size} subtypes are enough for every card.', { cites: ['1.2.4.1'] }),
    choice: illegal('{player} chose {count} subtypes for the deck instead of {size}.', { cites: ['1.2.4.1'] }),
  },
  judge({ event, board }, report) {
    const { edition } = board;
    if (event.type === 'SubtypesChosen') {
      const count = new Set(event.data.subtypes.map((s) => s.toLowerCase())).size;
      if (edition.subtypes && count !== edition.subtypes) report('choice', { player: event.by!, count, size: edition.subtypes });
      return;
    }
    if (board.started) return;
    for (const seat of due(board, event.type === 'DeckHandedIn' ? seatIndex(board, event.by) : -1)) {
      const deck = board.decks[seat];
      if (!deck) continue;
      const player = board.seats[seat];
      const count = deck.reduce((n, e) => n + e.count, 0);
      if (count !== edition.deckSize) report('size', { player, count, size: edition.deckSize });
      for (const [name, copies] of counted(deck)) {
        const unless = copies > edition.copies && speaks(board.book.get(name));
        if (copies > edition.copies) report(unless ? 'copiesUnless' : 'copies', { player, card: name, count: copies, most: edition.copies });
      }
      for (const entry of deck) if (edition.printing && entry.misprint) report('misprint', { player, card: entry.name });
      const cards = [...counted(deck).keys()].flatMap((name) => board.book.get(name) ?? []);
      for (const { name, legal, banned } of cards) {
        if (!legal) report('notLegal', { player, card: name });
        if (edition.printing && banned) report('banned', { player, card: name });
      }
      if (!edition.subtypes) continue;
      const { subtypes, subtypesEvent } = board.players[seat].setup;
      if (!subtypes) {
        if (!covering(cards, edition.subtypes)) report('noChoice', { player, size: edition.subtypes });
        continue;
      }
      for (const card of cards) if (!covers(subtypes, card)) report('otherSubtype', { player, card: card.name, subtypes }, [subtypesEvent]);
    }
  },
});

const speaks = (card: Card | undefined): boolean => card !== undefined && speaksOf(card, 'deck');

/** A deck is looked at when it is handed in; one that nobody handed in, when the setup goes on without that. */
function due(board: TgcBoard, by: number): Seat[] {
  if (board.decksSeen) return [];
  return by >= 0 ? [by as Seat] : ([0, 1] as const).filter((seat) => !board.players[seat].setup.handedIn);
}

function counted(deck: readonly DeckEntry[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { name, count } of deck) counts.set(name, (counts.get(name) ?? 0) + count);
  return counts;
}
