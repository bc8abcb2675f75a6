/** An attacker is declared in an Action Phase. */
import { refTo } from '#rulebooks/host/options/refer.js';
import { entities, isLeisure, turnPlayer } from '../moments.js';
import { draft, type Plant } from '../planting.js';

export const plant: Plant = {
  at(place) {
    if (!isLeisure(place)) return null;
    const { board, random } = place;
    const ready = entities(board, turnPlayer(board)).filter((t) => t.sick === 0 && t.attackedAt < board.turnEvent);
    if (ready.length === 0) return null;
    return { put: [draft('AttackerDeclared', board.seats[board.turnPlayer], { attacker: refTo(board, random.pick(ready)) })] };
  },
};
