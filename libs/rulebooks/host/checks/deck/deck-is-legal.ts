import { deckSize } from '#kernel/unlisted-decks.js';
import type { HostBoard, Seat } from '../../board.js';
import { check, illegal } from '../../check.js';
import type { HostEvent } from '../../events.js';
import { count } from '../../phrases.js';
import { seatIndex } from '../../things.js';

export const deckIsLegal = check({
  id: 'deck-is-legal',
  cites: ['3.1', '3.1.1', '3.1.2', 'host-basics:deck-building-construction'],
  rule: 'A main deck has exactly 50 cards, no more than four of any name, and neither a token nor a Host among them.',
  on: ['DeckPlaced', 'PhaseDeclared'],
  messages: {
    size: illegal('The main deck of {player} has {found}; it must have {due}.', {
      cites: ['3.1', '3.1.1', 'host-basics:deck-building-construction'],
    }),
    copies: illegal('The main deck of {player} has {found} of {card}; {due} of a name are allowed.', {
      cites: ['3.1', '3.1.2', 'host-basics:deck-building-construction'],
    }),
    token: illegal('The main deck of {player} holds {card}, which is a token and no card.', { cites: ['3.1', '3.1.1'] }),
    host: illegal('The main deck of {player} holds {card}, which is a Host: a player has one, beside the main deck.', { cites: ['3.1', '3.1.1'] }),
  },
  judge({ event, board }, report) {
    for (let seat = 0; seat < 2; seat++) {
      if (!isAsked(board, event, seat as Seat)) continue;
      const player = board.seats[seat];
      const { deckSize: due, copies } = board.edition;
      const size = deckSize(board.header, player);
      if (!Number.isNaN(size) && size !== due) report('size', { player, found: count(size, 'card'), due });
      const names = new Map<string, number>();
      for (const { name, count: n } of board.decks[seat] ?? []) names.set(name, (names.get(name) ?? 0) + n);
      for (const [card, found] of names) {
        if (found > copies) report('copies', { player, found, card, due: copies });
        const known = board.book.main(card);
        if (known?.token) report('token', { player, card });
        else if (!known && board.book.host(card)) report('host', { player, card });
      }
    }
  },
});

/** As the deck is placed; in a record that does not tell this, as its first phase is declared. */
function isAsked(board: HostBoard, event: HostEvent, seat: Seat): boolean {
  if (event.type === 'DeckPlaced') return seatIndex(board, event.by) === seat;
  return board.phaseEvent === 0 && board.players[seat].setup.placed === 0;
}
