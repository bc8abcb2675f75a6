/** The Host is attacked past an Entity that can block, or an Entity of the own side. */
import { hostRef, refTo } from '#rulebooks/host/options/refer.js';
import { hasKeyword } from '#rulebooks/host/stats.js';
import { entities, opponent, turnPlayer } from '../moments.js';
import { changed, type Plant } from '../planting.js';

export const plant: Plant = {
  at({ event, board, random }) {
    if (event.type !== 'BlockerDeclared') return null;
    const guards = entities(board, opponent(board)).filter((t) => !hasKeyword(board, t, 'Cannot Block'));
    const own = entities(board, turnPlayer(board)).filter((t) => t !== board.battle?.attacker);
    if (guards.length && (own.length === 0 || random.chance(0.6))) return changed(event, { blocker: hostRef(board, opponent(board)) });
    return own.length ? changed(event, { blocker: refTo(board, random.pick(own)) }) : null;
  },
};
