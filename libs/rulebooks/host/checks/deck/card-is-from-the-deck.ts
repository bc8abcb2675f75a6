import { deckSize } from '#kernel/unlisted-decks.js';
import type { Player, Seat } from '../../board.js';
import { check, illegal } from '../../check.js';
import { among, copiesInPosition, copiesOf } from '../../copies.js';
import type { HostEventOf } from '../../events.js';
import { count, deed } from '../../phrases.js';
import { seatIndex } from '../../things.js';

export const cardIsFromTheDeck = check({
  id: 'card-is-from-the-deck',
  cites: ['4.1.1', '3.1', '3.1.2', 'host-basics:deck-building-construction'],
  rule: 'Only cards of the registered deck are drawn and played, no more than it holds, and no more of a name than a deck may hold.',
  on: ['CardsDrawn', 'PointsSpentToDraw', 'CardPlayed', 'AmbushActivated', 'CardsDiscarded', 'HostDamageTaken'],
  messages: {
    foreign: illegal('{player} {did}; {card} is not in the registered deck.', { cites: ['4.1.1', '3.1'] }),
    copies: illegal('{player} {did}; with that, {found} cards named {card} of {player} lie open in this game, and a main deck has at most {due}.', {
      cites: ['3.1.2', '3.1', 'host-basics:deck-building-construction'],
    }),
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
    const player = board.seats[seat];
    const cards = event.type === 'CardPlayed' || event.type === 'AmbushActivated' ? null : event.data.cards;
    const one = cards ? null : (event as Played).data.card;
    for (let i = 0; i < (cards ? cards.length : 1); i++) {
      const card = cards ? cards[i] : one;
      if (card === null) continue;
      if (!deck) {
        // A board that two players agree on is no list: copies are counted where the record says anything of the deck.
        if (Number.isNaN(deckSize(board.header, player))) return;
        const { copies: due } = board.edition;
        const before = copiesOf(board, seat, card);
        const found = before + (cards ? newlyNamed(board.players[seat], cards, card, isDraw) : newlyPlayed(board.players[seat], event as Played));
        // Told once: where the surplus comes to light, or where a card of it is used that the position told.
        if (found <= due || (before > due && copiesInPosition(board, seat, card) <= due) || (cards && cards.indexOf(card) < i)) continue;
        report('copies', { player, did: deed(event), found, card, due });
      } else if (!holds(deck, card) && (isDraw || !wasSeen(board.players[seat], card))) report('foreign', { player: event.by!, did: deed(event), card });
    }
  },
});

type Played = HostEventOf<'CardPlayed'> | HostEventOf<'AmbushActivated'>;

/** That it is there has been said when it was drawn or laid. */
const wasSeen = ({ hand, back }: Player, card: string): boolean => hand.known.includes(card) || back.some((t) => t?.card?.name === card);

/** How many of the cards the record had not named before. */
const newlyNamed = ({ hand }: Player, cards: readonly (string | null)[], card: string, isDraw: boolean): number =>
  Math.max(0, among(cards, card) - (isDraw ? 0 : among(hand.known, card)));

const newlyPlayed = (player: Player, { data }: Played): number =>
  (data.from !== undefined && data.from.zone !== 'hand') || data.card === null || wasSeen(player, data.card) ? 0 : 1;

function holds(deck: readonly { readonly name: string }[], card: string): boolean {
  for (const { name } of deck) if (name === card) return true;
  return false;
}
