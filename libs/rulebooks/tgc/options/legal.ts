/** Everything that a seat may do now, what is mandatory before all else. */
import { other, type Seat, type TgcBoard } from '../board.js';
import { canBlock } from '../fold/battle.js';
import { mayAct } from '../gamestate.js';
import { isCreature, refTo } from '../things.js';
import { actingMoves, optionalMoves } from './carrying-out.js';
import { move, type Move } from './move.js';
import { openMoves } from './open.js';
import { ruleMoves } from './rules.js';
import { setupMoves } from './setups.js';

export function legalMoves(board: TgcBoard, seat: Seat): Move[] {
  if (board.over) return [];
  const by = board.seats[seat];
  if (!board.started) return setupMoves(board, seat);
  const surrender = move('Surrendered', by, {});
  const rules = ruleMoves(board);
  if (rules.length) return [...rules.filter((m) => m.by === undefined || m.by === by), surrender];
  const acting = actingMoves(board);
  if (acting.length) return [...acting.filter((m) => m.by === undefined || m.by === by), surrender];
  if (board.battle?.stage === 'block') return [...blocks(board, seat), surrender];
  const optional = optionalMoves(board).filter((m) => m.by === undefined || m.by === by);
  const open = mayAct(board, seat) === 0 || board.state.seat < 0 ? [] : openMoves(board, seat);
  return [...optional, ...open, surrender];
}

export function blocks(board: TgcBoard, seat: Seat): Move[] {
  const { battle } = board;
  if (!battle?.attacker || battle.attacker.controller !== other(seat) || !canBlock(board, seat)) return [];
  const by = board.seats[seat];
  const creatures = board.players[seat].field.filter((t) => isCreature(t) && t.tapped !== 1);
  return [...creatures.map((t) => move('BlockDeclared', by, { with: [refTo(board, t)] })), move('BlockDeclined', by, {})];
}
