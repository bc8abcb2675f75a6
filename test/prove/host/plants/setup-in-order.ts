/** A Host is turned face up before the opening hands are drawn. */
import { draft, type Plant } from '../planting.js';

export const plant: Plant = {
  at: ({ event, board }) => (event.type === 'CardsDrawn' && !board.started ? { put: [draft('HostRevealed', event.by, {})], keep: true } : null),
};
