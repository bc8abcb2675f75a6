/** A second Form of the same name is embodied. */
import { genericPart, waysToPay } from '#rulebooks/host/options/payments.js';
import { canPay } from '#rulebooks/host/payment.js';
import { isLeisure, turnPlayer } from '../moments.js';
import { draft, type Plant } from '../planting.js';

export const plant: Plant = {
  at(place) {
    if (!isLeisure(place)) return null;
    const { board } = place;
    const player = board.players[turnPlayer(board)];
    const form = player.forms.find((f) => player.hand.known.includes(f.card!.name) && canPay(player, f.card!.cost) === 1)?.card;
    if (!form || board.players.some((p) => p.forms.length > 2)) return null;
    const [paid] = waysToPay(player, form.cost);
    const generic = genericPart(form.cost, paid);
    const put = [
      draft('CardPlayed', player.seat, { verb: 'embody', card: form.name, ...(paid && { paid }), ...(generic && { generic }) }),
      draft('BothPassed', undefined, {}),
      draft('ResolutionBegan', undefined, { item: { of: player.seat, name: form.name } }),
      draft('ResolutionEnded', undefined, {}),
    ];
    return { put, planted: 0 };
  },
};
