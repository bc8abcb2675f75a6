import type { Seat } from '../../board.js';
import { check, illegal, missed, undecidable } from '../../check.js';
import { endIsToCome } from '../../deadlines.js';
import { handSize } from '../../hands.js';
import { count } from '../../phrases.js';
import { hostStat } from '../../stats.js';
import { seatIndex } from '../../things.js';
import { unmodelledAbout } from '../../unmodelled.js';

export const handWithinSoul = check({
  id: 'hand-within-soul',
  cites: [
    '10.6.1', '10.6.2', '10.6.3', '20.1', '20.1.1', '20.1.2', '20.1.3', 'host-basics:turn-order', 'host-basics:turn-order/end-phase',
    'host-basics:reading-a-card', 'host-basics:reading-a-card/power-soul',
  ],
  rule: 'In the End Phase the turn player discards down to the soul of the Host, and no further.',
  on: ['TurnEnded', 'PhaseDeclared', 'CardsDiscarded'],
  messages: {
    tooMany: missed("{player} ended the turn with {hand} in hand; the Host's soul is {soul}.", {
      cites: [
        '10.6.2', '20.1', '20.1.1', '20.1.2', '20.1.3', 'host-basics:turn-order', 'host-basics:turn-order/end-phase',
        'host-basics:reading-a-card', 'host-basics:reading-a-card/power-soul',
      ],
    }),
    tooFew: illegal("{player} discarded down to {hand} for the hand size; the Host's soul is {soul}.", {
      cites: ['10.6.3', '10.6.2', '20.1'],
    }),
    triggersFirst: illegal('{player} discarded for the hand size before the effects that trigger at the end of the turn were done.', {
      cites: ['10.6.1', '10.6.2', 'host-basics:turn-order/end-phase'],
    }),
    untold: undecidable('{player} ended the turn. Whether the hand was within the soul of the Host is not on record: {missing}.', {
      cites: ['10.6.2', '20.1.3'],
    }),
    unless: undecidable('{player} ended the turn with {hand} in hand. The text of {card} is not modelled and may allow it.', {
      cites: ['10.6.2'],
    }),
  },
  judge({ event, board }, report) {
    if (board.turnPlayer < 0 || board.phase !== 'end') return;
    const seat = board.turnPlayer as Seat;
    const size = handSize(board.players[seat].hand);
    if (event.type === 'CardsDiscarded') {
      if (board.resolving || seatIndex(board, event.by) !== seat || event.data.cards.length === 0) return;
      const after = size - event.data.cards.length;
      const soul = hostStat(board, seat, 'soul');
      if (after < soul) report('tooFew', { player: event.by!, hand: count(after, 'card'), soul }, [board.phaseEvent]);
      else if (endIsToCome(board)) report('triggersFirst', { player: event.by! }, [board.phaseEvent]);
      return;
    }
    if (event.type === 'PhaseDeclared' && (event.data.phase !== 'start' || board.turnOver)) return;
    const soul = hostStat(board, seat, 'soul');
    if (size <= soul) return;
    const player = board.seats[seat];
    const hand = count(size, 'card');
    const card = unmodelledAbout(board, /hand|soul|discard/i);
    if (Number.isNaN(size)) report('untold', { player, missing: 'how many cards it held' });
    else if (Number.isNaN(soul)) report('untold', { player, missing: 'which of the effects that set the soul is the newest' });
    else if (card !== null) report('unless', { player, hand, card }, [board.phaseEvent]);
    else report('tooMany', { player, hand, soul }, [board.phaseEvent]);
  },
});
