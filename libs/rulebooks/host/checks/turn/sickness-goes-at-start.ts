import { check } from '../../check.js';
import { phaseOf } from '../../phrases.js';
import { seatIndex } from '../../things.js';

export const sicknessGoesAtStart = check({
  id: 'sickness-goes-at-start',
  cites: ['18.5.2.2', 'host-basics:turn-order/start-turn'],
  rule: "Creation Sickness goes at the beginning of the controller's Start Phase.",
  on: ['SicknessLost'],
  messages: {
    wrongTime: "{player}'s Entities lost Creation Sickness in {phase}; that happens at the beginning of {player}'s Start Phase.",
  },
  judge({ event, board }, report) {
    // A position that names no phase may stand anywhere.
    if (board.phase === null && board.started < 0) return;
    const isOwn = board.turnPlayer < 0 || seatIndex(board, event.by) === board.turnPlayer;
    if (board.phase !== 'start' || !isOwn) report('wrongTime', { player: event.by!, phase: phaseOf(board) }, [board.phaseEvent]);
  },
});
