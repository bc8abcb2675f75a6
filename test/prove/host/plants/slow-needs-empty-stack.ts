/** A Slow action is taken while something waits on the stack. */
import type { Seat } from '#rulebooks/host/board.js';
import { isDecision, isSlow, playable } from '../moments.js';
import type { Plant } from '../planting.js';

export const plant: Plant = {
  at(place) {
    const { board, seat } = place;
    if (!isDecision(place) || seat !== board.turnPlayer || board.stack.length === 0) return null;
    if (board.phase !== 'action1' && board.phase !== 'action2') return null;
    const play = playable(place, seat as Seat, isSlow);
    return play && { put: [play] };
  },
};
