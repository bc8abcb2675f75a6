import { holds } from '#kernel/hand.js';
import type { Seat } from '../../board.js';
import { check } from '../../check.js';
import { seatIndex } from '../../things.js';

export const cardIsInHand = check({
  id: 'card-is-in-hand',
  cites: ['3.3.1'],
  rule: 'A card is played from its player\'s hand.',
  on: ['CardPlayed', 'CardsDiscarded'],
  messages: {
    notThere: '{player} {did} {card}, which was not in hand.',
  },
  judge({ event, board }, report) {
    const { hand } = board.players[seatIndex(board, event.by) as Seat];
    if (event.type === 'CardPlayed') {
      if (holds(hand, event.data.card) === 0) report('notThere', { player: event.by!, did: 'played', card: event.data.card });
      return;
    }
    for (const card of event.data.cards) {
      if (card !== null && holds(hand, card) === 0) report('notThere', { player: event.by!, did: 'discarded', card });
    }
  },
});
