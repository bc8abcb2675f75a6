/** What may be named as the targets of a card or effect (30.3, 30.5). */
import type { Choice } from '#kernel/rulebook.js';
import type { Ability, Card, TargetSpec } from '../abilities.js';
import type { HostBoard, Item, Seat, Thing } from '../board.js';
import { aimAt } from '../aims.js';
import { fits } from '../stats.js';
import { isValidTarget, validTargets } from '../targeting.js';
import { everyThing } from '../things.js';
import type { Ref } from '../words.js';
import { hostRef, refTo, stackRef } from './refer.js';

/** Whether each target that is asked for can be named; not proven to be impossible is enough. `without` is a card that will be gone. */
export function canTarget(board: HostBoard, specs: readonly TargetSpec[], you: Seat, self: Thing | null, without?: Thing): boolean {
  for (const spec of specs) {
    if (spec.min === 0) continue;
    if (without && validRefs(board, spec, you, self, without).length < spec.min) return false;
    const { sure, unsure } = validTargets(board, spec, you, self);
    if (sure + unsure < spec.min) return false;
  }
  return true;
}

/** One choice for each target. */
export function targetChoices(board: HostBoard, specs: readonly TargetSpec[], you: Seat, self: Thing | null, without?: Thing): Choice[] {
  return specs.map((spec) => {
    const among = validRefs(board, spec, you, self, without);
    return { field: 'targets', min: spec.min, max: Math.min(spec.max, among.length), among };
  });
}

export function validRefs(board: HostBoard, spec: TargetSpec, you: Seat, self: Thing | null, without?: Thing): Ref[] {
  switch (spec.kind) {
    case 'object': {
      const found: Ref[] = [];
      everyThing(board, (thing) => {
        if (thing !== without && fits(board, spec.filter, thing, you, self) !== 0) found.push(refTo(board, thing));
      });
      return found;
    }
    case 'host': return seats(spec, you).map((seat) => hostRef(board, seat));
    case 'player': return seats(spec, you).map((seat) => ({ player: board.seats[seat] }));
    case 'effect':
    case 'card': return stackRefs(board, spec, you);
    case 'drop': return dropRefs(board, spec, you);
  }
}

const seats = (spec: TargetSpec, you: Seat): Seat[] =>
  ([0, 1] as const).filter((s) => spec.filter.controller === undefined || (spec.filter.controller === 'you') === (s === you));

/** Of two items that are told the same way, the upper one is meant: the lower one cannot be named. */
function stackRefs(board: HostBoard, spec: TargetSpec, you: Seat): Ref[] {
  const found: Ref[] = [];
  for (const item of board.stack) {
    const ref = stackRef(board, item);
    const aim = aimAt(board, ref, you);
    if (aim.item === item && isValidTarget(board, spec, aim, you, null) !== 0) found.push(ref);
  }
  return found;
}

function dropRefs(board: HostBoard, spec: TargetSpec, you: Seat): Ref[] {
  const found: Ref[] = [];
  for (const seat of seats(spec, you)) {
    for (const name of new Set(board.players[seat].drop)) {
      const ref: Ref = { of: board.seats[seat], name, at: 'drop' };
      if (isValidTarget(board, spec, aimAt(board, ref, you), you, null) === 1) found.push(ref);
    }
  }
  return found;
}

/** The targets that a card asks for as it is played: those of a Sorcery's own effects (21.2). */
export const targetsOf = (card: Card): readonly TargetSpec[] => card.abilities.flatMap((a) => (a.kind === 'spell' ? a.targets : []));

export const abilityTargets = (ability: Ability): readonly TargetSpec[] => ('targets' in ability ? ability.targets : []);

/** Whether all that an item of the stack aims at is still what it asks for. */
export function aimsHold(board: HostBoard, item: Item, specs: readonly TargetSpec[], forTarget: (index: number) => Item['aims']): boolean {
  return specs.every((spec, i) => forTarget(i).every((aim) => isValidTarget(board, spec, aim, item.by, item.source, item) !== 0));
}
