/** Health, power, soul and keywords as they are now: increases, then decreases, then sets in the order given (18.6, 20.1, 26). */
import type { Condition, During, Filter, Keyword, Selector } from './abilities.js';
import type { HostBoard, Seat, Thing } from './board.js';
import type { Continuous } from './continuous.js';
import { handSize } from './hands.js';
import { handHas, isOfKind, withinBound } from './kinds.js';
import { NO_COUNTERS } from './things.js';
import { seatsOf } from './who.js';

/** Math.max keeps NaN: what is unknown stays unknown. */
const atLeastZero = (n: number): number => Math.max(0, n);

/** Collects the changes of one stat. Reused for every computation: a legal event allocates nothing. */
const sum = { up: 0, down: 0, hasSet: false, set: NaN, setStamp: NaN, ambiguous: false, unsettled: false };

function add(n: number | undefined): void {
  if (n === undefined) return;
  if (n > 0) sum.up += n;
  else sum.down += n;
}

/**
 * Whether something came later: 1, 0, or NaN when the record does not tell. Events count from 1; what a position
 * says of its own past is below that, and NaN where it says nothing.
 */
function isLater(a: number, b: number): number {
  if (a >= 1 || b >= 1) return Number(a > b || (a >= 1 && !(b >= 1)));
  return a > b ? 1 : a < b ? 0 : NaN;
}

function set(n: number | undefined, stamp: number): void {
  if (n === undefined) return;
  const later = sum.hasSet ? isLater(stamp, sum.setStamp) : 1;
  if (later === 1) {
    sum.hasSet = true;
    sum.set = n;
    sum.setStamp = stamp;
    sum.ambiguous = false;
  } else if (later !== 0 && n !== sum.set) sum.ambiguous = true;
}

function total(base: number): number {
  if (sum.ambiguous || sum.unsettled) return NaN;
  return sum.hasSet ? sum.set : base + sum.up + sum.down;
}

/** When an effect of `source` was given to `thing`: when the later of the two came. */
const given = (source: Thing, thing: Thing): number => {
  const later = isLater(thing.stamp, source.stamp);
  return later === 1 ? thing.stamp : later === 0 ? source.stamp : NaN;
};

function stat(board: HostBoard, thing: Thing, which: 'health' | 'power'): number {
  if (thing.mods.length === 0 && board.continuous.length === 0 && thing.counters === NO_COUNTERS) return thing.card![which];
  sum.up = 0;
  sum.down = 0;
  sum.hasSet = false;
  sum.ambiguous = sum.unsettled = false;
  for (const { mod, event } of thing.mods) {
    add(mod[which]);
    set(mod.set?.[which], event);
  }
  if (thing.counters !== NO_COUNTERS) {
    for (const counter in thing.counters) if (counter.endsWith(which)) add(Number.parseInt(counter, 10) * thing.counters[counter]);
  }
  const sources = board.continuous;
  for (let i = 0; i < sources.length; i++) {
    if (!(which === 'health' ? sources[i].health : sources[i].power)) continue;
    const reached = applies(board, sources[i], thing);
    if (reached === 0) continue;
    if (reached !== 1) sum.unsettled = true;
    const { ability, thing: source } = sources[i];
    add(ability.mod[which]);
    set(ability.mod.set?.[which], given(source, thing));
  }
  return total(which === 'health' ? thing.card!.health : thing.card!.power);
}

/** NaN for a card that has none, or when the record leaves it open. */
export function healthOf(board: HostBoard, thing: Thing): number {
  return thing.card ? stat(board, thing, 'health') : NaN;
}

export function powerOf(board: HostBoard, thing: Thing): number {
  return thing.card ? atLeastZero(stat(board, thing, 'power')) : NaN;
}

/** What makes its health what it is: the printed value, what was added and taken, or what sets it (18.6). */
export function healthLayer(board: HostBoard, thing: Thing): 'printed' | 'changed' | 'set' {
  sum.up = sum.down = 0;
  sum.hasSet = false;
  if (thing.card) stat(board, thing, 'health');
  if (sum.hasSet) return 'set';
  return sum.up !== 0 || sum.down !== 0 ? 'changed' : 'printed';
}

/** A Host's health or soul. */
export function hostStat(board: HostBoard, seat: Seat, which: 'health' | 'soul'): number {
  const player = board.players[seat];
  if (!player.host) return NaN;
  if (player.hostMods.length === 0 && !board.continuous.some((source) => source.host)) return atLeastZero(player.host[which]);
  sum.up = 0;
  sum.down = 0;
  sum.hasSet = false;
  sum.ambiguous = sum.unsettled = false;
  for (const { mod, event } of player.hostMods) {
    add(mod[which]);
    set(mod.set?.[which], event);
  }
  for (let i = 0; i < board.continuous.length; i++) {
    const { ability, thing, host } = board.continuous[i];
    if (!host || ability.what.sel !== 'host') continue;
    if (ability.what.of !== 'each' && (ability.what.of === 'you') !== (thing.controller === seat)) continue;
    const reached = applies(board, board.continuous[i], null);
    if (reached === 0) continue;
    if (reached !== 1) sum.unsettled = true;
    add(ability.mod[which]);
    set(ability.mod.set?.[which], thing.stamp);
  }
  return atLeastZero(total(player.host[which]));
}

export const hasKeyword = (board: HostBoard, thing: Thing, keyword: Keyword): boolean => keywordOf(board, thing, keyword) === 1;

/** Whether it has the keyword: 1, 0, or NaN when that hangs on a condition that the record leaves open. */
export function keywordOf(board: HostBoard, thing: Thing, keyword: Keyword): number {
  if (!thing.card) return 0;
  // What was said of this very card counts before what holds for all, and the later before the earlier.
  for (let i = thing.mods.length - 1; i >= 0; i--) {
    const { mod } = thing.mods[i];
    if (mod.keyword === keyword) return 1;
    if (mod.without === keyword) return 0;
  }
  let has = Number(thing.card.keywords.has(keyword));
  let lost = 0;
  for (const source of board.continuous) {
    const { mod } = source.ability;
    if (mod.without === keyword) {
      const reached = applies(board, source, thing);
      if (reached === 1) return 0;
      lost += reached;
    } else if (mod.keyword === keyword && has !== 1) {
      const reached = applies(board, source, thing);
      if (reached !== 0) has = reached;
    }
  }
  return has === 0 ? 0 : has + lost;
}

/** The card whose effect on this one hangs on a condition that the record leaves open, if there is one; where a keyword is asked for, on that. */
export function unsettledOn(board: HostBoard, thing: Thing, keyword?: Keyword): string | null {
  const isAbout = ({ ability: { mod } }: Continuous): boolean => keyword === undefined || mod.keyword === keyword || mod.without === keyword;
  return board.continuous.find((source) => isAbout(source) && Number.isNaN(applies(board, source, thing)))?.thing.card?.name ?? null;
}

/** What is being asked for right now, in `ASKS`, to tell whether an effect applies. */
let asking = 0;

/**
 * Whether a continuous effect applies, to a thing where one is given. Effects can hang on each other in a circle ("Entities
 * with power 3 or less get +1 power"): what an effect asks for is taken without the effects that ask for it in turn.
 */
function applies(board: HostBoard, source: Continuous, thing: Thing | null): number {
  const { asks } = source;
  if (asks === 0) return reaches(board, source, thing);
  if (asks & asking) return 0;
  const before = asking;
  const { up, down, hasSet, set: value, setStamp, ambiguous, unsettled } = sum;
  asking |= asks;
  const reached = reaches(board, source, thing);
  asking = before;
  Object.assign(sum, { up, down, hasSet, set: value, setStamp, ambiguous, unsettled });
  return reached;
}

function reaches(board: HostBoard, { thing: source, ability }: Continuous, thing: Thing | null): number {
  const selected = thing ? selects(board, ability.what, source, thing) : 1;
  if (selected === 0 || ability.condition === undefined) return selected;
  const holds = conditionHolds(board, ability.condition, source.controller, source);
  return holds === 0 ? 0 : selected * holds;
}

/** Whether a selector that needs no choice means this thing. */
function selects(board: HostBoard, what: Selector, source: Thing, thing: Thing): number {
  switch (what.sel) {
    case 'this': return Number(source === thing);
    case 'equipped': return Number(source.under === thing);
    case 'all': return fits(board, what.filter, thing, source.controller, source);
    default: return 0;
  }
}

/**
 * Whether a thing in play is what a filter means for a player: 1, 0, or NaN when the record leaves it open.
 * `self` is the card whose text it is.
 */
export function fits(board: HostBoard, filter: Filter, thing: Thing, you: Seat, self: Thing | null): number {
  if ((filter.other && thing === self) || (filter.self && thing !== self)) return 0;
  if (filter.controller !== undefined && (filter.controller === 'you') !== (thing.controller === you)) return 0;
  // What lies face down shows neither name nor subtype, so that neither counts for anything.
  if (!thing.faceUp && (filter.name !== undefined || filter.subtype !== undefined)) return 0;
  if (thing.card === null) return faceDownFits(board, filter, thing, you);
  const { card } = thing;
  if (filter.type !== undefined && !isOfKind(thing, filter)) return 0;
  if (filter.name !== undefined && card.name !== filter.name) return 0;
  if (filter.subtype !== undefined && !card.subtypes.includes(filter.subtype)) return 0;
  if (filter.token !== undefined && card.token !== filter.token) return 0;
  if (filter.attacking && board.battle?.attacker !== thing) return 0;
  if (filter.blocking && board.battle?.blocker !== thing) return 0;
  if (filter.fighting && board.battle?.attacker !== thing && board.battle?.blocker !== thing) return 0;
  if (filter.damaged !== undefined && filter.damaged !== thing.damage > 0) return 0;
  if (isElsewhere(filter, thing, you)) return 0;
  let sure = 1;
  if (filter.sick) {
    if (thing.sick === 0) return 0;
    sure += thing.sick;
  }
  if (filter.keyword !== undefined) {
    const has = keywordOf(board, thing, filter.keyword);
    if (has === 0) return 0;
    sure += has;
  }
  if (filter.power !== undefined) {
    const b = withinBound(powerOf(board, thing), filter.power);
    if (b === 0) return 0;
    sure += b;
  }
  if (filter.health !== undefined) {
    const b = withinBound(healthOf(board, thing), filter.health);
    if (b === 0) return 0;
    sure += b;
  }
  return Number.isNaN(sure) ? NaN : 1;
}

/** What it asks of a card's owner, its face and what lies under it is not so. */
function isElsewhere({ owner, faceDown, equipped }: Filter, thing: Thing, you: Seat): boolean {
  if (owner !== undefined && (owner === 'you') !== (thing.owner === you)) return true;
  if (faceDown !== undefined && faceDown === thing.faceUp) return true;
  return equipped !== undefined && equipped !== thing.markers.some(({ card }) => card?.keywords.has('Equipment'));
}

/** A card that the record has not named is an Ambush, and may be a Lingering one: all else that its text may say is open. */
function faceDownFits(board: HostBoard, filter: Filter, thing: Thing, you: Seat): number {
  const { type, orType, keyword, power, health } = filter;
  if (type !== undefined && !MAY_LIE_FACE_DOWN.has(type) && !MAY_LIE_FACE_DOWN.has(orType)) return 0;
  if (filter.token || filter.sick || (filter.damaged !== undefined && filter.damaged !== thing.damage > 0)) return 0;
  if (isElsewhere(filter, thing, you)) return 0;
  if ((filter.attacking && board.battle?.attacker !== thing) || (filter.blocking && board.battle?.blocker !== thing)) return 0;
  return (type === 'permanent' && orType !== 'Ambush') || keyword !== undefined || power !== undefined || health !== undefined ? NaN : 1;
}

const MAY_LIE_FACE_DOWN: ReadonlySet<Filter['type']> = new Set(['Ambush', 'permanent'] as const);

/** 1, 0, or NaN when the record leaves it open. */
export function conditionHolds(board: HostBoard, condition: Condition, you: Seat, self: Thing | null): number {
  // "If you do" is settled where the effect is carried out.
  if (condition.if === 'did') return 1;
  if (condition.if === 'during') return Number(isDuring(board, condition, you));
  const seats = seatsOf(board, condition.who, { you, it: self, itSeat: -1, target: -1 });
  let sure = 1;
  for (const seat of seats) {
    const player = board.players[seat];
    let holding: number;
    if (condition.if === 'handSize') holding = withinBound(handSize(player.hand), condition.bound);
    else if (condition.if === 'handHas') holding = condition.none ? 1 - handHas(board, seat, condition.filter) : handHas(board, seat, condition.filter);
    else holding = controls(board, condition, seat, self);
    if (holding === 0) return 0;
    sure += holding;
  }
  return Number.isNaN(sure) ? NaN : 1;
}

function isDuring({ phase, turnPlayer }: HostBoard, { phases, whose }: During, you: Seat): boolean {
  return phase !== null && phases.includes(phase) && (whose === 'any' || (whose === 'you') === (turnPlayer === you));
}

/** Whether a player controls as many as asked for: NaN when that hangs on cards of which the record does not tell whether they count. */
function controls(board: HostBoard, { filter, min, max }: Condition & { if: 'controls' }, seat: Seat, self: Thing | null): number {
  const whoever = filter.controller === undefined ? filter : { ...filter, controller: undefined };
  let sure = 0;
  let unsure = 0;
  for (const thing of board.players[seat].things) {
    const counts = fits(board, whoever, thing, seat, self);
    if (Number.isNaN(counts)) unsure++;
    else sure += counts;
  }
  if (sure + unsure < min || sure > max) return 0;
  return sure >= min && sure + unsure <= max ? 1 : NaN;
}
