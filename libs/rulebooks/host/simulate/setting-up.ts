/** The setup of a simulated game (9.1). */
import type { Seat } from '../board.js';
import { setupMoves } from '../options/setups.js';
import type { Table } from './table.js';

export function setUp(table: Table): void {
  const { random } = table;
  const first = random.below(2) as Seat;
  const order: Seat[] = first === 0 ? [0, 1] : [1, 0];
  while (!table.board.started) {
    const before = table.events.length;
    for (const seat of order) step(table, seat);
    // Nothing left for the players to do in this step: the table starts the game.
    if (table.events.length === before) break;
  }
}

function step(table: Table, seat: Seat): void {
  const { board, random } = table;
  const moves = setupMoves(board, seat);
  if (moves.length === 0) return;
  if (moves[0].type === 'RollWon') return roll(table);
  const chosen = moves.length > 1 && moves[1].type === 'Mulliganed' ? moves[random.chance(0.35) ? 1 : 0] : random.pick(moves);
  table.make(chosen, (choice) => (choice.field === 'cards' ? random.sample(choice.among, 1 + random.below(choice.max)) : table.choose(choice)));
  if (chosen.type !== 'DeckShuffled') return;
  const other = board.seats[1 - seat];
  if (random.chance(0.5) && !board.players[seat].setup.mulligan) table.write('DeckCut', other, { deck: board.seats[seat] });
}

/** Two dice each, again if they are equal; or just who won. */
function roll(table: Table): void {
  const { random, board } = table;
  if (random.chance(0.3)) return void table.write('RollWon', random.pick(board.seats), {});
  const high = 7 + random.below(6);
  const totals = random.shuffled([high, 2 + random.below(high - 2)]);
  board.seats.forEach((seat, i) => void table.write('DiceRolled', seat, { total: totals[i] }));
  table.write('RollWon', board.seats[totals[0] > totals[1] ? 0 : 1], {});
}
