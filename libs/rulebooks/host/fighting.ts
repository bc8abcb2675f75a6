/** Who deals combat damage in a battle, when, and how much (25.4). */
import type { Battle, HostBoard, Side, Thing } from './board.js';
import { keywordOf, powerOf } from './stats.js';
import { inPlay, seatIndex } from './things.js';
import type { Ref } from './words.js';

export const OTHER_SIDE: Readonly<Record<Side, Side>> = { attacker: 'blocker', blocker: 'attacker' };

export const fighter = (battle: Battle, side: Side): Thing | null => (side === 'attacker' ? battle.attacker : battle.blocker);
export const dealt = (battle: Battle, side: Side): Battle['attackerDealt'] => (side === 'attacker' ? battle.attackerDealt : battle.blockerDealt);

/** Whether it has attacked this turn: NaN when it may have, before the record starts. */
export function hasAttacked(board: HostBoard, { attackedAt }: Thing): number {
  if (attackedAt >= board.turnEvent) return 1;
  return Number.isNaN(attackedAt) && board.turnEvent === 0 ? NaN : 0;
}

/** Both must be there for the attack to do anything; a Host always is (25.4.2.4). Who falls in a moment is there in all of it. */
export function isFought(battle: Battle): boolean {
  return battle.fell !== null || inPlay(battle.attacker) && (battle.host >= 0 || inPlay(battle.blocker));
}

/** Whether a source means the one that fell in this moment and has its damage still to be told. */
export function meansFallen(board: HostBoard, { fell }: Battle, ref: Ref): boolean {
  if (fell === null) return false;
  const isItsName = ref.name === undefined || ref.name === fell.thing.card?.name;
  return isItsName && (ref.of === undefined || seatIndex(board, ref.of) === fell.thing.controller);
}

/** Whether a side deals damage at all: a blocker that cannot block does not (25.3.3.1). NaN when the record leaves that open. */
export function deals(board: HostBoard, battle: Battle, side: Side): number {
  if (battle.fell !== null) return battle.fell.thing === fighter(battle, side) ? battle.fell.deals : 1;
  if (!isFought(battle)) return 0;
  if (side === 'attacker') return 1;
  return battle.blocker === null ? 0 : 1 - keywordOf(board, battle.blocker, 'Cannot Block');
}

/** Whether a side has First Strike in this battle's early step. */
export const strikesFirst = (board: HostBoard, battle: Battle, side: Side): boolean => firstStrike(board, fighter(battle, side)) === 1;

export const firstStrike = (board: HostBoard, thing: Thing | null): number => (thing ? keywordOf(board, thing, 'First Strike') : 0);

/** Whether a side strikes in the early step: settled once damage has been dealt there or the step is over; NaN when not told. */
export function strikesEarly(board: HostBoard, battle: Battle, side: Side): number {
  const { attackerDealt, blockerDealt, step } = battle;
  const isSettled = step === 'normal' || attackerDealt.step === 'early' || blockerDealt.step === 'early';
  if (!isSettled) return firstStrike(board, fighter(battle, side));
  return side === 'attacker' ? battle.attackerEarly : battle.blockerEarly;
}

/** The step that a side's damage belongs to where it is dealt: an abridged record need not tell that a step began. */
export function strikeStep(board: HostBoard, battle: Battle, side: Side): 'early' | 'normal' {
  if (battle.step === 'early' || battle.step === 'normal') return battle.step;
  return strikesFirst(board, battle, side) ? 'early' : 'normal';
}

/** Whether the other side deals its damage in the moment in which this side does (25.4.2.3). */
export function strikeTogether(board: HostBoard, battle: Battle, side: Side): boolean {
  if (battle.step === 'early') return strikesFirst(board, battle, OTHER_SIDE[side]);
  if (battle.step === 'normal') return strikesEarly(board, battle, OTHER_SIDE[side]) !== 1;
  return strikesFirst(board, battle, side) === strikesFirst(board, battle, OTHER_SIDE[side]);
}

/** The last that happened in a step: its beginning, or the damage that was dealt in it. */
export const lastDamage = (battle: Battle): number => Math.max(battle.stepBegan, battle.attackerDealt.event, battle.blockerDealt.event);

/** How much a side deals: its power to an Entity, 1 to a Host (25.4.2.5, 26.2.1). */
export function damageOf(board: HostBoard, battle: Battle, side: Side): number {
  const thing = fighter(battle, side);
  if (!thing) return 0;
  if (battle.fell?.thing === thing) return battle.fell.damage;
  const power = powerOf(board, thing);
  if (side === 'blocker' || battle.host < 0) return power;
  return board.edition.powerlessHostDamage ? 1 : Number.isNaN(power) ? NaN : power > 0 ? 1 : 0;
}
