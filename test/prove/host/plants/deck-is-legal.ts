/** A deck has a fifth copy of a card, or one card too few. */
import type { Plant } from '../planting.js';

export const plant: Plant = {
  header(header, random) {
    const seat = header.seats[0];
    const [first, second, ...rest] = header.decks![seat];
    const moved = random.chance(0.5) ? 5 - first.count : 0;
    const counts = moved > 0 ? [first.count + moved, Math.max(1, second.count - moved)] : [first.count, second.count];
    const deck = [{ ...first, count: counts[0] }, { ...second, count: counts[1] }, ...(moved > 0 ? rest : rest.slice(1))];
    return { ...header, decks: { ...header.decks, [seat]: deck } };
  },
  at: ({ event, board, seat }) => (event.type === 'DeckPlaced' && seat === 0 && board.n < 3 ? { put: [], keep: true } : null),
};
