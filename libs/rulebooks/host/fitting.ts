/** How an event of the record fits the effect that is resolving. */
import type { Mod, Selector, Step } from './abilities.js';
import type { HostBoard, Item, Seat, Task } from './board.js';
import { deedOf, type Deed } from './deeds.js';
import type { HostEvent } from './events.js';
import { pays } from './payment.js';
import { fitsCard } from './kinds.js';
import { healthOf, powerOf } from './stats.js';
import { aimsFor, dropAims, effectOf, tasksOf } from './tasks.js';
import type { Change } from './words.js';

export type Fit =
  | { readonly is: 'part'; readonly task: Task }
  /** Asked for, but only after something that has not been done yet. */
  | { readonly is: 'early'; readonly instead: Task }
  /** The right thing in the wrong measure. */
  | { readonly is: 'amount'; readonly task: Task; readonly expected: number; readonly found: number }
  /** Not what the text asks for. */
  | { readonly is: 'foreign' }
  /** No doing of the effect: a game action, an announcement, a payment. */
  | { readonly is: 'other' };

export const OTHER: Fit = { is: 'other' };
const FOREIGN: Fit = { is: 'foreign' };

/** Several checks and the fold ask about the same event: the board does not change between them. */
const asked: { event: HostEvent | null; board: HostBoard | null; n: number; fit: Fit } = { event: null, board: null, n: -1, fit: OTHER };

/** How an event fits the effect that is resolving. */
export function fit(board: HostBoard, event: HostEvent): Fit {
  if (board.resolving === null || board.resolving.tasks === null) return OTHER;
  if (asked.event === event && asked.board === board && asked.n === board.n) return asked.fit;
  asked.event = event;
  asked.board = board;
  asked.n = board.n;
  asked.fit = fitNow(board, event);
  return asked.fit;
}

function fitNow(board: HostBoard, event: HostEvent): Fit {
  const resolution = board.resolving;
  if (!resolution || resolution.tasks === null) return OTHER;
  const deed = deedOf(board, event);
  if (!deed) return OTHER;
  const here = fitAmong(board, resolution.item, resolution.tasks, deed);
  if (here) return here;
  const effect = effectOf(resolution.item)!;
  for (let c = resolution.clause + 1; c < effect.length; c++) {
    const later = fitAmong(board, resolution.item, tasksOf(board, resolution.item, effect[c], c, resolution.tasks), deed);
    if (!later) continue;
    const before = resolution.tasks.find((t) => t.left > 0 && t.optional === 'no');
    return before ? { is: 'early', instead: before } : later;
  }
  return FOREIGN;
}

export function fitAmong(board: HostBoard, item: Item, tasks: readonly Task[], deed: Deed): Fit | null {
  let measure: Fit | null = null;
  for (const t of tasks) {
    const n = t.step.do === 'modify' ? deed.told !== null && modifies(board, t, deed, tasks) : accepts(board, item, t, deed);
    if (n === true) return { is: 'part', task: t };
    if (typeof n === 'number') measure ??= { is: 'amount', task: t, expected: n, found: deed.n };
  }
  return measure;
}

/** Whether a deed carries a task out; a number is the measure that it should have had. */
function accepts(board: HostBoard, item: Item, t: Task, deed: Deed): boolean | number {
  const { step } = t;
  if (step.do !== deed.do) return false;
  const mine = (): boolean => isMeant(t, deed);
  const open = t.left > 0 || Number.isNaN(t.left);
  switch (step.do) {
    case 'damage': return mine() && (deed.n === step.n ? open : step.n);
    case 'heal': {
      const damage = deed.thing ? deed.thing.damage : board.players[deed.host as Seat]?.damage;
      const most = Number.isNaN(damage) ? deed.n : Math.min(step.n, damage);
      if (step.to !== undefined && deed.thing === null && deed.to !== step.to) return false;
      return mine() && (deed.n === most ? open : most);
    }
    case 'destroy': case 'equip': return mine() && open;
    case 'control': return mine() && open && deed.seat === item.by;
    case 'counter': return mine() && deed.names[0] === step.counter && (deed.n === step.n ? open : step.n);
    case 'move': {
      if (!open || !(mine() || isAimedAt(item, step.what, deed))) return false;
      if (step.to === 'front') return deed.host === item.by && deed.to.startsWith('front');
      return deed.to === step.to || (deed.to === 'none' && deed.thing?.card?.token === true);
    }
    case 'slot': return mine() && open && (step.row === 'any' || deed.to.startsWith(step.row));
    case 'draw': case 'mill': case 'putBack': {
      if (!t.seats.includes(deed.seat as Seat)) return false;
      if (step.do === 'putBack' && step.to !== deed.to) return false;
      const most = Number.isNaN(t.left) ? step.n : t.left;
      return open && deed.n <= most ? true : open || t.seats.length === 1 ? step.n : false;
    }
    case 'discard': {
      if (!t.seats.includes(deed.seat as Seat)) return false;
      if (step.filter && !deed.names.every((name) => name === null || matchesCard(board, name, step))) return false;
      return !(deed.n > t.left) || step.n;
    }
    case 'gain': case 'lose':
      if (!t.seats.includes(deed.seat as Seat) || !open) return false;
      if (step.do === 'lose' && step.pay) return pays(deed.symbols, step.resources) || step.resources.length;
      return sameSymbols(step.resources, deed.symbols) || step.resources.length;
    case 'token': return t.seats.includes(deed.seat as Seat) && open && deed.names[0] === step.name;
    case 'shuffle': return t.seats.includes(deed.seat as Seat) && open;
    case 'reveal': return t.seats.includes(deed.seat as Seat) && (deed.n > t.left ? step.n : open);
    case 'look': return deed.seat === item.by && deed.to === step.zone && t.seats.includes(deed.host as Seat) && open && (deed.n <= step.n || step.n);
    case 'search': {
      if (!t.seats.includes(deed.seat as Seat)) return false;
      // Only what is taken out tells where it goes and counts; the looking itself does not.
      return deed.names.length === 0 || (deed.to === step.to && (t.done + deed.names.length <= step.n || step.n));
    }
    case 'unstack': case 'retarget': return open && isOnStackFor(item, step.index, deed.item);
    default: return false;
  }
}

const isMeant = (t: Task, { thing, host }: Deed): boolean =>
  (thing ? t.things.includes(thing) : host >= 0 && t.seats.includes(host as Seat));

/** Cards of drop zones are told by name. */
function isAimedAt(item: Item, what: Selector, { thing, names }: Deed): boolean {
  if (thing || names.length === 0 || dropAims(item, what) === 0 || what.sel !== 'target') return false;
  const targets = item.ability && 'targets' in item.ability ? item.ability.targets : [];
  const aims = aimsFor(targets, item.aims, what.index);
  return names.every((name) => name === null || aims.some((a) => a.ref.name === name));
}

/** Whether something on the stack is what the effect targets there, or, for -1, what it was triggered by. */
function isOnStackFor(item: Item, index: number, found: Item | null): boolean {
  if (found === null || item.ability === null || !('targets' in item.ability)) return true;
  if (index < 0) return item.itItem === null || item.itItem === found;
  return aimsFor(item.ability.targets, item.aims, index).some((a) => a.item === null || a.item === found);
}

/** Whether a told change of stats is one that the effect makes: each part of it, for as long as the text says. */
function modifies(board: HostBoard, t: Task, deed: Deed, tasks: readonly Task[]): boolean {
  const { changes, until } = deed.told!;
  const lasts = (step: Step & { do: 'modify' }): boolean => until === undefined || until === step.until;
  const isOne = (change: Change): boolean =>
    tasks.some((o) => o.step.do === 'modify' && isMeant(o, deed) && lasts(o.step) && isChange(board, deed, o.step.mod, change));
  return t.done > 0 && isMeant(t, deed) && changes.every(isOne);
}

/** A value may be told as the text has it or as it is now. */
function isChange(board: HostBoard, { thing }: Deed, mod: Mod, { add, set, keyword, n }: Change): boolean {
  if (keyword) return mod.keyword === keyword;
  if (set) return mod.set?.[set] === n || (thing !== null && n === (set === 'power' ? powerOf(board, thing) : healthOf(board, thing)));
  return add !== undefined && mod[add] === n;
}

function matchesCard(board: HostBoard, name: string, step: Step & { do: 'discard' }): boolean {
  const card = board.book.main(name);
  return card === undefined || fitsCard(step.filter!, card);
}

const sameSymbols = (a: string, b: string): boolean => a === b || [...a].sort().join('') === [...b].sort().join('');
