/** Everything that a seat may do now, told as the notation tells it. */
import { tell } from '#kernel/grammar.js';
import type { Option } from '#kernel/rulebook.js';
import type { Seat, TgcBoard } from './board.js';
import { tgcSpecs } from './events.js';
import { legalMoves } from './options/legal.js';
import { decided, firstFit } from './options/move.js';
import { seatIndex } from './things.js';
import { tgcVocabulary } from './vocabulary.js';

export function options(board: TgcBoard, name: string): readonly Option[] {
  const seat = seatIndex(board, name);
  if (seat < 0) return [];
  const words = tgcVocabulary(board.header);
  return legalMoves(board, seat as Seat).map((move) => {
    const { type, by } = move;
    const data = decided(move, firstFit);
    const says = tell({ n: board.n + 1, type, by, data }, { specs: tgcSpecs }, words);
    return { seat: name, says, type, event: { type, ...(by !== undefined && { by }), data }, choices: move.choices ?? [] };
  });
}
