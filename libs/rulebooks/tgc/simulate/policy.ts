/** What a simulated player does among all that is legal: weights, no thought. */
import type { Random } from '#kernel/random.js';
import type { Seat, TgcBoard } from '../board.js';
import { legalMoves } from '../options/legal.js';
import type { Move } from '../options/move.js';

export interface Mood {
  /** Effects used this turn: some cost nothing, and a turn has to end. */
  used: number;
}

export function decide(board: TgcBoard, seat: Seat, random: Random, mood: Mood): Move | undefined {
  return random.weighted(legalMoves(board, seat), (move) => weight(board, move, mood));
}

const MOST_EFFECTS = 6;

function weight(board: TgcBoard, move: Move, mood: Mood): number {
  const quick = board.state.kind === 'quick';
  switch (move.type) {
    case 'Surrendered': return board.turn > 60 ? 5 : board.turn > 8 ? 0.002 : 0;
    case 'CardPlayed': return quick ? 1.2 : 7;
    case 'EffectActivated': return mood.used >= MOST_EFFECTS ? 0 : quick ? 1.5 : 2;
    case 'CoinFlipped': return 1;
    case 'BattleDeclared': return 'player' in (move.data.target as object) ? 4 : 1.2;
    case 'PhasePassed': return quick ? 4 : 1;
    case 'NothingDone': return 5;
    default: return 3;
  }
}
