import type { Seat } from '../../board.js';
import { check, illegal, missed, undecidable } from '../../check.js';
import { hostSpecs } from '../../events.js';
import { damagedPlayer, drawsTooMany, drawsTooSoon } from '../../host-damage.js';
import { passesOverDamage } from '../../overdue.js';
import { count } from '../../phrases.js';
import { seatIndex } from '../../things.js';
import { unmodelledAbout } from '../../unmodelled.js';

export const hostDamageIsTaken = check({
  id: 'host-damage-is-taken',
  cites: [
    '2.1', '2.1.1', '2.1.2', '4.8.1', 'host-basics:play-area', 'host-basics:play-area/damage-area', 'host-basics:victory-conditions', 'host-basics:attacking',
  ],
  rule: 'For each damage to a Host its player puts a card from hand face down into the damage zone, and by the short rules draws one.',
  on: hostSpecs.map((s) => s.type),
  messages: {
    notPlaced: missed('{player} did not put {due} from hand into the damage zone for the damage to the Host.', {
      cites: ['2.1', 'host-basics:play-area/damage-area', 'host-basics:victory-conditions'],
    }),
    notDrawn: missed('{player} did not draw {due} for the damage to the Host.', {
      cites: ['host-basics:play-area', 'host-basics:play-area/damage-area', 'host-basics:victory-conditions', 'host-basics:attacking'],
    }),
    notFromHand: illegal('{player} took the damage to the Host from elsewhere than the hand.', {
      cites: ['2.1', 'host-basics:play-area/damage-area'],
    }),
    byOther: illegal('{by} took the card for the damage to the Host of {player} out of the hand: {player} picks it, unseen.', {
      cites: ['2.1', '2.1.1'],
      reading: 'The damaged player picks the card, since it comes from the own hand and the opponent does not see it.',
    }),
    drawnFirst: illegal('{player} drew a card for the damage to the Host before putting one into the damage zone.', {
      cites: ['host-basics:play-area/damage-area', 'host-basics:victory-conditions', 'host-basics:attacking'],
    }),
    drawnTooMany: illegal('{player} drew {found} for the damage to the Host; it gives {due}.', {
      cites: ['host-basics:play-area', 'host-basics:play-area/damage-area', 'host-basics:victory-conditions', 'host-basics:attacking'],
    }),
    under: illegal('{player} put the card for the damage under the others: damage goes on top of what lies there.', { cites: ['2.1.2'] }),
    tooMany: illegal('{player} put {found} into the damage zone for {due} damage to the Host.', {
      cites: ['2.1', '4.8.1', 'host-basics:play-area/damage-area'],
    }),
    untold: undecidable('{player} put {found} into the damage zone. What damage the Host was dealt before the record starts is not told.', {
      cites: ['2.1'],
    }),
    unless: undecidable('{player} put no card into the damage zone for damage to the Host. The text of {card} is not modelled and may say so.', {
      cites: ['2.1'],
    }),
  },
  judge({ event, board }, report) {
    const [one, two] = board.players;
    if (event.type === 'HostDamageTaken') {
      const { hostDamageDue: due, hostDamageEvent } = board.players[seatIndex(board, event.by) as Seat];
      if (event.data.under) report('under', { player: event.by! }, [hostDamageEvent]);
      if (event.data.cards.length <= due) return;
      const facts = { player: event.by!, found: count(event.data.cards.length, 'card'), due };
      return board.n === 0 && board.started < 0 ? report('untold', facts) : report('tooMany', facts, [hostDamageEvent]);
    }
    if (!one.hostDamageDue && !two.hostDamageDue && !one.hostDrawDue && !two.hostDrawDue) return;
    if (event.type === 'CardsPut' && event.data.to.zone === 'damage') {
      const { seat: player, hostDamageDue, hostDamageEvent } = damagedPlayer(board, event);
      if (hostDamageDue > 0 && event.data.from.zone !== 'hand') report('notFromHand', { player }, [hostDamageEvent]);
      else if (hostDamageDue > 0 && event.by !== player) report('byOther', { player, by: event.by! }, [hostDamageEvent]);
      return;
    }
    if (!passesOverDamage(board, event)) return;
    for (const hit of board.players) {
      const { seat: player, hostDamageDue, hostDrawDue, hostDamageEvent, hostOverdue } = hit;
      if (event.type === 'CardsDrawn' && event.by === player && drawsTooSoon(board, hit)) {
        report('drawnFirst', { player }, [hostDamageEvent]);
        continue;
      }
      if (event.type === 'CardsDrawn' && event.by === player && drawsTooMany(board, hit, event.data.cards.length)) {
        const facts = { player, found: count(event.data.cards.length, 'card'), due: count(hostDrawDue, 'card') };
        report('drawnTooMany', facts, [hostDamageEvent]);
        continue;
      }
      if (hostOverdue > 0 || (event.type === 'CardsDrawn' && event.by === player && hostDrawDue > 0)) continue;
      const card = hostDamageDue > 0 ? unmodelledAbout(board, /damage/i) : null;
      if (card !== null) report('unless', { player, card }, [hostDamageEvent]);
      else if (hostDamageDue > 0) report('notPlaced', { player, due: count(hostDamageDue, 'card') }, [hostDamageEvent]);
      else if (hostDrawDue > 0) report('notDrawn', { player, due: count(hostDrawDue, 'card') }, [hostDamageEvent]);
    }
  },
});
