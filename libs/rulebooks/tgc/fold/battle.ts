/** Declaring, blocking, and the damage of an attack (3.5, 4). */
import { other, type Seat, type TgcBoard, type Thing } from '../board.js';
import type { TgcEventOf } from '../events.js';
import { closeFor, openDefault, openQuick } from '../gamestate.js';
import { damageOf } from '../stats.js';
import { findMeant, findThing, findWhere, isCreature, isUp } from '../things.js';
import { note } from './occasions.js';

export function declare(board: TgcBoard, event: TgcEventOf<'BattleDeclared'>, seat: Seat): void {
  const { attacker: ref, target } = event.data;
  const attacker = findWhere(board, ref, seat, isUp);
  const direct = target.player !== undefined;
  closeFor(board, 'block', event.n);
  board.battle = {
    attacker, direct, defender: direct ? null : findThing(board, target, other(seat)), declared: event.n, answered: direct ? 0 : event.n,
    stage: 'block', stageSince: event.n, blocked: false, attackerDealt: 0, defenderDealt: 0,
  };
  note(board, 'attacks', seat, attacker, event.n);
  if (!direct) openWindow(board, 'fighting', event.n);
  else if (!canBlock(board, other(seat))) openWindow(board, 'through', event.n);
}

/** Whether there is any creature that may block (4.1); one whose state is not on record may be. */
export const canBlock = (board: TgcBoard, seat: Seat): boolean => board.players[seat].field.some((t) => isCreature(t) && t.tapped !== 1);

function openWindow(board: TgcBoard, why: 'through' | 'fighting', n: number): void {
  board.battle!.stage = 'window';
  board.battle!.stageSince = n;
  openQuick(board, why, n);
}

export function block(board: TgcBoard, event: TgcEventOf<'BlockDeclared'>, seat: Seat): void {
  const { battle } = board;
  if (!battle) return;
  battle.answered = event.n;
  battle.blocked = true;
  const blocker = findWhere(board, event.data.with[0], seat, isUp);
  battle.defender = blocker === battle.attacker ? null : blocker;
  openWindow(board, 'fighting', event.n);
}

export function letThrough(board: TgcBoard, n: number): void {
  const { battle } = board;
  if (!battle || battle.stage !== 'block') return;
  battle.answered = n;
  openWindow(board, 'through', n);
}

/** Which side of the battle deals it, if it is the battle's damage. What is not found is neither: a direct attack has no defender. */
export function sideOf(board: TgcBoard, { source, to }: TgcEventOf<'DamageDealt'>['data']): 'attacker' | 'defender' | null {
  if (!board.battle?.attacker) return null;
  const { attacker, defender } = board.battle;
  if (source) {
    const thing = findMeant(board, source);
    return thing === null ? null : thing === attacker ? 'attacker' : thing === defender ? 'defender' : null;
  }
  if (to.player !== undefined) return 'attacker';
  const thing = findMeant(board, to);
  if (thing === null || defender === null) return null;
  return thing === defender ? 'attacker' : thing === attacker ? 'defender' : null;
}

export function dealt(board: TgcBoard, side: 'attacker' | 'defender', n: number): void {
  const battle = board.battle!;
  battle.stage = battle.stage === 'after' ? 'after' : 'damage';
  if (side === 'attacker') battle.attackerDealt = n;
  else battle.defenderDealt = n;
}

/** What each side still has to deal (4.1.3, 4.2.3). */
export function owesDamage(board: TgcBoard, side: 'attacker' | 'defender'): boolean {
  const { battle } = board;
  if (!battle?.attacker || battle.attacker.gone) return false;
  const against = battle.direct && !battle.blocked;
  if (side === 'attacker') return !battle.attackerDealt && damageOf(battle.attacker) > 0 && (against || hasDefender(battle.defender));
  return !against && !battle.defenderDealt && hasDefender(battle.defender) && damageOf(battle.defender!) > 0;
}

const hasDefender = (defender: Thing | null): boolean => defender !== null && !defender.gone;

/** After an event: from damage to tapping, from tapping to the end of the battle. */
export function moveBattle(board: TgcBoard, n: number): void {
  const { battle } = board;
  if (!battle) return;
  if (battle.stage === 'damage' && !owesDamage(board, 'attacker') && !owesDamage(board, 'defender')) {
    // An attacker or defender that is not on record, or with a power that is not: only what was dealt tells.
    if (isUnclear(battle.attacker) && !battle.attackerDealt) return;
    battle.stage = 'after';
    battle.stageSince = n;
    const direct = battle.direct && !battle.blocked;
    board.toTap = [battle.attacker, battle.defender].flatMap((thing) => (thing && !thing.gone ? [{ thing, since: n, direct }] : []));
  }
  if (battle.stage !== 'after') return;
  for (const { thing } of board.toTap) if (thing.due !== '' || thing.tapped !== 1) return;
  board.battle = null;
  board.toTap = [];
  openDefault(board, 'battled', n);
}

const isUnclear = (attacker: Thing | null): boolean => attacker === null || Number.isNaN(damageOf(attacker));

export function dropBattle(board: TgcBoard, n: number): void {
  board.battle = null;
  board.toTap = [];
  openDefault(board, 'battled', n);
}
