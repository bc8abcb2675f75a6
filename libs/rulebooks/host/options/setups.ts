/** The setup, step by step in its order (9.1). */
import { other, type HostBoard, type Seat } from '../board.js';
import { move, unnamed, type Move } from './move.js';

const NOBODY = -1;

export function setupMoves(board: HostBoard, seat: Seat): Move[] {
  const by = board.seats[seat];
  const { setup, hand } = board.players[seat];
  const both = (done: (seat: Seat) => boolean): boolean => done(0) && done(1);
  if (!setup.placed) return [move('DeckPlaced', by, {})];
  if (!both((s) => board.players[s].setup.placed > 0)) return [];
  if (!setup.shuffled) return [move('DeckShuffled', by, {})];
  if (!both((s) => board.players[s].setup.shuffled > 0)) return [];
  if (board.first === NOBODY) return orderMoves(board, seat);
  const { openingHand } = board.edition;
  if (setup.count < openingHand) return [move('CardsDrawn', by, { cards: unnamed(openingHand - setup.count) })];
  if (!both((s) => board.players[s].setup.count >= openingHand)) return [];
  if (!setup.mulligan) {
    const choices = (): { field: string; min: number; max: number; among: string[] }[] =>
      [{ field: 'cards', min: 1, max: hand.known.length, among: hand.known }];
    return [move('HandKept', by, {}), ...(hand.known.length ? [move('Mulliganed', by, {}, { choices })] : [])];
  }
  if (setup.redrawn < setup.mulliganed) return [move('CardsDrawn', by, { cards: unnamed(setup.mulliganed - setup.redrawn) })];
  if (setup.mulliganed > 0 && !setup.reshuffled) return [move('DeckShuffled', by, {})];
  if (!both((s) => isThrough(board, s))) return [];
  if (!setup.revealed) return [move('HostRevealed', by, {})];
  if (!both((s) => board.players[s].setup.revealed > 0)) return [];
  return board.started ? [] : [move('GameStarted', undefined, {})];
}

/** Mulligan done, cards redrawn, deck shuffled again where any went back (9.1.7). */
function isThrough(board: HostBoard, seat: Seat): boolean {
  const { setup } = board.players[seat];
  return setup.mulligan > 0 && setup.redrawn >= setup.mulliganed && (setup.mulliganed === 0 || setup.reshuffled > 0);
}

function orderMoves(board: HostBoard, seat: Seat): Move[] {
  const by = board.seats[seat];
  const { winner } = board.roll;
  if (winner === NOBODY) return board.roll.bestSeat === other(seat) ? [] : [move('RollWon', by, {})];
  return winner === seat ? [move('OrderChosen', by, { order: 'first' }), move('OrderChosen', by, { order: 'second' })] : [];
}
