/** What the rules themselves do next: destruction, the Draw Phase's steps, the damage of a battle, the change of phase, the end. */
import type { Seat, TgcBoard } from '../board.js';
import { isHalfTold } from '../carrying-out.js';
import { owesDamage } from '../fold/battle.js';
import { nextPhase } from '../fold/turn.js';
import { damageOf } from '../stats.js';
import { refTo } from '../things.js';
import { move, type Move } from './move.js';

/** What is due now, before anybody may act; several where their order is free. */
export function ruleMoves(board: TgcBoard): Move[] {
  if (board.drawn) return [move('GameDrawn', undefined, {})];
  if (board.winner >= 0 && !isHalfTold(board)) return [move('GameWon', undefined, { winner: board.seats[board.winner] }, { cause: board.wonSince })];
  if (board.due.length) return board.due.map((t) => move('CardDestroyed', undefined, { card: refTo(board, t) }, { cause: Math.max(0, t.dueSince) || undefined }));
  if (board.acting && !board.acting.loose) return [];
  if (board.phase === 'draw') return [drawStep(board)];
  if (board.changing) return [nextMove(board)];
  return battleMoves(board);
}

function nextMove(board: TgcBoard): Move {
  const { seat, phase } = nextPhase(board)!;
  return move('PhaseBegan', undefined, { player: board.seats[seat], phase }, { cause: board.changing > 0 ? board.changing : undefined });
}

function drawStep(board: TgcBoard): Move {
  const seat = board.turnPlayer as Seat;
  const player = board.players[seat];
  const by = board.seats[seat];
  const cause = board.phaseEvent > 0 ? board.phaseEvent : undefined;
  const { plasma, draw, untap, pass } = board.drawSteps;
  const tapped = player.field.filter((t) => t.tapped !== 0);
  if (!plasma) return move('PlasmaSet', undefined, { player: by, amount: dueTo(board, seat) }, { cause });
  if (!draw && player.deck !== 0) return move('CardsDrawn', by, { cards: [null] }, { cause });
  if (tapped.length && !untap) return move('AllUntapped', by, {}, { cause });
  if (!pass) return move('PhasePassed', by, {}, { cause });
  return move('PhaseBegan', undefined, { player: by, phase: 'standby' });
}

/** As many as the player's Draw Phases; where nobody counted those, by the number of the turn, which changes hands each time. */
function dueTo(board: TgcBoard, seat: Seat): number {
  const { drawPhases } = board.players[seat];
  if (!Number.isNaN(drawPhases)) return drawPhases;
  return Number.isNaN(board.turn) ? 1 : Math.ceil(board.turn / 2);
}

function battleMoves(board: TgcBoard): Move[] {
  const { battle } = board;
  if (!battle?.attacker) return [];
  const cause = battle.declared || undefined;
  if (battle.stage === 'damage') {
    const moves: Move[] = [];
    const { attacker, defender } = battle;
    const direct = battle.direct && !battle.blocked;
    const opponent = { player: board.seats[1 - attacker.controller] };
    if (owesDamage(board, 'attacker')) {
      moves.push(move('DamageDealt', undefined, { source: refTo(board, attacker), amount: damageOf(attacker), to: direct ? opponent : refTo(board, defender!) }, { cause }));
    }
    if (owesDamage(board, 'defender')) {
      moves.push(move('DamageDealt', undefined, { source: refTo(board, defender!), amount: damageOf(defender!), to: refTo(board, attacker) }, { cause }));
    }
    return moves;
  }
  if (battle.stage !== 'after') return [];
  return board.toTap.filter(({ thing }) => thing.tapped !== 1).map(({ thing }) => move('CardTapped', undefined, { card: refTo(board, thing) }, { cause }));
}
