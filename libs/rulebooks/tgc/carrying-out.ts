/** An effect while it is carried out: its instructions one by one, and which of them an event fulfils (3.4.3). */
import type { Doing, Filter, Step, Who } from './abilities.js';
import { other, type Acting, type Seat, type Task, type TgcBoard, type Thing } from './board.js';
import type { TgcEvent } from './events.js';
import { handSize } from '#kernel/hand.js';
import { statOf } from './stats.js';
import { findMeant, seatIndex } from './things.js';

/** Whether a card is one that the text means: 1, 0, or NaN when the record cannot tell. */
export function fits(thing: Thing, filter: Filter, by: Seat, source: Thing | null): number {
  if (filter.which === 'this') return thing === source ? 1 : 0;
  if (thing.card.type === 'Instant' || thing.card.type === 'Event') return 0;
  if (thing.card.type === 'unknown') return NaN;
  if (filter.type !== null && thing.card.type !== filter.type) return 0;
  if (filter.whose !== 'any' && (thing.controller === by) !== (filter.whose === 'you')) return 0;
  if (filter.other && thing === source) return 0;
  if (filter.subtype !== undefined && !thing.card.subtypes.some((s) => s.toLowerCase() === filter.subtype!.toLowerCase())) return 0;
  let known = 1;
  if (filter.tapped !== undefined) known *= Number.isNaN(thing.tapped) ? NaN : (thing.tapped === 1) === filter.tapped ? 1 : 0;
  if (filter.stat !== undefined) {
    const value = statOf(thing, filter.stat);
    known *= Number.isNaN(value) ? NaN : (filter.or === 'less' ? value <= filter.n! : value >= filter.n!) ? 1 : 0;
  }
  return known;
}

export function allFitting(board: TgcBoard, filter: Filter, by: Seat, source: Thing | null): Thing[] {
  if (filter.which === 'this') return source && !source.gone ? [source] : [];
  return [...board.players[0].field, ...board.players[1].field].filter((t) => fits(t, filter, by, source) !== 0);
}

const seatsOf = (who: Who, by: Seat): [number, number] => {
  const need: [number, number] = [0, 0];
  if (who !== 'opponent') need[by] = 1;
  if (who !== 'you') need[other(by)] = 1;
  return need;
};

/** Instructions that are counted, not measured. */
const COUNTED: ReadonlySet<Doing['do']> = new Set(['draw', 'discard']);

export function makeTasks(board: TgcBoard, effect: readonly Step[], by: Seat, source: Thing | null): Task[] {
  return effect.map((step) => {
    if ('who' in step) {
      const need = seatsOf(step.who, by);
      if (COUNTED.has(step.do)) for (const seat of [0, 1] as const) need[seat] *= step.n;
      return { step, need, things: null, done: false };
    }
    const things = step.to.which === 'one' ? null : allFitting(board, step.to, by, source);
    return { step, need: [0, 0], things, done: things?.length === 0 };
  });
}

/** Whether it can still be done at all: 1, 0, NaN. */
export function possible(board: TgcBoard, acting: Acting, { step, need, things }: Task): number {
  if ('to' in step) {
    if (things) return things.some((t) => !t.gone) ? 1 : 0;
    if (acting.on.length && acting.on.every((t) => t.gone)) return 0;
    let unsure = 0;
    for (const player of board.players) {
      for (const thing of player.field) {
        const fit = fits(thing, step.to, acting.by, acting.source);
        if (fit === 1) return 1;
        if (Number.isNaN(fit)) unsure++;
      }
    }
    return unsure ? NaN : 0;
  }
  if (step.do !== 'draw' && step.do !== 'discard') return 1;
  let known = 0;
  for (const seat of [0, 1] as const) {
    if (!need[seat]) continue;
    const left = step.do === 'draw' ? board.players[seat].deck : handSize(board.players[seat].hand);
    if (left > 0 || (step.do === 'draw' && Number.isNaN(left))) return 1;
    if (Number.isNaN(left)) known = NaN;
  }
  return known;
}

/** Still to be done, and nobody may leave it out. */
export const isOwed = (board: TgcBoard, acting: Acting, task: Task): boolean => !task.done && !task.step.may && possible(board, acting, task) === 1;

/** An instruction for both players takes both at once; its other half is still to be told. */
export const isHalfTold = (board: TgcBoard): boolean =>
  board.acting?.tasks?.some((t) => !t.done && 'who' in t.step && t.step.who === 'each') ?? false;

const DOINGS: Readonly<Record<string, readonly Doing['do'][]>> = {
  CardsDrawn: ['draw'],
  CardsDiscarded: ['discard'],
  HsGained: ['gainHs'],
  HsLost: ['loseHs'],
  HsSet: ['setHs'],
  PlasmaGained: ['gainPlasma'],
  PlasmaLost: ['losePlasma'],
  DamageDealt: ['hit', 'damage'],
  CardDestroyed: ['destroy'],
  CardTapped: ['tap'],
  CardUntapped: ['untap'],
  CardMoved: ['return'],
  StatsChanged: ['stats'],
};

export const isDoing = (event: TgcEvent): boolean => DOINGS[event.type] !== undefined;

export interface Match {
  readonly task: Task;
  /** Something earlier is still owed. */
  readonly early: boolean;
  /** What is wrong with it, if this is how the table took the instruction: the amount, or what it was done to, is another. */
  readonly flaw: '' | 'amount' | 'target';
}

/** The instruction that an event fulfils, rightly or wrongly; null if there is none of the kind. */
export function match(board: TgcBoard, event: TgcEvent): Match | null {
  const { acting } = board;
  const doings = DOINGS[event.type];
  if (!acting?.tasks || !doings) return null;
  let flawed: Match | null = null;
  let early = false;
  for (const task of acting.tasks) {
    if (!task.done && doings.includes(task.step.do)) {
      const found = fitsTask(board, acting, task, event);
      if (found === '') return { task, early, flaw: '' };
      flawed ??= { task, early, flaw: found };
    }
    early ||= isOwed(board, acting, task);
  }
  return flawed;
}

function fitsTask(board: TgcBoard, acting: Acting, task: Task, event: TgcEvent): '' | 'amount' | 'target' {
  const { step } = task;
  if ('who' in step) return fitsPlayers(board, task, step, event);
  const to = event.type === 'DamageDealt' ? event.data.to : 'card' in event.data ? event.data.card : undefined;
  const thing = typeof to === 'object' ? findMeant(board, to) : null;
  if (!thing) return 'target';
  if (task.things) {
    if (!task.things.includes(thing)) return 'target';
  } else if (acting.on.length && !acting.on.includes(thing)) return 'target';
  else if (fits(thing, step.to, acting.by, acting.source) === 0) return 'target';
  if (step.do === 'damage' && event.type === 'DamageDealt') return event.data.amount === step.n ? '' : 'amount';
  if (step.do === 'return' && event.type === 'CardMoved') {
    return event.data.to.zone === 'hand' && event.data.to.of === board.seats[thing.owner] ? '' : 'target';
  }
  if (step.do === 'stats' && event.type === 'StatsChanged') {
    const { changes } = event.data;
    const same = step.changes.length === changes.length && step.changes.every((c) => changes.some((e) => e.stat === c.stat && e.n === c.n));
    return same ? '' : 'amount';
  }
  return '';
}

function fitsPlayers(board: TgcBoard, { need }: Task, step: Extract<Doing, { who: Who }>, event: TgcEvent): '' | 'amount' | 'target' {
  if (event.type === 'CardsDrawn' || event.type === 'CardsDiscarded') {
    const seat = seatIndex(board, event.by) as Seat;
    if (need[seat] === 0) return 'target';
    return event.data.cards.length <= need[seat] ? '' : 'amount';
  }
  if (!('amount' in event.data)) return 'target';
  const player = event.type === 'DamageDealt' ? event.data.to.player : 'player' in event.data ? event.data.player : undefined;
  const seat = seatIndex(board, player);
  if (seat < 0 || need[seat as Seat] === 0) return 'target';
  return event.data.amount === step.n ? '' : 'amount';
}

/** Strikes off what the event has done; a wrong deed is done too, and its fault is found once. */
export function strikeOff(board: TgcBoard, { task, flaw }: Match, event: TgcEvent): void {
  const { step, need } = task;
  if ('who' in step) {
    const name = event.type === 'DamageDealt' ? event.data.to.player : event.by ?? ('player' in event.data ? event.data.player : undefined);
    const seat = seatIndex(board, name) as Seat;
    if (flaw === 'target') task.done = true;
    if (flaw === 'target' || seat < 0) return;
    need[seat] -= event.type === 'CardsDrawn' || event.type === 'CardsDiscarded' ? event.data.cards.length : 1;
    task.done = need[0] <= 0 && need[1] <= 0;
    return;
  }
  const to = event.type === 'DamageDealt' ? event.data.to : 'card' in event.data ? event.data.card : undefined;
  const thing = typeof to === 'object' ? findMeant(board, to) : null;
  if (task.things) task.things = task.things.filter((t) => t !== thing);
  task.done = !task.things || task.things.length === 0 || flaw === 'target';
}
