/** What may be named as the targets of a card or effect (30.3, 30.5). */
import type { Choice } from '#kernel/rulebook.js';
import type { Ability, Card, TargetSpec } from '../abilities.js';
import type { HostBoard, Item, Seat, Thing } from '../board.js';
import { aimAt } from '../aims.js';
import { fits } from '../stats.js';
import { canBeNamed, isValidTarget } from '../targeting.js';
import { everyThing } from '../things.js';
import type { Ref } from '../words.js';
import { hostRef, refTo, stackRef } from './refer.js';

/** Whether each target that is asked for can be named; not proven to be impossible is enough. `without` is a card that will be gone. */
export function canTarget(board: HostBoard, specs: readonly TargetSpec[], you: Seat, self: Thing | null, without?: Thing): boolean {
  for (let i = 0; i < specs.length; i++) {
    if (specs[i].min === 0) continue;
    if (without && validRefs(board, specs[i], you, self, without).length < specs[i].min) return false;
    // A card of a drop zone is pointed at by its name: one that the record does not give cannot be.
    if (specs[i].kind === 'drop' && validRefs(board, specs[i], you, self).length < specs[i].min) return false;
    if (canBeNamed(board, specs, i, you, self) === 0) return false;
  }
  return true;
}

/** One choice for each target. */
export function targetChoices(board: HostBoard, specs: readonly TargetSpec[], you: Seat, self: Thing | null, without?: Thing): Choice[] {
  const choices: Choice[] = [];
  for (const spec of specs) {
    const among = validRefs(board, spec, you, self, without);
    const { min, max } = spec;
    addChoice(choices, spec, { field: 'targets', min, max: Math.min(max, among.length), among });
  }
  return choices;
}

/** The choice for one more target of an effect. */
export function addChoice(choices: Choice[], spec: TargetSpec, next: Choice): void {
  if (spec.another && choices.length) addAnother(choices, next);
  else choices.push(next);
}

/** Choices are made each by itself: what one may take, another one may not. Where both may take the same, they are one choice. */
function addAnother(choices: Choice[], next: Choice): void {
  const before = choices.at(-1)!;
  const apart = (a: Choice, b: Choice): Choice['among'] => a.among.filter((ref) => !b.among.some((r) => JSON.stringify(r) === JSON.stringify(ref)));
  const mine = apart(next, before);
  const theirs = apart(before, next);
  if (mine.length >= next.min) choices.push({ ...next, max: Math.min(next.max, mine.length), among: mine });
  else if (theirs.length >= before.min) choices.splice(-1, 1, { ...before, max: Math.min(before.max, theirs.length), among: theirs }, next);
  else choices.splice(-1, 1, { ...before, min: before.min + next.min, max: Math.min(before.max + next.max, before.among.length), among: before.among });
}

export function validRefs(board: HostBoard, spec: TargetSpec, you: Seat, self: Thing | null, without?: Thing): Ref[] {
  switch (spec.kind) {
    case 'object': {
      const found: Ref[] = [];
      everyThing(board, (thing) => {
        if (thing !== without && fits(board, spec.filter, thing, you, self) !== 0) found.push(refTo(board, thing));
      });
      return spec.orHost ? [...found, ...seats(spec, you).map((seat) => hostRef(board, seat))] : found;
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
