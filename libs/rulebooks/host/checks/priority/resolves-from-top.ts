import type { HostBoard } from '../../board.js';
import { check, illegal } from '../../check.js';
import { putAcross } from '../../fold/stack.js';
import { refName, topOf } from '../../phrases.js';
import { isEffect, isStanding } from '../../sources.js';
import { findItem, findSource, itemName } from '../../things.js';
import type { Ref } from '../../words.js';

export const resolvesFromTop = check({
  id: 'resolves-from-top',
  cites: [
    '32.4', '32.2.1', '32.5.1', '32.1', '34.5', '31.3', '31.2', '14.7', '4.4.1', '4.5.1',
    'host-basics:effect-types', 'host-basics:effect-types/continuous-effects',
  ],
  rule: 'What entered the stack last resolves first, and nothing resolves that is not on it.',
  on: ['ResolutionBegan', 'LeftStack'],
  messages: {
    notTop: illegal('{item} began to resolve while {top} lay above it on the stack.', { cites: ['32.4', '32.2.1', '32.5.1'] }),
    leftBelow: illegal('{item} left the stack while {top} lay above it: its turn to resolve had not come.', { cites: ['32.4', '32.2.1'] }),
    notThere: illegal('{item} began to resolve, but nothing of that name was on the stack.', { cites: ['32.1', '34.5'] }),
    across: illegal('{item} of {player} was put into a slot of {other}: a card goes into a slot of the player who plays it.', {
      cites: ['14.7', '4.4.1', '4.5.1'],
    }),
    continuous: illegal('{item} began to resolve: it applies all the time and never goes on the stack.', {
      cites: ['31.3', '32.1', 'host-basics:effect-types', 'host-basics:effect-types/continuous-effects'],
    }),
    gameAction: illegal('{item} began to resolve: what the game does by itself is done at once and never goes on the stack.', {
      cites: ['31.2', '32.1'],
    }),
  },
  judge({ event, board }, report) {
    const { item: ref } = event.data;
    const item = findItem(board, ref);
    const top = board.stack.at(-1);
    const across = event.type === 'ResolutionBegan' && !item ? putAcross(board, event) : null;
    if (across) return report('across', { item: itemName(across), player: board.seats[across.by], other: ref.of! }, [across.event]);
    if (item && item === top) return;
    if (event.type === 'LeftStack') {
      // An effect takes off the stack what it names, and a loop is broken wherever it lies; what is not there is another check's matter.
      if (!item || board.resolving || board.loop) return;
      return report('leftBelow', { item: itemName(item), top: topOf(board) }, [item.event, top!.event]);
    }
    if (item) return report('notTop', { item: itemName(item), top: topOf(board) }, [item.event, top!.event]);
    if (ref.event !== undefined) return report('gameAction', { item: refName(ref) }, [ref.event]);
    report(appliesByItself(board, ref) ? 'continuous' : 'notThere', { item: refName(ref) }, [board.phaseEvent]);
  },
});

/** A card in play whose text has nothing but what applies all the time. */
function appliesByItself(board: HostBoard, ref: Ref): boolean {
  const card = findSource(board, ref, -1)?.card;
  if (!card || card.unmodelled) return false;
  return card.abilities.some(isStanding) && !card.abilities.some(isEffect);
}
