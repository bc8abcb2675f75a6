/** A laid Ambush is activated when nothing has happened that it waits for. */
import type { Seat } from '#rulebooks/host/board.js';
import { genericPart, waysToPay } from '#rulebooks/host/options/payments.js';
import { canPay } from '#rulebooks/host/payment.js';
import { chanceFor } from '#rulebooks/host/triggers.js';
import { isDecision } from '../moments.js';
import { draft, type Plant } from '../planting.js';

export const plant: Plant = {
  at(place) {
    if (!isDecision(place)) return null;
    const { board, seat } = place;
    const player = board.players[seat as Seat];
    for (const thing of player.back) {
      const ability = thing?.card?.abilities.find((a) => a.kind === 'ambush');
      if (!thing?.card || thing.faceUp || ability?.kind !== 'ambush' || ability.targets.length || chanceFor(board, ability, thing)) continue;
      const { name, cost } = thing.card;
      if (canPay(player, cost) !== 1) continue;
      const [paid] = waysToPay(player, cost);
      const generic = genericPart(cost, paid);
      const payment = paid ? { paid, ...(generic && { generic }) } : {};
      return { put: [draft('AmbushActivated', player.seat, { card: name, slot: thing.at, ...payment })] };
    }
    return null;
  },
};
