/** What the text of an effect asks for, instruction by instruction: "then" separates clauses, "and" joins instructions of one (40). */
import type { Clause, Effect, Selector, Step, TargetSpec, Who } from './abilities.js';
import type { Aim, HostBoard, Item, Seat, Task, Thing } from './board.js';
import { handSize } from './hands.js';
import { ALL } from './language/words.js';
import { handHas } from './kinds.js';
import { conditionHolds, fits } from './stats.js';
import { seatsOf, type Speaker } from './who.js';
import { countFree, everyThing, inPlay } from './things.js';

export function effectOf(item: Item): Effect | null {
  const { ability } = item;
  return ability && 'effect' in ability ? ability.effect : null;
}

/** Whether the text of what is resolving has an instruction of this kind anywhere. */
export const asksFor = (board: HostBoard, what: Step['do']): boolean =>
  board.resolving !== null && (effectOf(board.resolving.item)?.some((c) => c.steps.some((s) => s.do === what)) ?? false);

/** The aims that belong to target number `index` of an ability with these targets. */
export function aimsFor(targets: readonly TargetSpec[], aims: readonly Aim[], index: number): readonly Aim[] {
  if (targets.length === 1 && aims.length <= targets[0].max) return index === 0 ? aims : [];
  let at = 0;
  for (let i = 0; i < targets.length; i++) {
    const later = targets.slice(i + 1).reduce((n, t) => n + t.min, 0);
    const take = Math.max(targets[i].min, Math.min(targets[i].max, aims.length - at - later));
    if (i === index) return aims.slice(at, at + take);
    at += take;
  }
  return [];
}

/** What a selector means now for a resolving item; choices are not made here. */
function thingsOf(board: HostBoard, item: Item, what: Selector): Thing[] {
  const you = item.by;
  switch (what.sel) {
    case 'this': return inPlay(item.source) && item.source!.at !== 'host' ? [item.source!] : [];
    case 'it': return inPlay(item.it) ? [item.it!] : [];
    case 'equipped': return item.source?.under ? [item.source.under] : [];
    case 'target': {
      const targets = item.ability && 'targets' in item.ability ? item.ability.targets : [];
      return aimsFor(targets, item.aims, what.index).flatMap((a) => (a.thing && inPlay(a.thing) ? [a.thing] : []));
    }
    case 'all':
    case 'choose': {
      const found: Thing[] = [];
      everyThing(board, (thing) => {
        if (fits(board, what.filter, thing, you, item.source) !== 0) found.push(thing);
      });
      return found;
    }
    case 'host': return [];
  }
}

/** How many cards in drop zones a selector means: they are no things, and are told by name. */
export function dropAims(item: Item, what: Selector): number {
  if (what.sel !== 'target' || !item.ability || !('targets' in item.ability) || item.ability.targets[what.index]?.kind !== 'drop') return 0;
  return aimsFor(item.ability.targets, item.aims, what.index).length;
}

/** "Its controller" is that of what triggered, or of the first target where nothing did. */
const speakerOf = (item: Item): Speaker => ({
  you: item.by,
  it: item.it ?? (item.itSeat < 0 ? (item.aims[0]?.thing ?? null) : null),
  itSeat: item.itSeat < 0 && item.it === null ? (item.aims[0]?.seat ?? -1) : item.itSeat,
  target: item.aims.find((a) => a.seat >= 0)?.seat ?? -1,
});

/** The players whom an instruction of an item is for. */
export const playersOf = (board: HostBoard, item: Item, who: Who): Seat[] => seatsOf(board, who, speakerOf(item));

/** The seats whose Host a selector means. */
function hostsOf(board: HostBoard, item: Item, what: Selector): Seat[] {
  if (what.sel === 'host') return seatsOf(board, what.of, speakerOf(item));
  if (what.sel === 'this' && item.source?.at === 'host') return [item.source.controller];
  if (what.sel !== 'target') return [];
  const targets = item.ability && 'targets' in item.ability ? item.ability.targets : [];
  return aimsFor(targets, item.aims, what.index).flatMap((a) => (a.seat >= 0 ? [a.seat as Seat] : []));
}

/** The tasks of one clause as it is reached; none if its condition does not hold. `before` are those reached so far. */
export function tasksOf(board: HostBoard, item: Item, clause: Clause, index: number, before: readonly Task[]): Task[] {
  const did = clause.if?.if !== 'did' || before.some((t) => t.clause === index - 1 && t.done > 0);
  const holds = !did ? 0 : clause.if ? conditionHolds(board, clause.if, item.by, item.source) : 1;
  if (holds === 0) return [];
  const optional = Number.isNaN(holds) ? 'unknown' : clause.may ? 'may' : 'no';
  const tasks = clause.steps.map((step) => task(board, item, step, index, optional));
  // One part of an "and" that cannot be done takes the others with it (40.4.2).
  if (tasks.length > 1 && tasks.some((t) => t.left === 0)) for (const t of tasks) t.left = 0;
  return tasks;
}

function task(board: HostBoard, item: Item, step: Step, clause: number, optional: Task['optional']): Task {
  const made: Task = { step, clause, left: 0, things: [], seats: [], optional, done: 0 };
  const overThings = (what: Selector): void => {
    made.things = thingsOf(board, item, what);
    made.seats = hostsOf(board, item, what);
    // What is not damaged cannot be healed, and nobody has to say so.
    if (step.do === 'heal') {
      made.things = made.things.filter((thing) => thing.damage > 0);
      made.seats = made.seats.filter((seat) => board.players[seat].damage !== 0);
    }
    const count = made.things.length + made.seats.length;
    made.left = what.sel === 'choose' ? Math.min(what.n, count) : count + dropAims(item, what);
  };
  const overSeats = (who: Who, each: (seat: Seat) => number): void => {
    made.seats = seatsOf(board, who, speakerOf(item));
    made.left = made.seats.reduce<number>((n, seat) => n + each(seat), 0);
  };
  switch (step.do) {
    case 'damage': case 'equip': overThings(step.to); break;
    case 'destroy': case 'move': case 'slot': case 'control': case 'modify': case 'counter': case 'heal': overThings(step.what); break;
    case 'draw': overSeats(step.who, () => step.n); break;
    case 'discard': overSeats(step.who, (seat) => discardable(board, seat, step)); break;
    case 'putBack': overSeats(step.who, (seat) => Math.min(step.n, handSize(board.players[seat].hand))); break;
    case 'mill': overSeats(step.who, () => step.n); break;
    case 'gain': overSeats(step.who, () => 1); break;
    case 'lose': overSeats(step.who, () => 1); break;
    case 'token': overSeats(step.who, (seat) => Math.min(step.n, orNine(countFree(board, board.players[seat], 'front')))); break;
    case 'reveal': overSeats(step.who, (seat) => toReveal(board, seat, step)); break;
    case 'look': overSeats(step.of, () => 1); break;
    case 'shuffle': overSeats(step.who, () => 1); break;
    case 'search': made.seats = [item.by]; made.left = 1; break;
    case 'unstack': made.left = 1; break;
    case 'retarget': made.left = hasAims(item, step.index) ? 1 : 0; break;
  }
  return made;
}

/** An effect that aims at nothing has no targets to change. */
function hasAims(item: Item, index: number): boolean {
  const targets = item.ability && 'targets' in item.ability ? item.ability.targets : [];
  return aimsFor(targets, item.aims, index).some((a) => a.item === null || a.item.aims.length > 0);
}

/** All of a hand, or as many cards as there are. */
function toReveal(board: HostBoard, seat: Seat, step: Step & { do: 'reveal' }): number {
  const { hand, deck } = board.players[seat];
  const there = step.zone === 'hand' ? handSize(hand) : deck;
  return step.n === ALL ? there : Number.isNaN(there) ? step.n : Math.min(step.n, there);
}

/** Uncounted slots never run out. */
const orNine = (free: number): number => (Number.isNaN(free) ? 9 : free);

function discardable(board: HostBoard, seat: Seat, step: Step & { do: 'discard' }): number {
  const { hand } = board.players[seat];
  if (!step.filter) return Math.min(step.n, handSize(hand));
  const has = handHas(board, seat, step.filter);
  return has === 0 ? 0 : has === 1 ? Math.min(step.n, handSize(hand)) : NaN;
}
