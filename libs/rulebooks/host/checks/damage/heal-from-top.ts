import type { Seat } from '../../board.js';
import { check, illegal } from '../../check.js';
import { count } from '../../phrases.js';
import { seatIndex } from '../../things.js';

export const healFromTop = check({
  id: 'heal-from-top',
  cites: ['2.1.2', '2.2', '2.3'],
  rule: 'Damage cards leave from the top: the last one placed is the first to be healed.',
  on: ['HostHealed', 'CardsPut'],
  messages: {
    notTop: illegal('{player} took {card} from the damage zone, but {top} was placed last and lies on top.', {
      cites: ['2.2', '2.3', '2.1.2'],
    }),
    tooMany: illegal('{player} took {found} from a damage zone of {damage}.', { cites: ['2.2'] }),
  },
  judge({ event, board }, report) {
    if (event.type === 'CardsPut' && event.data.from.zone !== 'damage') return;
    const of = event.type === 'CardsPut' ? (event.data.from.of ?? event.by) : event.by;
    const { damage, damageCards } = board.players[seatIndex(board, of) as Seat];
    const { cards } = event.data;
    if (cards.length > damage) {
      return report('tooMany', { player: event.by!, found: count(cards.length, 'card'), damage: count(damage, 'card') });
    }
    // Cards that leave together are not told in any order: each must be among as many from the top.
    const top = damageCards.slice(-cards.length);
    if (top.length < cards.length || top.includes(null)) return;
    for (const card of cards) {
      const i = card === null ? 0 : top.indexOf(card);
      if (i < 0) return report('notTop', { player: event.by!, card: card!, top: damageCards.at(-1)! });
      if (card !== null) top.splice(i, 1);
    }
  },
});
