/** A player who kept the hand shuffles the deck. */
import type { Seat } from '#rulebooks/host/board.js';
import { draft, type Plant } from '../planting.js';

export const plant: Plant = {
  at({ event, board, seat }) {
    if (event.type !== 'HostRevealed') return null;
    const { mulligan, mulliganed } = board.players[seat as Seat].setup;
    return mulligan > 0 && mulliganed === 0 ? { put: [draft('DeckShuffled', event.by, {})], keep: true } : null;
  },
};
