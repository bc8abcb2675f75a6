/** An Entity is played although no frontrow slot is free. */
import { genericPart, waysToPay } from '#rulebooks/host/options/payments.js';
import { canPay } from '#rulebooks/host/payment.js';
import { countFree } from '#rulebooks/host/things.js';
import { isLeisure, turnPlayer } from '../moments.js';
import { draft, type Plant } from '../planting.js';

export const plant: Plant = {
  at(place) {
    if (!isLeisure(place)) return null;
    const { board } = place;
    const player = board.players[turnPlayer(board)];
    if (countFree(board, player, 'front') > 0) return null;
    const card = player.hand.known.map((name) => board.book.main(name)!).find((c) => c.type === 'Entity' && canPay(player, c.cost) === 1);
    if (!card) return null;
    const [paid] = waysToPay(player, card.cost);
    const generic = genericPart(card.cost, paid);
    return { put: [draft('CardPlayed', player.seat, { verb: 'create', card: card.name, ...(paid && { paid }), ...(generic && { generic }) })] };
  },
};
