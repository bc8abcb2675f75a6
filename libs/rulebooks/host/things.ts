/** Cards in play: finding the one that a record points at, putting one into play, taking one out. */
import type { Card } from './abilities.js';
import type { HostBoard, Item, Player, Seat, Thing } from './board.js';
import { applying } from './continuous.js';
import type { Ref } from './words.js';

export function seatIndex(board: HostBoard, seat: string | undefined): number {
  return seat === board.seats[0] ? 0 : seat === board.seats[1] ? 1 : -1;
}

export const nameOf = (thing: Thing): string => thing.card?.name ?? 'a face-down card';

/** "kate's Stone Ogre". */
export const called = (board: HostBoard, thing: Thing): string => `${board.seats[thing.controller]}'s ${nameOf(thing)}`;

export const itemName = (item: Item): string => {
  const name = item.card?.name ?? item.source?.card?.name ?? 'a face-down card';
  return item.kind === 'effect' ? `${name}'s effect` : name;
};

export function inPlay(thing: Thing | null): boolean {
  return thing !== null && thing.at !== '';
}

/** Every thing in slots and Form Zones of one player; markers are not counted. */
export function eachThing(player: Player, visit: (thing: Thing) => void): void {
  const { things } = player;
  for (let i = 0; i < things.length; i++) visit(things[i]);
}

export function everyThing(board: HostBoard, visit: (thing: Thing) => void): void {
  eachThing(board.players[0], visit);
  eachThing(board.players[1], visit);
}

/** Whether it is an Entity in play; NaN-free: a face-down card is none. */
export const isEntity = (thing: Thing): boolean => thing.card !== null && thing.card.type === 'Entity' && thing.faceUp;

const rowOf = (player: Player, at: string): (Thing | null)[] => (at.charCodeAt(0) === 102 ? player.front : player.back);
const indexIn = (at: string): number => at.charCodeAt(at.length - 1) - 49;
export const isSlot = (at: string): boolean => (at.startsWith('front ') || at.startsWith('back ')) && at.length <= 7;

export function thingAt(player: Player, at: string): Thing | null {
  return isSlot(at) ? rowOf(player, at)[indexIn(at)] : null;
}

function setSlot(player: Player, at: string, thing: Thing | null): void {
  rowOf(player, at)[indexIn(at)] = thing;
}

/** All things that a reference can mean, the actor's own first where it names no controller. */
export function candidates(board: HostBoard, ref: Ref, by: number): Thing[] {
  const of = seatIndex(board, ref.of);
  const found: Thing[] = [];
  const first = of >= 0 ? of : by === 1 ? 1 : 0;
  collect(board, ref, first as Seat, found);
  if (of < 0) collect(board, ref, (1 - first) as Seat, found);
  return found.length > 1 ? faceUpFirst(found) : found;
}

/** What a reference can mean of what one player controls. */
function collect(board: HostBoard, ref: Ref, seat: Seat, found: Thing[]): void {
  const player = board.players[seat];
  if (ref.at !== undefined && isSlot(ref.at)) {
    const thing = thingAt(player, ref.at);
    if (thing && (ref.name === undefined || thing.card === null || thing.card.name === ref.name)) found.push(thing);
    return;
  }
  if (ref.name === undefined) return;
  for (const thing of player.things) if (isCalled(thing, ref)) found.push(thing);
  if (ref.at !== undefined && ref.at !== 'marker') return;
  // A marker whose card has left lies under nothing until it leaves too (24.3): of two, that is the one in question.
  for (const thing of board.due) if (thing.dueAs === 'marker' && thing.controller === seat && isCalled(thing, ref)) found.push(thing);
  // A marker may lie under a card of the other player.
  for (let side = 0; side < 2; side++) {
    for (const { markers } of board.players[side].things) {
      for (const marker of markers) if (marker.controller === seat && isCalled(marker, ref)) found.push(marker);
    }
  }
}

const isCalled = (thing: Thing, { name, at }: Ref): boolean =>
  thing.card !== null && thing.card.name === name && (at === undefined || thing.at === at);

/** A name means a card that shows it before one that does not: else what a record means would hang on a card that nobody sees. */
function faceUpFirst(found: Thing[]): Thing[] {
  return found.every((thing) => thing.faceUp) ? found : [...found.filter((thing) => thing.faceUp), ...found.filter((thing) => !thing.faceUp)];
}

/** Numbers for `HostBoard.version`, never used twice: two boards have none in common. */
let versions = 0;
export const newVersion = (): number => ++versions;

/** Several checks look the same reference up for the same event: the last answer holds while nothing has moved. */
const last: { ref: Ref | null; by: number; version: number; thing: Thing | null } = { ref: null, by: -1, version: 0, thing: null };

export function findThing(board: HostBoard, ref: Ref | undefined, by = -1): Thing | null {
  if (ref === undefined || ref.player !== undefined || ref.event !== undefined || ref.at === 'host') return null;
  if (last.ref === ref && last.version === board.version && last.by === by) return last.thing;
  last.ref = ref;
  last.by = by;
  last.version = board.version;
  const found = candidates(board, ref, by);
  last.thing = found.length > 1 ? meant(board, found, by) : (found[0] ?? null);
  return last.thing;
}

/** Of several that are told the same way: the one that what resolves is about, one that is due to leave, one that fights; else the first. */
function meant({ resolving, due, battle }: HostBoard, found: readonly Thing[], by: number): Thing {
  if (resolving) {
    const { aims, it } = resolving.item;
    if (resolving.tasks) for (const { things } of resolving.tasks) for (const thing of things) if (found.includes(thing)) return thing;
    if (it && found.includes(it)) return it;
    for (const { thing } of aims) if (thing && found.includes(thing)) return thing;
  }
  for (const thing of due) if (found.includes(thing)) return thing;
  // Who names an attacker or a target has a choice; damage and what comes of it has none.
  if (by < 0 && battle && battle.step !== 'attack') {
    for (const thing of found) if (thing === battle.attacker || thing === battle.blocker) return thing;
  }
  return found[0];
}

/** The card whose effect is meant: one in play, or a Host. */
export function findSource(board: HostBoard, ref: Ref, by: number): Thing | null {
  const thing = findThing(board, ref, by);
  if (thing) return thing;
  const host = findHost(board, ref);
  return host >= 0 ? board.players[host as Seat].hostThing : null;
}

/** The seat whose Host is meant, or -1. */
export function findHost(board: HostBoard, ref: Ref): number {
  if (ref.at === 'host') return ref.of === undefined ? -1 : seatIndex(board, ref.of);
  if (ref.name === undefined) return -1;
  const of = seatIndex(board, ref.of);
  for (const seat of [0, 1] as const) if ((of < 0 || of === seat) && board.players[seat].host?.name === ref.name) return seat;
  return -1;
}

/** The topmost item of the stack that a reference means; one of the stated kind before one of the other. */
export function findItem(board: HostBoard, ref: Ref): Item | null {
  const of = seatIndex(board, ref.of);
  const about = board.resolving?.item;
  let exact: Item | null = null, loose: Item | null = null;
  for (let i = board.stack.length - 1; i >= 0; i--) {
    const item = board.stack[i];
    if (of >= 0 && item.by !== of) continue;
    const card = item.card ?? item.source?.card;
    if (card && ref.name !== undefined && card.name !== ref.name) continue;
    if (card && item.ability && ref.ability !== undefined && card.effects[ref.ability - 1] !== item.ability) continue;
    // Of two that are told the same way, what resolves means the one that it is about.
    if (about && (about.itItem === item || about.aims.some((aim) => aim.item === item))) return item;
    if ((item.kind === 'effect') === (ref.effect === true)) exact ??= item;
    else loose ??= item;
  }
  return exact ?? loose;
}

/** The lowest free slot of a row, where the record does not say which was used; 9 slots always fit. */
export function freeSlot(player: Player, row: 'front' | 'back'): string {
  const i = (row === 'front' ? player.front : player.back).indexOf(null);
  return `${row} ${i < 0 ? 9 : i + 1}`;
}

export function countFree(board: HostBoard, player: Player, row: 'front' | 'back'): number {
  let taken = 0;
  for (const thing of row === 'front' ? player.front : player.back) if (thing) taken++;
  return (row === 'front' ? board.frontSlots : board.backSlots) - taken;
}

/** Shared by all that have none; counters are replaced, never changed in place. */
export const NO_COUNTERS: Readonly<Record<string, number>> = {};

export function makeThing(board: HostBoard, card: Card | null, owner: Seat, controller: Seat, at: string, event: number): Thing {
  return {
    id: board.nextId++,
    card,
    owner,
    controller,
    at,
    faceUp: card?.type !== 'Ambush' && card !== null,
    damage: 0,
    sick: card?.type === 'Entity' ? 1 : 0,
    attackedAt: -1,
    movedAt: 0,
    entered: event,
    enteredTurn: board.turn,
    stamp: event,
    mods: [],
    markers: [],
    under: null,
    counters: NO_COUNTERS,
    used: {},
    lastDamage: 'none',
    lastDamageEvent: 0, lastDamageBy: 0,
    dueSince: 0,
    dueAs: '',
    overdue: 0,
  };
}

function without(things: Thing[], thing: Thing): void {
  const i = things.indexOf(thing);
  if (i >= 0) things.splice(i, 1);
}

/** Puts a thing where its `at` says. Whatever lay there is taken out of play without a trace: the table put a card onto a card. */
export function enter(board: HostBoard, thing: Thing): void {
  board.version = newVersion();
  const player = board.players[thing.controller];
  if (thing.at === 'form') player.forms.push(thing);
  else {
    const before = thingAt(player, thing.at);
    if (before) leave(board, before);
    setSlot(player, thing.at, thing);
  }
  player.things.push(thing);
  if (thing.faceUp) watch(board, thing);
}

/** Its continuous and triggered effects count from now on. */
export function watch(board: HostBoard, thing: Thing): void {
  if (!thing.card) return;
  board.version = newVersion();
  let triggered = false;
  for (const ability of thing.card.abilities) {
    if (ability.kind === 'continuous') board.continuous.push(applying(thing, ability));
    else if (ability.kind === 'triggered') triggered = true;
  }
  if (triggered) board.watchers.push(thing);
}

function unwatch(board: HostBoard, thing: Thing): void {
  if (!thing.card) return;
  if (board.continuous.length) board.continuous = board.continuous.filter((c) => c.thing !== thing);
  if (board.watchers.length) board.watchers = board.watchers.filter((w) => w !== thing);
}

/** Takes a thing out of play; its markers lose their place and fall due (24.3). */
export function leave(board: HostBoard, thing: Thing, event = board.n): void {
  board.version = newVersion();
  const player = board.players[thing.controller];
  if (thing.at === 'form') player.forms = player.forms.filter((f) => f !== thing);
  else if (thing.at === 'marker') {
    if (thing.under) thing.under.markers = thing.under.markers.filter((m) => m !== thing);
    thing.under = null;
  } else if (isSlot(thing.at) && thingAt(player, thing.at) === thing) setSlot(player, thing.at, null);
  without(player.things, thing);
  thing.at = '';
  unwatch(board, thing);
  clearDue(board, thing);
  for (const marker of thing.markers) {
    marker.dueSince = event;
    marker.dueAs = 'marker';
    board.due.push(marker);
  }
  if (board.spent.length) board.spent = board.spent.filter((s) => s.thing !== thing);
}

export function clearDue(board: HostBoard, thing: Thing): void {
  if (thing.dueSince === 0) return;
  board.version = newVersion();
  thing.dueSince = 0;
  thing.dueAs = '';
  thing.overdue = 0;
  board.due = board.due.filter((d) => d !== thing);
}

/** Moving between slots, or under another player's control, keeps the object (7.3.1, 36.2.1). */
export function relocate(board: HostBoard, thing: Thing, controller: Seat, at: string): void {
  board.version = newVersion();
  const from = board.players[thing.controller];
  if (isSlot(thing.at) && thingAt(from, thing.at) === thing) setSlot(from, thing.at, null);
  else if (thing.at === 'form') from.forms = from.forms.filter((f) => f !== thing);
  without(from.things, thing);
  thing.controller = controller;
  thing.at = at;
  const to = board.players[controller];
  to.things.push(thing);
  if (at === 'form') to.forms.push(thing);
  else if (isSlot(at)) {
    const before = thingAt(to, at);
    if (before && before !== thing) leave(board, before);
    setSlot(to, at, thing);
  }
}

/** Puts a thing under another as a marker. */
export function attach(board: HostBoard, thing: Thing, to: Thing): void {
  board.version = newVersion();
  const player = board.players[thing.controller];
  if (isSlot(thing.at) && thingAt(player, thing.at) === thing) setSlot(player, thing.at, null);
  without(player.things, thing);
  if (thing.under) thing.under.markers = thing.under.markers.filter((m) => m !== thing);
  thing.at = 'marker';
  thing.under = to;
  to.markers.push(thing);
  if (board.spent.length) board.spent = board.spent.filter((s) => s.thing !== thing);
}
