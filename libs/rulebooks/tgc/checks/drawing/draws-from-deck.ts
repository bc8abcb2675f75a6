import type { Seat } from '../../board.js';
import { check } from '../../check.js';
import { seatIndex } from '../../things.js';

export const drawsFromDeck = check({
  id: 'draws-from-deck',
  cites: ['1.11.a'],
  rule: 'A card is drawn from the top of its player\'s deck.',
  on: ['CardsDrawn'],
  messages: {
    tooFew: '{player} drew {count} cards from a deck of {deck}.',
  },
  judge({ event, board }, report) {
    const { deck } = board.players[seatIndex(board, event.by) as Seat];
    const count = event.data.cards.length;
    if (count > deck) report('tooFew', { player: event.by!, count, deck });
  },
});
