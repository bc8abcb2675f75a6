/** A resolution ends before the effect has done all that it says. */
import { unfinished } from '#rulebooks/host/resolution.js';
import { draft, type Plant } from '../planting.js';

const DEEDS: ReadonlySet<string> = new Set(['CardsDrawn', 'ResourcesGained', 'CardDestroyed', 'DamageDealt', 'CardsDiscarded', 'TokenCreated', 'MarkerAttached']);

export const plant: Plant = {
  at({ event, board }) {
    if (!DEEDS.has(event.type) || !board.resolving?.tasks || board.simultaneous > 0 || board.due.length) return null;
    if (!unfinished(board)?.sure || board.players.some((p) => p.hostDamageDue > 0 || p.hostDrawDue > 0)) return null;
    return { put: [draft('ResolutionEnded', undefined, {}, board.resolving.began)] };
  },
};
