import { other, type HostBoard, type Seat } from '../../board.js';
import { check, illegal, undecidable } from '../../check.js';
import { deed, seatName, topOf } from '../../phrases.js';
import { mayAct, NOBODY, UNTOLD } from '../../priority.js';
import { seatIndex } from '../../things.js';

export const actsWithPriority = check({
  id: 'acts-with-priority',
  cites: ['31.1', '31.1.2', '31.2.1', '31.5.1', '31.5.2', '31.5.3', '31.6', '32.5', '32.8', '15.3.1', '15.3.2.1', '15.3.2.4'],
  rule: 'A player plays cards and uses effects only while holding priority.',
  on: ['CardPlayed', 'AbilityActivated', 'AmbushActivated', 'PointsSpentToDraw', 'PointsSpentToGain'],
  messages: {
    atBeginning: illegal('{player} {did} while {holder} had priority: a phase or step begins with the turn player, who had not passed.', {
      cites: ['31.1', '31.5.1', '32.8'],
    }),
    toAttack: illegal('{player} {did} in answer to the attack while {holder} had priority and had not passed.', {
      cites: ['31.1', '31.5.1', '15.3.2.4'],
    }),
    afterTriggers: illegal(
      '{player} {did} while {holder} had priority: once triggered effects are on the stack, the turn player comes first.',
      { cites: ['31.1', '31.5.1', '32.8'] },
    ),
    afterResolution: illegal(
      '{player} {did} while {holder} had priority: when something has left the stack, the turn player comes first.',
      { cites: ['31.1', '31.5.2', '32.5', '15.3.2.1'] },
    ),
    afterAction: illegal('{player} {did} while {holder} had priority and had not passed.', {
      cites: ['31.1', '31.1.2', '31.5.3', '15.3.1'],
    }),
    afterPoint: illegal('{player} {did} while {holder}, who had just used action points, still had priority.', {
      cites: ['31.1', '31.2.1', '31.5.3'],
    }),
    passed: illegal('{player} {did} after passing; priority was with {holder}.', { cites: ['31.1', '31.5.3'] }),
    bothPassed: illegal('{player} {did} although both players had passed: {top} resolves first.', { cites: ['31.1', '31.6'] }),
    roundOver: illegal('{player} {did} although {holder} goes on: both players had passed and nothing waits on the stack.', {
      cites: ['31.1', '32.8'],
    }),
    fromPosition: illegal('{player} {did} while {holder} had priority, as the position says.', { cites: ['31.1', '31.5.3'] }),
    unwritten: undecidable('{player} {did} while priority was with {holder}. Whether {holder} had passed before that is not on record.', {
      cites: ['31.5.1', '31.5.3'],
    }),
    untold: undecidable('{player} {did}. Who had priority is not on record.', { cites: ['31.1', '31.5.3'] }),
  },
  judge({ event, board }, report) {
    if (board.resolving || board.phase === null) return;
    const seat = seatIndex(board, event.by) as Seat;
    const may = mayAct(board, seat);
    if (may === 1) return;
    const { priority } = board;
    const facts = { player: event.by!, did: deed(event) };
    const relies = [priority.since, priority.passed[0], priority.passed[1]];
    if (priority.holder === UNTOLD || priority.why === 'unknown') return report('untold', facts, relies);
    if (priority.holder === NOBODY) return report('bothPassed', { ...facts, top: topOf(board) }, relies);
    const holder = seatName(board, other(seat));
    report(Number.isNaN(may) ? 'unwritten' : reason(board), { ...facts, holder }, relies);
  },
});

function reason({ priority: { why }, battle, stack, turnOver }: HostBoard): Held {
  switch (why) {
    case 'phase': return 'atBeginning';
    case 'step': return battle?.step === 'attack' ? 'toAttack' : 'atBeginning';
    case 'triggers': return 'afterTriggers';
    case 'resolved': return 'afterResolution';
    case 'passed': return 'passed';
    case 'position': return 'fromPosition';
    case 'settled': return turnOver ? 'afterAction' : 'roundOver';
    // Action points are used up at once and leave nothing on the stack.
    default: return stack.length ? 'afterAction' : 'afterPoint';
  }
}

type Held =
  | 'atBeginning' | 'toAttack' | 'afterTriggers' | 'afterResolution' | 'afterAction'
  | 'afterPoint' | 'passed' | 'roundOver' | 'fromPosition';
