/** When the time of a triggered effect runs out (28.6): at its controller's next pass, or at anything that needs one. */
import type { Ability } from './abilities.js';
import type { HostBoard, Pending } from './board.js';
import type { HostEvent } from './events.js';
import { conditionHolds } from './stats.js';
import { canBeNamed, isValidTarget } from './targeting.js';
import { aimsFor } from './tasks.js';
import { seatIndex } from './things.js';

/** Events that cannot come before both players have passed, or that leave the moment behind. */
const MOVES_ON: ReadonlySet<string> = new Set([
  'BothPassed', 'ResolutionBegan', 'PhaseDeclared', 'AttackerDeclared', 'BlockerDeclared', 'DamageStepBegan', 'DamageStepEnded', 'TurnEnded',
]);

/** Those of them that never come without both having passed. */
const NEEDS_PASSES: ReadonlySet<string> = new Set(['BothPassed', 'ResolutionBegan']);

export function runsOut(board: HostBoard, event: HostEvent, pending: Pending): boolean {
  if (pending.waiting || pending.lapsed) return false;
  if (event.type === 'PriorityPassed') return board.resolving === null && seatIndex(board, event.by) === pending.controller;
  // Between two turns, and before the first, nobody has priority: what triggers there waits for the next window (35.5).
  if (event.type === 'PhaseDeclared' && (board.phase === null || (board.turnOver > 0 && pending.since >= board.turnOver))) return false;
  // The turn player may move on without the other having had a word: that one's triggers wait for their priority (28.5.1).
  if (board.complete && pending.controller !== board.turnPlayer && !NEEDS_PASSES.has(event.type)) return false;
  return MOVES_ON.has(event.type);
}

/** Whether not putting it on the stack could be a fault: 1, 0, or NaN when the record cannot tell whether it triggered or has a target. */
export function mustGoOnStack(board: HostBoard, pending: Pending): number {
  if (pending.leftOpen || isOptional(pending.ability)) return 0;
  if (!('targets' in pending.ability)) return 1;
  if (pending.ability.kind === 'spell') return declaredStillFit(board, pending);
  let sure = triggerIsOpen(board, pending) ? NaN : 1;
  const { targets } = pending.ability;
  for (let i = 0; i < targets.length; i++) {
    const can = canBeNamed(board, targets, i, pending.controller, pending.source);
    if (can === 0) return 0;
    sure *= can;
  }
  return sure;
}

/** Whether the effect triggers at all hangs on cards that the record does not name. */
export function triggerIsOpen(board: HostBoard, { ability, controller, source, unsure }: Pending): boolean {
  if (unsure) return true;
  return ability.kind === 'triggered' && ability.condition !== undefined && Number.isNaN(conditionHolds(board, ability.condition, controller, source));
}

/** A Sorcery's effect keeps the targets of the casting: if one is gone, it cannot enter the stack (30.5). */
function declaredStillFit(board: HostBoard, pending: Pending): number {
  const specs = 'targets' in pending.ability ? pending.ability.targets : [];
  let sure = 1;
  specs.forEach((spec, i) => {
    for (const aim of aimsFor(specs, pending.aims, i)) sure *= isValidTarget(board, spec, aim, pending.controller, pending.source);
  });
  if (pending.aims.length >= specs.reduce((n, s) => n + s.min, 0)) return sure;
  // A position need not tell what was declared before it.
  return pending.cast === 0 && pending.aims.length === 0 ? NaN : 0;
}

/** "You may …" all through: putting it on the stack would change nothing. */
const isOptional = (ability: Ability): boolean => 'effect' in ability && ability.effect.length > 0 && ability.effect.every((c) => c.may);

/** What triggers at the end of the turn comes before the discard (10.6.1, 10.6.2): whether any of it is still to be stacked or to resolve. */
export const endIsToCome = (board: HostBoard): boolean =>
  board.stack.length > 0 || board.pending.some((p) => !p.lapsed && p.since === board.phaseEvent && mustGoOnStack(board, p) === 1);
