/** An Entity attacks that has Creation Sickness, or that has attacked already. */
import { betweenBattles } from '#rulebooks/host/options/battles.js';
import { refTo } from '#rulebooks/host/options/refer.js';
import { hasKeyword } from '#rulebooks/host/stats.js';
import { entities, isQuiet, turnPlayer } from '../moments.js';
import { draft, type Plant } from '../planting.js';

export const plant: Plant = {
  at(place) {
    const { board, random, event } = place;
    if (!isQuiet(place) || board.phase !== 'battle' || !betweenBattles(board)) return null;
    if (event.type !== 'AttackerDeclared' && event.type !== 'PhaseDeclared') return null;
    const unable = entities(board, turnPlayer(board)).filter((t) => (t.sick === 1 && !hasKeyword(board, t, 'Haste')) || t.attackedAt >= board.turnEvent);
    if (unable.length === 0) return null;
    return { put: [draft('AttackerDeclared', board.seats[board.turnPlayer], { attacker: refTo(board, random.pick(unable)) })] };
  },
};
