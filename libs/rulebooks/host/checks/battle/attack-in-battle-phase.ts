import { check, illegal, undecidable } from '../../check.js';
import { phaseOf, seatName } from '../../phrases.js';
import { seatIndex } from '../../things.js';

const FIRST_PLAYER = 'The "first player" of 25.2 and 25.3 is the turn player (32.8).';

export const attackInBattlePhase = check({
  id: 'attack-in-battle-phase',
  cites: ['10.4.1', '25.2', '25.3', '10.1.2', 'host-basics:turn-order', 'host-basics:turn-order/battle-phase', 'host-basics:attacking'],
  rule: 'The turn player declares attacks, in the Battle Phase.',
  on: ['AttackerDeclared', 'BlockerDeclared'],
  messages: {
    phase: illegal('{player} declared an attack in {phase}.', {
      cites: ['10.4.1', '10.1.2', 'host-basics:turn-order', 'host-basics:turn-order/battle-phase'],
    }),
    attackerByOther: illegal("{player} declared an attacker in {turnPlayer}'s turn.", {
      cites: ['25.2', 'host-basics:attacking'],
      reading: FIRST_PLAYER,
    }),
    blockerByOther: illegal('{player} declared what is attacked: the attacking player, {turnPlayer}, does that.', {
      cites: ['25.3', 'host-basics:attacking'],
      reading: FIRST_PLAYER,
    }),
    untold: undecidable('{player} declared an attack. In which phase the record starts is not told.', { cites: ['10.4.1'] }),
  },
  judge({ event, board }, report) {
    const player = event.by!;
    if (board.turnPlayer >= 0 && seatIndex(board, event.by) !== board.turnPlayer) {
      const id = event.type === 'AttackerDeclared' ? 'attackerByOther' : 'blockerByOther';
      return report(id, { player, turnPlayer: seatName(board, board.turnPlayer) }, [board.turnEvent]);
    }
    if (event.type === 'BlockerDeclared' || board.phase === 'battle') return;
    if (board.phase === null && board.started < 0) report('untold', { player });
    else report('phase', { player, phase: phaseOf(board) }, [board.phaseEvent]);
  },
});
