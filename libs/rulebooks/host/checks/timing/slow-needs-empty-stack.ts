import { check } from '../../check.js';
import { deed, topOf } from '../../phrases.js';
import { speedOf } from '../../speed.js';

export const slowNeedsEmptyStack = check({
  id: 'slow-needs-empty-stack',
  cites: ['15.2.1', '31.1.1'],
  rule: 'Slow actions wait until the stack is empty.',
  on: ['CardPlayed', 'AbilityActivated', 'PointsSpentToDraw', 'PointsSpentToGain'],
  messages: {
    stackBusy: '{player} {did} at Slow speed while {top} was on the stack.',
  },
  judge({ event, board }, report) {
    const top = board.stack.at(-1);
    if (!top || board.phase === null || speedOf(board, event) !== 'slow') return;
    report('stackBusy', { player: event.by!, did: deed(event), top: topOf(board) }, [top.event]);
  },
});
