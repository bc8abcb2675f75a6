/** Whether a triggered effect would come round to itself for ever (42.1): the stack would never empty by itself. */
import type { Ability, Step } from './abilities.js';
import type { HostBoard, Item, Occasion, Thing } from './board.js';
import { conditionHolds } from './stats.js';
import { seatsOf } from './who.js';
import { validTargets } from './targeting.js';
import { countFree, isSlot } from './things.js';
import { bitsOf } from './trigger-bits.js';
import { isWatched, metBy } from './triggers.js';

type Triggered = Ability & { kind: 'triggered' };

/** What leads from one effect to the next without using anything up; everything else that triggers effects runs out some day. */
const LEADS_ON: ReadonlySet<Step['do']> = new Set(['gain', 'slot']);
const USES_UP: ReadonlySet<Step['do']> = new Set([
  'draw', 'mill', 'lose', 'destroy', 'discard', 'damage', 'move', 'token', 'equip', 'control', 'putBack', 'search',
]);

/** The text of a card does not change while it is played, and this is asked at each resolution. */
const known = new WeakMap<Ability, boolean>();

function isEndless(ability: Ability): ability is Triggered {
  if (ability.kind !== 'triggered') return false;
  let endless = known.get(ability);
  if (endless === undefined) known.set(ability, (endless = leadsOn(ability)));
  return endless;
}

/** A loop that costs cards or damages something ends by itself, and a "may" can be declined (42.1.1.1). */
function leadsOn(ability: Triggered): boolean {
  let leads = false;
  for (const { may, steps } of ability.effect) {
    if (may) return false;
    for (const step of steps) {
      if (USES_UP.has(step.do)) return false;
      leads ||= LEADS_ON.has(step.do);
    }
  }
  return leads;
}

/** 1 where the board shows that it would, 0 where it would not, NaN where that hangs on what a player chooses. */
export function goesRound(board: HostBoard, { ability, source, it, lineage }: Item): number {
  if (ability === null || source === null || !isWatched(board, LED_TO) || !isEndless(ability)) return 0;
  const back = comesBack(board, { ability, source, it });
  // Having come round once settles what a player might choose; but a copy of the card that has left goes round no more.
  return back !== 0 && lineage.includes(ability) && lineage.every(isEndless) ? 1 : back;
}

/** Whether anything in play could go round at all. */
export function anyRound(board: HostBoard): boolean {
  if (!isWatched(board, LED_TO)) return false;
  return board.watchers.some((source) => source.card?.abilities.some((a) => isEndless(a) && comesBack(board, { ability: a, source, it: null }) !== 0));
}

interface Node {
  readonly ability: Triggered;
  readonly source: Thing;
  /** What the trigger was about, where that is known. */
  readonly it: Thing | null;
}

/** What the steps that lead on bring about: where nothing waits for it, nothing goes round. */
const LED_TO = bitsOf(['gains', 'movesSlots']);

function comesBack(board: HostBoard, goal: Node): number {
  if (reaches(board, goal, goal, true, new Set())) return 1;
  return reaches(board, goal, goal, false, new Set()) ? NaN : 0;
}

/** Follows what each effect would trigger; with `sure`, only where the board leaves no doubt. */
function reaches(board: HostBoard, from: Node, goal: Node, sure: boolean, seen: Set<Ability | Thing>): boolean {
  for (const { steps } of from.ability.effect) {
    for (const step of steps) {
      if (!LEADS_ON.has(step.do)) continue;
      for (const occasion of occasionsOf(board, from, step, sure)) if (leadsBack(board, occasion, goal, sure, seen)) return true;
    }
  }
  return false;
}

function leadsBack(board: HostBoard, occasion: Occasion, goal: Node, sure: boolean, seen: Set<Ability | Thing>): boolean {
  for (const watcher of board.watchers) {
    for (const ability of watcher.card?.abilities ?? []) {
      if (!isEndless(ability) || !isSetOff(board, ability, watcher, occasion, sure)) continue;
      if (ability === goal.ability && watcher === goal.source) return true;
      if (seen.has(watcher)) continue;
      seen.add(watcher);
      if (reaches(board, { ability, source: watcher, it: occasion.it ?? null }, goal, sure, seen)) return true;
    }
  }
  return false;
}

/** What a step would bring about. An occasion without a card or player stands for one that nobody knows yet. */
function occasionsOf(board: HostBoard, { source, it }: Node, step: Step, sure: boolean): Occasion[] {
  if (step.do === 'gain') {
    if (step.who === 'target' || step.who === 'its' || step.who === 'owner') return sure ? [] : [{ on: 'gains', resources: step.resources }];
    const seats = seatsOf(board, step.who, { you: source.controller, it, itSeat: -1, target: -1 });
    return seats.map((who) => ({ on: 'gains', who, resources: step.resources }));
  }
  if (step.do !== 'slot') return [];
  const thing = step.what.sel === 'this' ? source : step.what.sel === 'it' ? it : null;
  if (!thing) return sure ? [] : [{ on: 'movesSlots' }];
  return isSlot(thing.at) && hasRoom(board, thing, step) ? [{ on: 'movesSlots', it: thing, who: thing.controller }] : [];
}

function hasRoom(board: HostBoard, thing: Thing, { row }: Step & { do: 'slot' }): boolean {
  const player = board.players[thing.controller];
  const rows = row === 'any' ? (['front', 'back'] as const) : [row];
  return rows.some((r) => !(countFree(board, player, r) <= 0));
}

function isSetOff(board: HostBoard, ability: Triggered, watcher: Thing, occasion: Occasion, sure: boolean): boolean {
  const known = occasion.it !== undefined || occasion.who !== undefined;
  const met = known ? metBy(board, ability.triggers, occasion, watcher) : Number(ability.triggers.some((t) => t.on === occasion.on));
  if (met === 0 || (sure && met !== 1)) return false;
  if (ability.condition) {
    const holds = conditionHolds(board, ability.condition, watcher.controller, watcher);
    if (holds === 0 || (sure && holds !== 1)) return false;
  }
  return ability.targets.every((spec) => {
    const found = validTargets(board, spec, watcher.controller, watcher);
    return found.sure + (sure ? 0 : found.unsure) >= spec.min;
  });
}
