/** Battles (25): who may attack, what may be attacked, and which damage is due. */
import { other, type HostBoard, type Seat, type Thing } from '../board.js';
import { lastDamage } from '../fighting.js';
import { bothPassed } from '../priority.js';
import { hasKeyword, powerOf } from '../stats.js';
import { eachThing, inPlay, isEntity } from '../things.js';
import { move, type Move } from './move.js';
import { hostRef, refTo } from './refer.js';

/** Whether no battle is under way: none has begun, or its last step is over (25.5). */
export function betweenBattles(board: HostBoard): boolean {
  const { battle } = board;
  return battle === null || (battle.step === 'normal' && damageDue(board).length === 0 && passedSince(board, lastDamage(battle)));
}

/** Both have passed after event n: the chance that a step of a battle gives either player is used up. */
function passedSince(board: HostBoard, n: number): boolean {
  if (!board.complete) return true;
  // What a position tells of its own past is no event: it came before the first.
  const since = (pass: number): boolean => pass > n || n === 0;
  const { passed } = board.priority;
  return bothPassed(board) && since(passed[0]) && since(passed[1]);
}

/** What the turn player, with priority and nothing on the stack, may do next in the battle. */
export function battleMoves(board: HostBoard, seat: Seat): Move[] {
  if (board.phase !== 'battle' || seat !== board.turnPlayer) return [];
  if (betweenBattles(board)) return attackers(board, seat);
  const battle = board.battle!;
  if (!passedSince(board, battle.stepBegan)) return [];
  if (battle.step === 'attack') return blockers(board, seat);
  return [];
}

/** What the rules do next in the battle once both players have passed. */
export function battleSteps(board: HostBoard): Move[] {
  const { battle } = board;
  if (board.phase !== 'battle' || !battle || battle.step === 'attack' || !passedSince(board, battle.stepBegan)) return [];
  if (battle.step === 'block') return [move('DamageStepBegan', undefined, { step: 'early' })];
  const due = damageDue(board);
  if (due.length) return due;
  return battle.step === 'early' ? [move('DamageStepBegan', undefined, { step: 'normal' })] : [];
}

function attackers(board: HostBoard, seat: Seat): Move[] {
  const moves: Move[] = [];
  eachThing(board.players[seat], (thing) => {
    if (mayAttack(board, thing)) moves.push(move('AttackerDeclared', board.seats[seat], { attacker: refTo(board, thing) }));
  });
  return moves;
}

function mayAttack(board: HostBoard, thing: Thing): boolean {
  if (!isEntity(thing) || thing.attackedAt >= board.turnEvent || hasKeyword(board, thing, 'Cannot Attack')) return false;
  return thing.sick !== 1 || hasKeyword(board, thing, 'Haste');
}

/** Any Entity may be attacked (25.3.3); the Host while no Entity can block (25.3.2). */
function blockers(board: HostBoard, seat: Seat): Move[] {
  const by = board.seats[seat];
  const moves: Move[] = [];
  let guarded = false;
  eachThing(board.players[other(seat)], (thing) => {
    if (!isEntity(thing)) return;
    moves.push(move('BlockerDeclared', by, { blocker: refTo(board, thing) }));
    guarded ||= !hasKeyword(board, thing, 'Cannot Block');
  });
  if (!guarded) moves.push(move('BlockerDeclared', by, { blocker: hostRef(board, other(seat)) }));
  return moves;
}

/** The damage that this step still has to deal (25.4): nothing once either side is gone (25.4.2.4). */
export function damageDue(board: HostBoard): Move[] {
  const { battle } = board;
  if (!battle || (battle.step !== 'early' && battle.step !== 'normal') || !inPlay(battle.attacker)) return [];
  if (battle.host < 0 && !inPlay(battle.blocker)) return [];
  if (battle.stepEnded !== 0) return [];
  const moves: Move[] = [];
  const { attacker, blocker } = battle;
  if (battle.powerless !== 'attacker' && deals(board, attacker!, battle.attackerDealt.step, battle.attackerEarly)) {
    if (blocker) moves.push(strike(board, attacker!, blocker));
    else if (battle.step === 'normal') moves.push(...strikeHost(board, attacker!, battle.host as Seat));
  }
  // An Entity that cannot block deals nothing in return (25.3.3.1).
  const mayReturn = blocker && battle.powerless !== 'blocker' && !hasKeyword(board, blocker, 'Cannot Block');
  const returns = mayReturn && deals(board, blocker, battle.blockerDealt.step, battle.blockerEarly);
  if (returns) moves.push(strike(board, blocker, attacker!));
  return moves.filter((m) => m.data.amount !== 0);
}

/** Once a battle: in the early step with First Strike, in the normal one otherwise. */
function deals(board: HostBoard, thing: Thing, dealt: string, early: number): boolean {
  const { battle } = board;
  if (battle!.step === 'early') return dealt === '' && hasKeyword(board, thing, 'First Strike');
  return battle!.host >= 0 ? dealt === '' : dealt === '' && early !== 1;
}

function strike(board: HostBoard, from: Thing, to: Thing): Move {
  const power = powerOf(board, from);
  // Where the record leaves the power open it fits any amount: the printed one is the likeliest.
  const amount = Number.isNaN(power) ? from.card?.power || 1 : power;
  return move('DamageDealt', undefined, { source: refTo(board, from), amount, combat: true, to: refTo(board, to) });
}

function strikeHost(board: HostBoard, from: Thing, seat: Seat): Move[] {
  if (!board.edition.powerlessHostDamage && powerOf(board, from) === 0) return [];
  return [move('DamageDealt', undefined, { source: refTo(board, from), amount: 1, combat: true, to: hostRef(board, seat) })];
}
