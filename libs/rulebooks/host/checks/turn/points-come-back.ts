import type { HostBoard, Seat } from '../../board.js';
import { check, illegal, missed, undecidable } from '../../check.js';
import { pointsDue } from '../../fold/turn.js';
import { seatName } from '../../phrases.js';
import { seatIndex } from '../../things.js';
import { unmodelledAbout } from '../../unmodelled.js';

export const pointsComeBack = check({
  id: 'points-come-back',
  cites: ['10.2.1', '11.2', 'host-basics:action-points', 'host-basics:turn-order', 'host-basics:turn-order/start-turn'],
  rule: 'In the Start Phase the turn player goes back up to the full number of action points.',
  on: ['Replenished', 'PhaseDeclared'],
  messages: {
    amount: illegal('{player} went to {found} action points; the turn starts with {due}.'),
    wrongTime: illegal('{player} replenished action points outside the Start Phase of an own turn.', { cites: ['10.2.1', '11.2'] }),
    twice: illegal('{player} replenished action points a second time this turn.', { cites: ['10.2.1', '11.2'] }),
    forgotten: missed('{player} left the Start Phase without going back up to {due} action points.'),
    untold: undecidable('{player} went to {found} action points. Whether this is the very first turn of the game is not on record.', {
      cites: ['host-basics:action-points', 'host-basics:turn-order/start-turn'],
    }),
    unless: undecidable('{player} went to {found} action points, not {due}. The text of {card} is not modelled and may say so.', {
      cites: ['10.2.1', '11.2'],
    }),
  },
  judge({ event, board }, report) {
    if (event.type === 'PhaseDeclared') {
      if (board.phase !== 'start' || event.data.phase === 'start' || board.replenished !== 0 || !board.complete) return;
      const due = pointsDue(board, board.turnPlayer as Seat);
      if (board.players[board.turnPlayer as Seat].points === due) return;
      return report('forgotten', { player: seatName(board, board.turnPlayer), due: told(board, due) }, [board.phaseEvent]);
    }
    const seat = seatIndex(board, event.by) as Seat;
    const player = event.by!;
    // A position that names no phase may stand in a Start Phase.
    if (board.phase === null && board.started < 0) return;
    if (board.phase !== 'start' || (board.turnPlayer >= 0 && seat !== board.turnPlayer)) {
      return report('wrongTime', { player }, [board.phaseEvent]);
    }
    if (board.replenished > 0) return report('twice', { player }, [board.replenished]);
    const due = pointsDue(board, seat);
    const found = event.data.to;
    if (found === due) return;
    const { points, firstTurnPoints } = board.edition;
    if (Number.isNaN(due) && (found === points || found === firstTurnPoints)) {
      // The very first turn is one of many: the usual number is taken for right.
      if (found !== points) report('untold', { player, found });
      return;
    }
    const card = unmodelledAbout(board, /action points?\b|#|replenish/i);
    if (card !== null) report('unless', { player, found, due: told(board, due), card });
    else report('amount', { player, found, due: told(board, due) }, [board.turnEvent]);
  },
});

const told = ({ edition }: HostBoard, due: number): string =>
  Number.isNaN(due) ? `${edition.points} or ${edition.firstTurnPoints}` : String(due);
