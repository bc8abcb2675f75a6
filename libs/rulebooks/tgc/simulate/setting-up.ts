/** The setup of a simulated game, from the toss to the coin beside the second player. */
import type { Seat } from '../board.js';
import { setupMoves } from '../options/setups.js';
import type { Table } from './table.js';

export function setUp(table: Table, subtypes: readonly (readonly string[])[]): void {
  const { board, random } = table;
  const { seats } = board;
  if (board.edition.subtypes) seats.forEach((seat, i) => table.write('SubtypesChosen', seat, { subtypes: [...subtypes[i]] }));
  for (const seat of seats) table.write('DeckHandedIn', seat, {});
  const heads = random.below(2);
  table.write('SideGiven', undefined, { player: seats[heads], side: 'heads' });
  table.write('SideGiven', undefined, { player: seats[1 - heads], side: 'tails' });
  table.write('CoinTossed', undefined, { side: random.chance(0.5) ? 'heads' : 'tails' });
  while (!board.started) {
    const seat = random.below(2) as Seat;
    const moves = setupMoves(board, seat);
    // Most hands are kept.
    const move = random.weighted(moves, (m) => (m.type === 'Mulliganed' ? 0.7 : 1));
    if (move) table.make(move);
  }
}
