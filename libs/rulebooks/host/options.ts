/** Everything that a seat may do now, told as the notation tells it. */
import { tell } from '#kernel/grammar.js';
import type { Option } from '#kernel/rulebook.js';
import type { HostBoard, Seat } from './board.js';
import { hostSpecs } from './events.js';
import { legalMoves } from './options/legal.js';
import { decided, firstFit } from './options/move.js';
import { seatIndex } from './things.js';
import { hostVocabulary } from './vocabulary.js';

export function options(board: HostBoard, name: string): readonly Option[] {
  const seat = seatIndex(board, name);
  if (seat < 0) return [];
  const words = hostVocabulary(board.header);
  return legalMoves(board, seat as Seat).map((move) => {
    const { type, by } = move;
    const data = decided(move, firstFit);
    const says = tell({ n: board.n + 1, type, by, data }, { specs: hostSpecs }, words);
    return { seat: name, says, type, event: { type, ...(by !== undefined && { by }), data }, choices: move.choices?.() ?? [] };
  });
}
