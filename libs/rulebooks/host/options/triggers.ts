/** Effects that have triggered and go on the stack (28.6, 33). */
import { aimAt } from '../aims.js';
import { aimsFor } from '../tasks.js';
import type { Ref } from '../words.js';
import { other, type HostBoard, type Pending, type Seat } from '../board.js';
import { mustGoOnStack } from '../deadlines.js';
import { isValidTarget } from '../targeting.js';
import { numberOf } from './activations.js';
import { move, type Move } from './move.js';
import { refTo } from './refer.js';
import { abilityTargets, canTarget, targetChoices } from './target-choices.js';

/** Those of a seat that may go on the stack now, and whether any of them has to before anything else. */
export function triggers(board: HostBoard, seat: Seat): { moves: Move[]; must: boolean } {
  const moves: Move[] = [];
  let must = false;
  if (board.resolving) return { moves, must };
  for (const pending of ready(board, seat)) {
    moves.push(stacking(board, pending));
    if (pending.ability.kind === 'spell' || mustGoOnStack(board, pending) === 1) must = true;
  }
  return { moves, must };
}

function ready(board: HostBoard, seat: Seat): Pending[] {
  if (board.pending.length === 0) return [];
  const able = board.pending.filter((p) => !p.waiting && !p.lapsed && canBeStacked(board, p));
  // What triggers at the start of a phase comes before everything else (39.1).
  const starts = able.filter((p) => isStart(p) && mustGoOnStack(board, p) === 1);
  return (starts.length ? able.filter(isStart) : able).filter((p) => p.controller === seat);
}

/** A Sorcery's effect keeps the targets of the casting, and with one of them gone it does not enter the stack (30.5). */
const canBeStacked = (board: HostBoard, pending: Pending): boolean =>
  pending.ability.kind === 'spell'
    ? mustGoOnStack(board, pending) !== 0
    : canTarget(board, abilityTargets(pending.ability), pending.controller, pending.source);

const isStart = ({ ability }: Pending): boolean => ability.kind === 'triggered' && ability.triggers.some((t) => t.on === 'turnStarts' || t.on === 'phaseStarts');

/** Whether a player whose turn it is not has to wait for priority: the turn player has gone on since (28.5.1). */
export function isTooLate(board: HostBoard, seat: Seat): boolean {
  const { why, open, holder } = board.priority;
  return seat !== board.turnPlayer && why === 'acted' && !open && holder !== seat;
}

/** The turn player puts all of theirs on the stack before the other player does (33.2, 33.3). */
export function mustWait(board: HostBoard, seat: Seat): boolean {
  return seat !== board.turnPlayer && (isTooLate(board, seat) || triggers(board, other(seat)).must);
}

function stacking(board: HostBoard, pending: Pending): Move {
  const { source, ability, controller } = pending;
  const specs = abilityTargets(ability);
  const data = { source: refTo(board, source), ...numberOf(source, ability) };
  const by = board.seats[controller];
  if (ability.kind === 'spell') return move('TriggerStacked', by, { ...data, ...declared(board, pending) });
  return move('TriggerStacked', by, data, { choices: () => targetChoices(board, specs, controller, source) });
}

/** A Sorcery's targets were declared as it was cast (21.2): they are told again while they can still be pointed at. */
function declared(board: HostBoard, pending: Pending): { targets?: Ref[] } {
  const { aims, controller, source } = pending;
  if (aims.length === 0) return {};
  const specs = abilityTargets(pending.ability);
  const hold = specs.every((spec, i) => aimsFor(specs, aims, i).every((aim) => isValidTarget(board, spec, aim, controller, source) === 1));
  if (!hold) return {};
  const targets = aims.map((aim) => (aim.thing ? refTo(board, aim.thing) : aim.ref));
  // Something else may have gone on the stack since that is told in the same words.
  const same = targets.every((ref, i) => {
    const meant = aimAt(board, ref, controller);
    return meant.thing === aims[i].thing && meant.item === aims[i].item;
  });
  return same ? { targets } : {};
}
