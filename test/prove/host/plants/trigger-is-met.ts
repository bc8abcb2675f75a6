/** An effect is put on the stack that has not triggered. */
import { numberOf } from '#rulebooks/host/options/activations.js';
import { refTo } from '#rulebooks/host/options/refer.js';
import { isLeisure, things, turnPlayer } from '../moments.js';
import { draft, type Plant } from '../planting.js';

export const plant: Plant = {
  at(place) {
    if (!isLeisure(place)) return null;
    const { board } = place;
    for (const thing of things(board, turnPlayer(board))) {
      const ability = thing.faceUp ? thing.card?.abilities.find((a) => a.kind === 'triggered' && a.targets.length === 0) : undefined;
      if (ability) return { put: [draft('TriggerStacked', board.seats[board.turnPlayer], { source: refTo(board, thing), ...numberOf(thing, ability) })] };
    }
    return null;
  },
};
