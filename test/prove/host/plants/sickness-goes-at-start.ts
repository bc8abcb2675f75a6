/** Entities lose Creation Sickness in an Action Phase. */
import { entities, isLeisure, turnPlayer } from '../moments.js';
import { draft, type Plant } from '../planting.js';

export const plant: Plant = {
  at(place) {
    const { board } = place;
    if (!isLeisure(place) || !entities(board, turnPlayer(board)).some((t) => t.sick === 1)) return null;
    return { put: [draft('SicknessLost', board.seats[board.turnPlayer], {})] };
  },
};
