import { other, type HostBoard, type Seat } from '../../board.js';
import { check, illegal, undecidable } from '../../check.js';
import { PHASES, PHASE_NAMES, type Phase } from '../../events.js';
import { phaseOf, seatName } from '../../phrases.js';
import { seatIndex } from '../../things.js';

const leftOut = (phase: string) =>
  illegal('{player} declared {to} after {from}; {due} comes next.', {
    cites: ['10.1.1', '10.1.2', 'host-basics:turn-order', `host-basics:turn-order/${phase}`],
  });

export const phasesInOrder = check({
  id: 'phases-in-order',
  cites: [
    '10.1', '10.1.1', '10.1.2', '10.4.2', '10.5.2', '9.1.5', 'host-basics:turn-order', 'host-basics:turn-order/start-turn',
    'host-basics:turn-order/action-phase', 'host-basics:turn-order/battle-phase', 'host-basics:turn-order/action-phase-2',
    'host-basics:turn-order/end-phase',
  ],
  rule: 'A turn goes through all its phases in order, but for the two that the very first one skips; then the other player has theirs.',
  on: ['PhaseDeclared', 'TurnEnded'],
  messages: {
    start: leftOut('start-turn'),
    action1: leftOut('action-phase'),
    battle: leftOut('battle-phase'),
    action2: leftOut('action-phase-2'),
    end: leftOut('end-phase'),
    noBattle: illegal('{player} declared the Battle Phase in the very first turn, which has none.', { cites: ['10.4.2'] }),
    noSecondAction: illegal('{player} declared Action Phase 2 in the very first turn, which has none.', { cites: ['10.5.2'] }),
    notYourTurn: illegal("{player} declared a phase in {turnPlayer}'s turn.", { cites: ['10.1', '10.1.2'] }),
    twice: illegal("{player} began another turn; the next one is {next}'s.", { cites: ['10.1'] }),
    wrongFirst: illegal('{player} took the first turn, but {next} goes first.', { cites: ['9.1.5', '10.1'] }),
    endedEarly: illegal('{player} ended the turn in {from}, without an End Phase.', {
      cites: ['10.1.1', 'host-basics:turn-order', 'host-basics:turn-order/end-phase'],
    }),
    endedByOther: illegal("{player} ended {turnPlayer}'s turn.", { cites: ['10.1'] }),
    turnUntold: undecidable(
      "{player} declared the End Phase after Action Phase 1. Only the first player's first turn has no Battle Phase, and which turn this is is not on record.",
      { cites: ['10.1.1', '10.4.2', '10.5.2'] },
    ),
    untold: undecidable('{player} {did}. In which phase the record starts is not told.', { cites: ['10.1.1'] }),
  },
  judge({ event, board }, report) {
    const seat = seatIndex(board, event.by) as Seat;
    const player = event.by!;
    const isOther = board.turnPlayer >= 0 && seat !== board.turnPlayer;
    if (event.type === 'TurnEnded') {
      if (isOther) report('endedByOther', { player, turnPlayer: seatName(board, board.turnPlayer) }, [board.turnEvent]);
      else if (isUntold(board)) report('untold', { player, did: 'ended the turn' });
      else if (board.phase !== 'end') report('endedEarly', { player, from: phaseOf(board) }, [board.phaseEvent]);
      return;
    }
    const { phase } = event.data;
    if (board.turn === 0 && board.turnPlayer < 0 && phase === 'start') {
      if (board.first >= 0 && board.first !== seat) report('wrongFirst', { player, next: board.seats[board.first] }, [board.roll.chosen]);
      return;
    }
    // A position that names the turn and no phase lets the record begin with that turn.
    if (isUntold(board) && phase === 'start' && !isOther) return;
    if (phase === 'start' && seat === board.turnPlayer) {
      return report('twice', { player, next: board.seats[other(seat)] }, [board.turnEvent]);
    }
    if (phase !== 'start' && isOther) {
      return report('notYourTurn', { player, turnPlayer: seatName(board, board.turnPlayer) }, [board.turnEvent]);
    }
    if (isUntold(board)) return report('untold', { player, did: `declared ${named(phase)}` });
    if (board.turn === 1 && phase === 'battle') return report('noBattle', { player }, [board.turnEvent]);
    if (board.turn === 1 && phase === 'action2') return report('noSecondAction', { player }, [board.turnEvent]);
    const due = next(board);
    if (phase === due) return;
    if (phase === 'end' && board.phase === 'action1' && Number.isNaN(board.turn) && board.turnPlayer !== other(board.first as Seat)) {
      return report('turnUntold', { player });
    }
    report(due, { player, from: phaseOf(board), to: named(phase), due: named(due) }, [board.phaseEvent]);
  },
});

const isUntold = (board: HostBoard): boolean => board.phase === null && board.started < 0;

const named = (phase: Phase): string => (phase === 'action1' || phase === 'action2' ? PHASE_NAMES[phase] : `the ${PHASE_NAMES[phase]}`);

function next({ phase, turn }: HostBoard): Phase {
  if (turn === 1 && phase === 'action1') return 'end';
  return PHASES[(PHASES.indexOf(phase ?? 'end') + 1) % PHASES.length];
}
