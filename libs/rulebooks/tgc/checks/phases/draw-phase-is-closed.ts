import { check, illegal } from '../../check.js';
import { actor, deed } from '../../phrases.js';

export const drawPhaseIsClosed = check({
  id: 'draw-phase-is-closed',
  cites: ['2.5.1', '2.1', '1.10.5'],
  rule: 'Nobody acts in a Draw Phase, and its Pass Phase opens no window.',
  on: ['CardPlayed', 'EffectActivated', 'CoinFlipped', 'BattleDeclared', 'PhasePassed', 'NothingDone', 'BothDidNothing'],
  messages: {
    acted: illegal('{player} {did} in a Draw Phase, which is Closed from beginning to end.', { cites: ['2.5.1', '2.1'] }),
    noWindow: illegal('{player} {did} after the Pass Phase of a Draw Phase, which opens no window.', { cites: ['2.5.1', '2.1', '1.10.5'] }),
    otherPassed: illegal("{player} passed the phase in {owner}'s Draw Phase.", { cites: ['2.5.1', '2.1'] }),
  },
  judge({ event, board }, report) {
    if (board.phase !== 'draw' || !board.started) return;
    const facts = { player: actor(event), did: deed(event) };
    const { pass } = board.drawSteps;
    if (event.type === 'PhasePassed') {
      const owner = board.seats[board.turnPlayer];
      if (event.by !== owner) report('otherPassed', { player: event.by!, owner }, [board.phaseEvent]);
    } else report(pass ? 'noWindow' : 'acted', facts, [board.phaseEvent, pass]);
  },
});
