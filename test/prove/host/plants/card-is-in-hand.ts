/** A card is played that is not in the hand. */
import { genericPart, waysToPay } from '#rulebooks/host/options/payments.js';
import { freeSlots } from '#rulebooks/host/options/plays.js';
import { canPay } from '#rulebooks/host/payment.js';
import { isLeisure, turnPlayer } from '../moments.js';
import { draft, type Plant } from '../planting.js';

export const plant: Plant = {
  at(place) {
    if (!isLeisure(place)) return null;
    const { board, random } = place;
    const seat = turnPlayer(board);
    const player = board.players[seat];
    if (freeSlots(board, seat, 'front').length === 0) return null;
    const absent = (board.decks[seat] ?? []).map(({ name }) => board.book.main(name)!).filter((card) =>
      card.type === 'Entity' && !player.hand.known.includes(card.name) && canPay(player, card.cost) === 1);
    if (absent.length === 0) return null;
    const { name, cost } = random.pick(absent);
    const [paid] = waysToPay(player, cost);
    const generic = genericPart(cost, paid);
    return { put: [draft('CardPlayed', player.seat, { verb: 'create', card: name, ...(paid && { paid }), ...(generic && { generic }) })] };
  },
};
