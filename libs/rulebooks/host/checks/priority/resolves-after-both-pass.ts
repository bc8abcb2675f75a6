import type { HostBoard } from '../../board.js';
import { check, illegal, undecidable } from '../../check.js';
import { seatName } from '../../phrases.js';
import { bothPassed } from '../../priority.js';
import { findItem, itemName } from '../../things.js';

const READING =
  'Both players pass, the one who responded among them (31.6); the shortened telling in 32.9 is not taken as leave to skip a pass.';

export const resolvesAfterBothPass = check({
  id: 'resolves-after-both-pass',
  cites: ['31.6', '31.5.3', '32.3', '17.2.4', '32.5', '32.6', '34.2'],
  rule: 'The top of the stack resolves only when both players have passed in succession.',
  on: ['ResolutionBegan', 'LeftStack'],
  messages: {
    nobody: illegal('{item} began to resolve although neither player had passed.', { cites: ['31.6', '32.3'] }),
    one: illegal('{item} began to resolve although {player} had not passed.', { cites: ['31.6', '31.5.3', '32.3'], reading: READING }),
    ambush: illegal(
      'The effect of the Ambush {card} began to resolve before both players had passed: it waits on the stack like any other.',
      { cites: ['17.2.4', '31.6', '32.3'] },
    ),
    straightOn: illegal('{item} began to resolve right after the last resolution: both players have to pass again first.', {
      cites: ['32.5', '32.6', '31.6'],
    }),
    left: illegal('{item} left the stack before both players had passed: whether it can resolve is asked when it would resolve.', {
      cites: ['34.2', '31.6', '32.3'],
    }),
    untold: undecidable('{item} began to resolve. Whether both players had passed before the record starts is not told.', {
      cites: ['31.6'],
    }),
  },
  judge({ event, board }, report) {
    if (!board.complete || board.resolving || bothPassed(board)) return;
    const found = findItem(board, event.data.item);
    if (!found) return;
    const item = itemName(found);
    const { passed, since, why } = board.priority;
    const relies = [found.event, since, passed[0], passed[1]];
    if (event.type === 'LeftStack') return board.loop || why === 'unknown' ? undefined : report('left', { item }, relies);
    if (why === 'unknown') return report('untold', { item });
    if (found.ability?.kind === 'ambush') return report('ambush', { card: found.source?.card?.name ?? item }, relies);
    const player = silent(board);
    if (player) return report('one', { item, player }, relies);
    if (why === 'resolved') report('straightOn', { item }, relies);
    else report('nobody', { item }, relies);
  },
});

/** The one player of whom the record says that they had not passed; null if it says so of both. */
function silent(board: HostBoard): string | null {
  const { passed, why, holder } = board.priority;
  // A position tells who has priority and so has not passed; of the other it may tell nothing.
  if (why === 'position') return seatName(board, holder);
  return passed[0] || passed[1] ? seatName(board, passed[0] ? 1 : 0) : null;
}
