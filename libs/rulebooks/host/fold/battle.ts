/** Folding battles (25). */
import type { Battle, HostBoard, Seat, Side, Thing } from '../board.js';
import type { HostEventOf } from '../events.js';
import { giveTurnPlayer } from '../priority.js';
import { damageOf, deals, dealt, firstStrike, OTHER_SIDE, strikeTogether } from '../fighting.js';
import { findHost, findThing } from '../things.js';
import { closeAllChances, notice } from '../triggers.js';
import { lapse } from './turn.js';
import { isCombat } from '../combat.js';

export function declareAttacker(board: HostBoard, event: HostEventOf<'AttackerDeclared'>, seat: Seat): void {
  lapse(board, event);
  closeAllChances(board);
  const attacker = findThing(board, event.data.attacker, seat);
  board.battle = {
    attacker,
    blocker: null,
    host: -1,
    step: 'attack',
    declared: event.n,
    blocked: 0,
    stepBegan: event.n,
    stepEnded: 0,
    attackerDealt: { step: '', event: 0 },
    blockerDealt: { step: '', event: 0 },
    powerless: null,
    attackerEarly: 0,
    blockerEarly: 0,
    fell: null,
  };
  giveTurnPlayer(board, 'step', event.n);
  if (!attacker) return;
  attacker.attackedAt = event.n;
  notice(board, { on: 'attacks', it: attacker, who: attacker.controller }, event.n);
}

export function declareBlocker(board: HostBoard, event: HostEventOf<'BlockerDeclared'>): void {
  lapse(board, event);
  closeAllChances(board);
  giveTurnPlayer(board, 'step', event.n);
  const { battle } = board;
  if (!battle) return;
  const host = findHost(board, event.data.blocker);
  battle.blocker = host >= 0 && event.data.blocker.at === 'host' ? null : findThing(board, event.data.blocker);
  battle.host = battle.blocker ? -1 : host;
  battle.step = 'block';
  battle.blocked = event.n;
  battle.stepBegan = event.n;
  if (battle.blocker) {
    notice(board, { on: 'blocks', it: battle.blocker, who: battle.blocker.controller }, event.n);
    if (battle.attacker) notice(board, { on: 'isBlocked', it: battle.attacker, who: battle.attacker.controller }, event.n);
  } else if (battle.host >= 0) notice(board, { on: 'hostAttacked', it: battle.attacker ?? undefined, who: battle.host as Seat }, event.n);
}

export function beginDamageStep(board: HostBoard, event: HostEventOf<'DamageStepBegan'>): void {
  lapse(board, event);
  closeAllChances(board);
  giveTurnPlayer(board, 'step', event.n);
  const { battle } = board;
  if (!battle) return;
  if (event.data.step === 'normal') rememberFirstStrike(board);
  battle.step = event.data.step;
  battle.stepBegan = event.n;
  battle.stepEnded = 0;
}

export function endDamageStep(board: HostBoard, n: number): void {
  if (board.battle) board.battle.stepEnded = n;
}

/** Who strikes early is settled when damage is dealt in the early step, or else when that step is over (25.4.1.2). */
function rememberFirstStrike(board: HostBoard): void {
  const battle = board.battle!;
  if (battle.step !== 'early' || battle.attackerDealt.step !== '' || battle.blockerDealt.step !== '') return;
  battle.attackerEarly = firstStrike(board, battle.attacker);
  battle.blockerEarly = firstStrike(board, battle.blocker);
}

/** What is destroyed inside a moment deals its damage in that moment, told before or after (25.4.2.3). */
export function noteFallen(board: HostBoard, thing: Thing, event: number): void {
  const { battle } = board;
  if (!battle || battle.fell !== null) return;
  const side = thing === battle.attacker ? 'attacker' : thing === battle.blocker ? 'blocker' : null;
  if (side === null || dealt(battle, side).step !== '' || dealt(battle, OTHER_SIDE[side]).step !== battle.step) return;
  battle.fell = { thing, deals: deals(board, battle, side), damage: damageOf(board, battle, side), event };
}

export function endMoment(board: HostBoard): void {
  board.simultaneous = Math.max(0, board.simultaneous - 1);
  if (board.battle && board.simultaneous === 0) board.battle.fell = null;
}

/** Both deal their damage at the same time (25.4.2.3). */
function notePowerless(board: HostBoard, battle: Battle, side: Side): void {
  const other = OTHER_SIDE[side];
  if (battle.blocker === null || dealt(battle, other).step !== '' || !strikeTogether(board, battle, side)) return;
  if (damageOf(board, battle, other) === 0) battle.powerless = other;
}

/** Notes which side of a battle dealt its damage, and when; who that was, where combat dealt it. */
export function noteCombatDamage(board: HostBoard, event: HostEventOf<'DamageDealt'>): Thing | null {
  const { battle } = board;
  if (!battle || !isCombat(board, event)) return null;
  rememberFirstStrike(board);
  const target = findThing(board, event.data.to);
  const isBlocker = battle.blocker !== null && target === battle.attacker;
  const side = isBlocker ? 'blocker' : 'attacker';
  const told = dealt(battle, side);
  told.step = battle.step;
  told.event = event.n;
  notePowerless(board, battle, side);
  return isBlocker ? battle.blocker : battle.attacker;
}
