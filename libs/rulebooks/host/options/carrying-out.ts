/** What a resolving effect asks for next, instruction by instruction (34.3, 40). */
import type { Choice } from '#kernel/rulebook.js';
import type { Arrival, Destination, Mod, Step } from '../abilities.js';
import { aimAt, sameAim } from '../aims.js';
import type { HostBoard, Item, Seat, Task, Thing } from '../board.js';
import { handSize } from '../hands.js';
import { openTasks } from '../resolution.js';
import { fitsCard } from '../kinds.js';
import { isValidTarget } from '../targeting.js';
import { aimsFor } from '../tasks.js';
import { inPlay } from '../things.js';
import type { Change, Zone } from '../words.js';
import { asFarAs, move, unnamed, type Move } from './move.js';
import { openSlots } from './plays.js';
import { hostRef, refTo, stackRef, zoneOf } from './refer.js';
import { addChoice, validRefs } from './target-choices.js';

export interface Doing {
  readonly task: Task;
  readonly moves: readonly Move[];
}

const chosen = (field: string, among: readonly unknown[], min = 1, max = min): Choice[] => [{ field, min, max, among }];

/** For each instruction that is due, the events that would carry a part of it out. */
export function doings(board: HostBoard): Doing[] {
  const resolution = board.resolving;
  if (!resolution) return [];
  return openTasks(board).map((task) => ({ task, moves: movesFor(board, resolution.item, task, resolution.began) }));
}

function movesFor(board: HostBoard, item: Item, task: Task, cause: number): Move[] {
  const { step } = task;
  const because = { cause };
  const you = board.seats[item.by];
  switch (step.do) {
    case 'damage': {
      const from = item.source?.card ? { source: refTo(board, item.source) } : {};
      const hit = (to: ReturnType<typeof refTo>): Move => move('DamageDealt', undefined, { ...from, amount: step.n, to }, because);
      return [...task.things.filter(inPlay).map((t) => hit(refTo(board, t))), ...task.seats.map((s) => hit(hostRef(board, s)))];
    }
    case 'heal': return [
      ...task.things.filter(inPlay).map((t) => move('DamageHealed', undefined, { amount: asFarAs(step.n, t.damage), from: refTo(board, t) }, because)),
      ...task.seats.map((s) => healHost(board, s, step.n, cause)),
    ];
    case 'destroy': return task.things.filter(inPlay).map((t) => move('CardDestroyed', undefined, { card: refTo(board, t) }, because));
    case 'move': return [...outOfPlay(board, task, step.to, cause), ...fromDrop(board, item, task, step, cause)];
    case 'slot': return task.things.filter(inPlay).map((t) => moveSlot(board, t, step.row, cause));
    case 'control': return task.things.filter(inPlay).map((t) => takeControl(board, item.by, t, cause));
    case 'equip': return task.things.filter(inPlay).map((t) => move('MarkerAttached', undefined, { card: refTo(board, item.source!), to: refTo(board, t) }, because));
    case 'counter': return task.things.filter(inPlay).map((t) => move('CountersPut', undefined, { card: refTo(board, t), amount: step.n, counter: step.counter }, because));
    case 'draw': return turnOf(task, () => step.n).map(([s, n]) => move('CardsDrawn', board.seats[s], { cards: unnamed(asFarAs(n, board.players[s].deck)) }, because));
    case 'discard': return turnOf(task, (s) => Math.min(step.n, discardable(board, s, step).length)).map(([s, n]) =>
      move('CardsDiscarded', board.seats[s], {}, { ...because, choices: () => chosen('cards', discardable(board, s, step), n) }));
    case 'putBack': return turnOf(task, (s) => asFarAs(step.n, handSize(board.players[s].hand))).map(([s, n]) => {
      const data = { from: zoneOf(board, s, 'hand'), to: zoneOf(board, s, step.to === 'deckTop' ? 'top' : 'bottom') };
      return move('CardsPut', board.seats[s], data, { ...because, choices: () => chosen('cards', board.players[s].hand.known, n) });
    });
    case 'mill': return turnOf(task, () => step.n).map(([s, n]) => {
      const cards = unnamed(asFarAs(n, board.players[s].deck));
      return move('CardsPut', board.seats[s], { cards, from: zoneOf(board, s, 'top'), to: zoneOf(board, s, 'drop') }, because);
    });
    case 'gain': return turnOf(task, () => 1).map(([s]) => move('ResourcesGained', board.seats[s], { resources: step.resources }, because));
    case 'lose': return turnOf(task, () => 1).map(([s]) => move('ResourcesLost', board.seats[s], { resources: step.resources }, because));
    case 'token': return turnOf(task, () => 1).map(([s]) =>
      move('TokenCreated', board.seats[s], { token: step.name }, { ...because, choices: () => chosen('slot', openSlots(board, board.players[s], 'front')) }));
    case 'reveal': return turnOf(task, () => 1).map(([s]) => reveal(board, s, step, cause));
    case 'look': return turnOf(task, () => 1).map(([s]) => {
      const n = asFarAs(step.n, sizeOf(board, s, step.zone));
      return move('CardsLookedAt', you, { cards: unnamed(n), in: zoneOf(board, s, step.zone === 'deck' ? 'top' : step.zone) }, because);
    });
    case 'shuffle': return turnOf(task, () => 1).map(([s]) => move('DeckShuffled', board.seats[s], {}, because));
    case 'search': return [move('ZoneSearched', you, { zone: zoneOf(board, item.by, step.zone) }, because)];
    case 'unstack': return onStack(board, item, step.index).map((i) => move('LeftStack', undefined, { item: stackRef(board, i) }, because));
    case 'retarget': return onStack(board, item, step.index).map((i) => retarget(board, item, i, cause));
    case 'modify': return [];
  }
}

/** The player whose turn it is to carry out their part, and how much of it: the turn player first, then the other. */
function turnOf(task: Task, each: (seat: Seat) => number): [Seat, number][] {
  let done = task.done;
  for (const seat of task.seats) {
    const n = each(seat);
    // What an earlier player has discarded is no longer in the hand: whoever has done anything is through.
    if (done > 0 && task.seats.length > 1 && seat !== task.seats.at(-1)) {
      done = 0;
      continue;
    }
    if (n > 0) return [[seat, Math.min(n, task.left)]];
  }
  return [];
}

function discardable(board: HostBoard, seat: Seat, step: Step & { do: 'discard' }): string[] {
  const { known } = board.players[seat].hand;
  const { filter } = step;
  return filter ? known.filter((name) => fitsCard(filter, board.book.main(name)!)) : known;
}

function healHost(board: HostBoard, seat: Seat, n: number, cause: number): Move {
  const cards = unnamed(asFarAs(n, board.players[seat].damage));
  return move('HostHealed', board.seats[seat], { cards, to: zoneOf(board, seat, 'drop') }, { cause });
}

const ZONE_OF: Record<Destination, Zone['zone']> = { hand: 'hand', drop: 'drop', banished: 'banished', deckTop: 'top', deckBottom: 'bottom' };

/** Only cards of drop zones come to a frontrow slot by this. */
const outOfPlay = (board: HostBoard, task: Task, to: Arrival, cause: number): Move[] =>
  to === 'front' ? [] : task.things.filter(inPlay).map((thing) => moveOut(board, thing, to, cause));

function moveOut(board: HostBoard, thing: Thing, to: Destination, cause: number): Move {
  const zone: Zone = thing.card?.token ? { zone: 'none' } : zoneOf(board, thing.owner, ZONE_OF[to]);
  return move('CardMoved', undefined, { card: refTo(board, thing), to: zone }, { cause });
}

/** Cards in drop zones are told by name; the one that was targeted first goes first. */
function fromDrop(board: HostBoard, item: Item, task: Task, step: Step & { do: 'move' }, cause: number): Move[] {
  if (step.what.sel !== 'target' || !item.ability || !('targets' in item.ability)) return [];
  const { targets } = item.ability;
  if (targets[step.what.index]?.kind !== 'drop') return [];
  const aim = aimsFor(targets, item.aims, step.what.index)[task.done];
  const name = aim?.ref.name;
  if (name === undefined) return [];
  const of = board.seats.indexOf(aim.ref.of ?? '') as Seat;
  const put = (to: Zone): Move => move('CardsPut', board.seats[item.by], { cards: [name], from: zoneOf(board, of, 'drop'), to }, { cause });
  if (step.to !== 'front') return [put(zoneOf(board, of, ZONE_OF[step.to]))];
  return openSlots(board, board.players[item.by], 'front').map((slot) => put(zoneOf(board, item.by, slot)));
}

function moveSlot(board: HostBoard, thing: Thing, row: 'front' | 'back' | 'any', cause: number): Move {
  const player = board.players[thing.controller];
  const rows = row === 'any' ? (['front', 'back'] as const) : ([row] as const);
  const choices = (): Choice[] => chosen('slot', rows.flatMap((r) => openSlots(board, player, r)));
  return move('SlotMoved', undefined, { card: refTo(board, thing) }, { cause, choices });
}

function takeControl(board: HostBoard, seat: Seat, thing: Thing, cause: number): Move {
  const row = thing.at.startsWith('back') ? 'back' : 'front';
  const choices = (): Choice[] => (thing.at === 'form' ? [] : chosen('slot', openSlots(board, board.players[seat], row)));
  return move('ControlTaken', board.seats[seat], { card: refTo(board, thing) }, { cause, choices });
}

const sizeOf = (board: HostBoard, seat: Seat, zone: 'hand' | 'deck' | 'damage'): number =>
  zone === 'hand' ? handSize(board.players[seat].hand) : board.players[seat][zone];

function reveal(board: HostBoard, seat: Seat, step: Step & { do: 'reveal' }, cause: number): Move {
  const n = asFarAs(step.n, sizeOf(board, seat, step.zone));
  if (step.zone === 'deck') return move('CardsRevealed', board.seats[seat], { cards: unnamed(n), from: zoneOf(board, seat, 'top') }, { cause });
  const choices = (): Choice[] => chosen('cards', board.players[seat].hand.known, n);
  return move('CardsRevealed', board.seats[seat], { from: zoneOf(board, seat, 'hand') }, { cause, choices });
}

/** The item of the stack that an instruction means; -1 is the one that the trigger was about. */
function onStack(board: HostBoard, item: Item, index: number): Item[] {
  const targets = item.ability && 'targets' in item.ability ? item.ability.targets : [];
  const meant = index < 0 ? [item.itItem] : aimsFor(targets, item.aims, index).map((a) => a.item);
  return meant.filter((i): i is Item => i !== null && board.stack.includes(i));
}

function retarget(board: HostBoard, item: Item, of: Item, cause: number): Move {
  return move('TargetsChanged', board.seats[item.by], { item: stackRef(board, of) }, { cause, choices: () => newTargets(board, of) });
}

/** As many targets as before, each valid for the effect that they are for (30.6), and new ones where there are enough. */
function newTargets(board: HostBoard, of: Item): Choice[] {
  const specs = of.ability && 'targets' in of.ability ? of.ability.targets : [];
  const choices: Choice[] = [];
  specs.forEach((spec, i) => {
    const aims = aimsFor(specs, of.aims, i);
    const valid = validRefs(board, spec, of.by, of.source).filter((ref) => isValidTarget(board, spec, aimAt(board, ref, of.by), of.by, of.source, of) !== 0);
    const fresh = valid.filter((ref) => !aims.some((aim) => sameAim(aimAt(board, ref, of.by), aim)));
    addChoice(choices, spec, { field: 'targets', min: aims.length, max: aims.length, among: fresh.length >= aims.length ? fresh : valid });
  });
  return choices;
}

/** A change of stats, as it is announced. */
export function changesOf(mod: Mod): Change[] {
  const changes: Change[] = [];
  for (const stat of ['health', 'power', 'soul'] as const) {
    if (mod[stat] !== undefined) changes.push({ add: stat, n: mod[stat] });
    if (mod.set?.[stat] !== undefined) changes.push({ set: stat, n: mod.set[stat] });
  }
  if (mod.keyword) changes.push({ keyword: mod.keyword });
  return changes;
}

