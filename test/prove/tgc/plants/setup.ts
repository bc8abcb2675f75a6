/** Plants before the first Draw Phase. */
import type { TgcHeader } from '#rulebooks/tgc/header.js';
import { changed, draft, instead, type Plant } from '../planting.js';

/** One card is missing in the first player's deck. */
function shortened(header: TgcHeader): TgcHeader {
  const [seat] = header.seats;
  const deck = header.decks![seat].map((entry, i) => (i === 0 ? { ...entry, count: entry.count - 1 } : entry));
  return { ...header, decks: { ...header.decks, [seat]: deck } };
}

export const setup: Record<string, Plant> = {
  'deck-is-legal': {
    header: shortened,
    at: ({ event, board }) => (event.type === 'DeckHandedIn' && event.by === board.seats[0] ? changed(event, {}) : null),
  },
  'toss-decides': {
    at: ({ event, board }) => (event.type === 'PhaseBegan' && !board.started ? changed(event, { player: board.seats[1 - board.first] }) : null),
  },
  'opening-hand': {
    at: ({ event, board }) => (event.type === 'CardsDrawn' && !board.started ? changed(event, { cards: [...event.data.cards, null] }) : null),
  },
  'mulligan-in-time': {
    at: ({ event }) =>
      event.type === 'HandKept' ? { put: [draft('HandKept', event.by, {}), draft('Mulliganed', event.by, { cards: [null], drawn: [null] })], planted: 1 } : null,
  },
  'discards-go-back': {
    at: ({ event, board }) =>
      event.type === 'DiscardsShuffledIn' ? instead('PhaseBegan', undefined, { player: board.seats[board.first], phase: 'draw' }) : null,
  },
  'starting-values': { at: ({ event, random }) => (event.type === 'ValuesSet' ? changed(event, { hs: 21 + random.below(9) }) : null) },
  'coin-beside-second': { at: ({ event, board }) => (event.type === 'CoinPlaced' ? changed(event, { player: board.seats[board.first] }) : null) },
};
