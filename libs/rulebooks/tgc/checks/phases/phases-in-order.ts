import { check, illegal } from '../../check.js';
import { PHASE_NAMES } from '../../events.js';
import { nextPhase } from '../../fold/turn.js';
import { seatIndex } from '../../things.js';

export const phasesInOrder = check({
  id: 'phases-in-order',
  cites: ['1.9', '1.9.x'],
  rule: 'A turn goes through its five phases in order, and then the other player\'s turn begins.',
  on: ['PhaseBegan'],
  messages: {
    wrong: illegal("{player}'s {phase} began, although {next} comes next.", { cites: ['1.9'] }),
    playAgain: illegal("{player}'s Play Phase began after the Battle Phase, and there is no second one.", { cites: ['1.9', '1.9.x'] }),
  },
  judge({ event, board }, report) {
    const next = board.started ? nextPhase(board) : null;
    if (!next) return;
    const { player, phase } = event.data;
    const seat = seatIndex(board, player);
    if (next.phase === phase && next.seat === seat) return;
    const again = phase === 'play' && seat === board.turnPlayer && (board.phase === 'battle' || board.phase === 'end');
    report(again ? 'playAgain' : 'wrong', { player, phase: PHASE_NAMES[phase], next: `${board.seats[next.seat]}'s ${PHASE_NAMES[next.phase]}` }, [board.phaseEvent]);
  },
});
