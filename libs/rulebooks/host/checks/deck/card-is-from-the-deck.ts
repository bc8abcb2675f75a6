import type { Player, Seat } from '../../board.js';
import { check, illegal } from '../../check.js';
import type { HostEventOf } from '../../events.js';
import { count, deed } from '../../phrases.js';
import { seatIndex } from '../../things.js';

export const cardIsFromTheDeck = check({
  id: 'card-is-from-the-deck',
  cites: ['4.1.1', '3.1'],
  rule: 'Only cards of the registered deck are drawn and played, and no more are drawn than it holds.',
  on: ['CardsDrawn', 'PointsSpentToDraw', 'CardPlayed', 'AmbushActivated', 'CardsDiscarded', 'HostDamageTaken'],
  messages: {
    foreign: illegal('{player} {did}; {card} is not in the registered deck.', { cites: ['4.1.1', '3.1'] }),
    tooMany: illegal('{player} {did} from a deck of {deck}.', { cites: ['4.1.1'] }),
  },
  judge({ event, board }, report) {
    const seat = seatIndex(board, event.by) as Seat;
    const { deck: left } = board.players[seat];
    const isDraw = event.type === 'CardsDrawn' || event.type === 'PointsSpentToDraw';
    if (isDraw && event.data.cards.length > left) {
      report('tooMany', { player: event.by!, did: deed(event), deck: count(left, 'card') });
    }
    const deck = board.decks[seat];
    if (!deck) return;
    const cards = event.type === 'CardPlayed' || event.type === 'AmbushActivated' ? null : event.data.cards;
    const one = cards ? null : (event as Played).data.card;
    for (let i = 0; i < (cards ? cards.length : 1); i++) {
      const card = cards ? cards[i] : one;
      if (card === null || holds(deck, card) || (!isDraw && wasSeen(board.players[seat], card))) continue;
      report('foreign', { player: event.by!, did: deed(event), card });
    }
  },
});

type Played = HostEventOf<'CardPlayed'> | HostEventOf<'AmbushActivated'>;

/** That it is there has been said when it was drawn or laid. */
const wasSeen = ({ hand, back }: Player, card: string): boolean => hand.known.includes(card) || back.some((t) => t?.card?.name === card);

function holds(deck: readonly { readonly name: string }[], card: string): boolean {
  for (const { name } of deck) if (name === card) return true;
  return false;
}
