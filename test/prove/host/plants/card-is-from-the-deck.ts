/** A card is drawn that is not in the deck. */
import type { Seat } from '#rulebooks/host/board.js';
import { catalogue } from '#rulebooks/host/catalogue/catalogue.js';
import { changed, type Plant } from '../planting.js';

export const plant: Plant = {
  at({ event, board, random, seat }) {
    if (event.type !== 'PointsSpentToDraw' || board.players[seat as Seat].deck < 5) return null;
    const list = board.decks[seat as Seat] ?? [];
    const foreign = catalogue.filter((c) => c.type === 'Entity' && !c.token && !list.some((l) => l.name === c.name));
    return changed(event, { cards: [random.pick(foreign).name] });
  },
};
