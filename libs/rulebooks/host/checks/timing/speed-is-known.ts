import { check, undecidable } from '../../check.js';
import { deed } from '../../phrases.js';
import { speedOf } from '../../speed.js';
import { seatIndex } from '../../things.js';

export const speedIsKnown = check({
  id: 'speed-is-known',
  cites: ['15.2.1', '31.1.1'],
  rule: 'Whether something is Slow or Fast must be known to judge when it was done.',
  on: ['CardPlayed', 'AbilityActivated'],
  messages: {
    unmodelled: undecidable('{player} {did} when only Fast actions are possible. Whether it is Fast stands in text that is not modelled.'),
  },
  judge({ event, board }, report) {
    if (board.phase === null || speedOf(board, event) !== 'unknown') return;
    const own = seatIndex(board, event.by) === board.turnPlayer;
    const slowTime = own && (board.phase === 'action1' || board.phase === 'action2') && board.stack.length === 0;
    if (!slowTime) report('unmodelled', { player: event.by!, did: deed(event) });
  },
});
