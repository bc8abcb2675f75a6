import { check, illegal, missed, undecidable } from '../../check.js';
import { PHASE_NAMES } from '../../events.js';
import { actor, deed } from '../../phrases.js';

export const phaseIsPassed = check({
  id: 'phase-is-passed',
  cites: ['3.2.a.1', '3.2.b.2'],
  rule: 'A phase ends by Pass Phase and the Quick window that it opens; once both players have done nothing there, the phase changes at once.',
  on: ['PhaseBegan', 'CardPlayed', 'EffectActivated', 'CoinFlipped', 'BattleDeclared', 'PhasePassed', 'NothingDone', 'BothDidNothing'],
  messages: {
    notPassed: illegal('The {phase} was left without Pass Phase.', { cites: ['3.2.a.1'] }),
    windowOpen: illegal('The {phase} was left before both players had done nothing in the Quick window of Pass Phase.', { cites: ['3.2.a.1', '3.2.b.2'] }),
    overdue: missed('{player} {did} before the phase changed, as it had to once both players had done nothing after Pass Phase.', { cites: ['3.2.a.1'] }),
    untold: undecidable('The {phase} was left. Whether Pass Phase had been performed is not on record.', { cites: ['3.2.a.1'] }),
  },
  judge({ event, board }, report) {
    if (board.phase === null || board.phase === 'draw') return;
    if (event.type !== 'PhaseBegan') {
      if (board.changing) report('overdue', { player: actor(event), did: deed(event) }, [board.changing, board.passing]);
      return;
    }
    if (board.changing || board.idle || !board.complete) return;
    const facts = { phase: PHASE_NAMES[board.phase] };
    if (board.state.kind === 'unknown') return report('untold', facts);
    if (!board.passing) report('notPassed', facts, [board.phaseEvent]);
    else report('windowOpen', facts, [board.passing, board.state.since]);
  },
});
