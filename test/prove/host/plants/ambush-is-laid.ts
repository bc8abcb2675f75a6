/** An Ambush is activated straight from the hand. */
import type { Seat } from '#rulebooks/host/board.js';
import { genericPart, waysToPay } from '#rulebooks/host/options/payments.js';
import { canPay } from '#rulebooks/host/payment.js';
import { isDecision } from '../moments.js';
import { draft, type Plant } from '../planting.js';

export const plant: Plant = {
  at(place) {
    if (!isDecision(place)) return null;
    const { board, seat } = place;
    const player = board.players[seat as Seat];
    for (const name of player.hand.known) {
      const card = board.book.main(name);
      if (card?.type !== 'Ambush' || canPay(player, card.cost) !== 1 || card.abilities.some((a) => 'targets' in a && a.targets.length)) continue;
      const [paid] = waysToPay(player, card.cost);
      const generic = genericPart(card.cost, paid);
      const payment = paid ? { paid, ...(generic && { generic }) } : {};
      return { put: [draft('AmbushActivated', player.seat, { card: name, from: { of: player.seat, zone: 'hand' }, ...payment })] };
    }
    return null;
  },
};
