/** What may be done before the game begins (1.3 to 1.8). */
import { other, type Seat, type TgcBoard } from '../board.js';
import { ofHand } from './carrying-out.js';
import { move, type Move } from './move.js';

export function setupMoves(board: TgcBoard, seat: Seat): Move[] {
  const by = board.seats[seat];
  const { setup, hand } = board.players[seat];
  const { openingHand, mulligans, hs, plasma } = board.edition;
  if (setup.drawn < openingHand) return [move('CardsDrawn', by, { cards: Array<null>(openingHand - setup.drawn).fill(null) })];
  if (!setup.kept) {
    const again = move('Mulliganed', by, { drawn: [null] }, { choices: [ofHand('cards', hand, 1)] });
    return [move('HandKept', by, {}), ...(setup.mulligans < mulligans ? [again] : [])];
  }
  if (!board.players[other(seat)].setup.kept) return [];
  if (setup.aside) return [move('DiscardsShuffledIn', by, {})];
  if (board.players[other(seat)].setup.aside) return [];
  if (!board.valuesSet) return [move('ValuesSet', undefined, { hs, plasma })];
  if (board.first < 0) return [];
  if (!board.coinPlaced) return [move('CoinPlaced', undefined, { player: board.seats[1 - board.first], side: 'heads' })];
  return [move('PhaseBegan', undefined, { player: board.seats[board.first], phase: 'draw' })];
}
