import { check, illegal } from '../../check.js';
import { seatName, topOf } from '../../phrases.js';
import { NOBODY } from '../../priority.js';
import { seatIndex } from '../../things.js';

export const passesInTurn = check({
  id: 'passes-in-turn',
  cites: ['31.5.3', '31.1', '31.6', '32.8'],
  rule: 'Only the player with priority passes it on.',
  on: ['PriorityPassed'],
  messages: {
    twice: illegal('{player} passed again although priority had gone to {holder} with the pass before.', { cites: ['31.5.3', '31.1'] }),
    outOfTurn: illegal('{player} passed while {holder} had priority: the turn player has the first word.', {
      cites: ['31.5.3', '31.1', '32.8'],
    }),
    fromPosition: illegal('{player} passed while {holder} had priority, as the position says.', { cites: ['31.5.3', '31.1'] }),
    bothPassed: illegal('{player} passed once more although both players had passed: {top} resolves first.', { cites: ['31.6', '31.5.3'] }),
  },
  judge({ event, board }, report) {
    const { priority } = board;
    if (!board.complete || board.resolving || board.phase === null || priority.open) return;
    if (priority.holder === seatIndex(board, event.by)) return;
    const player = event.by!;
    const relies = [priority.since];
    if (priority.holder === NOBODY) return report('bothPassed', { player, top: topOf(board) }, [...priority.passed]);
    if (priority.holder < 0) return;
    const holder = seatName(board, priority.holder);
    switch (priority.why) {
      case 'passed': return report('twice', { player, holder }, relies);
      case 'position': return report('fromPosition', { player, holder }, relies);
      case 'phase': case 'step': case 'resolved': return report('outOfTurn', { player, holder }, relies);
      // After an action either player may be the first to pass: the one who acted has said what she wants.
      default:
    }
  },
});
