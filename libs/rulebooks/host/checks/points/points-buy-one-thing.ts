import type { Seat } from '../../board.js';
import { check, illegal, undecidable } from '../../check.js';
import { POINTS } from '../../payment.js';
import { count } from '../../phrases.js';
import { seatIndex } from '../../things.js';
import { unmodelledAbout } from '../../unmodelled.js';

export const pointsBuyOneThing = check({
  id: 'points-buy-one-thing',
  cites: [
    '11.2', '11.3', '11.3.1', '11.3.2', '11.3.3', 'host-basics:action-points', 'host-basics:action-points/draw',
    'host-basics:action-points/gain-1-resource', 'host-basics:action-points/gain-another-resource',
  ],
  rule: "# buys a draw or 1 resource of the own Host's type; ## buys 1 resource of a type of choice.",
  on: ['PointsSpentToDraw', 'PointsSpentToGain'],
  messages: {
    tooFewPoints: illegal('{player} used {used} and had {had}.', { cites: ['11.3', 'host-basics:action-points'] }),
    draw: illegal('{player} used {used} to draw {found}; # buys one card.', {
      cites: ['11.3.2', 'host-basics:action-points', 'host-basics:action-points/draw'],
    }),
    ownType: illegal("{player} used # to gain {found}; # buys 1 resource of the own Host's type, which is {type}.", {
      cites: ['11.3.1', 'host-basics:action-points', 'host-basics:action-points/gain-1-resource'],
    }),
    anyType: illegal('{player} used ## to gain {found}; ## buys one of {types}.', {
      cites: ['11.3.3', 'host-basics:action-points', 'host-basics:action-points/gain-another-resource'],
      reading: 'By the comprehensive rules the generic $ is among the types that ## buys (12.1); by the short rules it is not.',
    }),
    points: illegal('{player} used {used} for a resource; it is # for the own type and ## for one of choice.', {
      cites: ['11.3', 'host-basics:action-points'],
    }),
    untold: undecidable('{player} used {used}. How many there were is not on record.', { cites: ['11.3', '11.2'] }),
    unless: undecidable('{player} used {used} to {get}. The text of {card} is not modelled and may allow it.', { cites: ['11.3'] }),
  },
  judge({ event, board }, report) {
    const { points: had, host, pointsGap, sure } = board.players[seatIndex(board, event.by) as Seat];
    const { points } = event.data;
    const player = event.by!;
    if (points > had) {
      report('tooFewPoints', { player, used: count(points, 'action point'), had: had || 'none' }, [board.replenished, board.turnEvent]);
    } else if (pointsGap && points > sure[POINTS]) report('untold', { player, used: count(points, 'action point') });
    const { doublePointGains: types } = board.edition;
    if (event.type === 'PointsSpentToDraw') {
      // Several single uses may be told in one line.
      if (points > 0 && event.data.cards.length === points) return;
    } else if (points === 1) {
      if (!host || event.data.gained === host.resource) return;
    } else if (host && points > 1 && event.data.gained === host.resource.repeat(points)) return;
    else if (points === 2 && event.data.gained.length === 1 && types.includes(event.data.gained)) return;

    const used = count(points, 'action point');
    const found = event.type === 'PointsSpentToDraw' ? count(event.data.cards.length, 'card') : event.data.gained || 'nothing';
    const card = unmodelledAbout(board, /action points?\b|#/i);
    if (card !== null) report('unless', { player, used, get: `${event.type === 'PointsSpentToDraw' ? 'draw' : 'gain'} ${found}`, card });
    else if (event.type === 'PointsSpentToDraw') report('draw', { player, used, found });
    else if (points === 1) report('ownType', { player, found, type: host!.resource });
    else if (points === 2) report('anyType', { player, found, types: [...types] });
    else report('points', { player, used });
  },
});
