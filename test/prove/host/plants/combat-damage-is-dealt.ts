/** The Battle Phase is left before its damage is dealt. */
import { draft, type Plant } from '../planting.js';

export const plant: Plant = {
  at({ event, board }) {
    if (event.type !== 'DamageDealt' || !event.data.combat || board.simultaneous > 0 || board.battle?.step !== 'normal') return null;
    return { put: [draft('PhaseDeclared', board.seats[board.turnPlayer], { phase: 'action2' })] };
  },
};
