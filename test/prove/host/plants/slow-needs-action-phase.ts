/** A Slow card is played outside the Action Phases. */
import { isQuiet, isSlow, playable, turnPlayer } from '../moments.js';
import type { Plant } from '../planting.js';

export const plant: Plant = {
  at(place) {
    const { board } = place;
    if (!isQuiet(place) || board.phase === 'action1' || board.phase === 'action2') return null;
    const play = playable(place, turnPlayer(board), isSlow);
    return play && { put: [play] };
  },
};
