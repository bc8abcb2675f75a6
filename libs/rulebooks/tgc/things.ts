/** Cards on the field: finding the one that a record points at, putting one there, taking one away. */
import type { Card } from './abilities.js';
import { UNKNOWN, type Seat, type TgcBoard, type Thing } from './board.js';
import { undefinedCard } from './cards.js';
import type { Ref } from './words.js';

export function seatIndex(board: TgcBoard, seat: string | undefined): number {
  return seat === board.seats[0] ? 0 : seat === board.seats[1] ? 1 : -1;
}

export const cardNamed = (board: TgcBoard, name: string): Card => board.book.get(name) ?? undefinedCard(name);

export const nameOf = (thing: Thing): string => (thing.copy > 1 ? `${thing.card.name} #${thing.copy}` : thing.card.name);

/** "Nia's Kiln Ram". */
export const called = (board: TgcBoard, thing: Thing): string => `${board.seats[thing.controller]}'s ${nameOf(thing)}`;

export function refTo(board: TgcBoard, thing: Thing): Ref {
  return { of: board.seats[thing.controller], name: thing.card.name, ...((thing.copy > 1 || thing.gone) && { copy: thing.copy }) };
}

/** What a reference means: a card on the field, the actor's own first where it names no player. */
export function findThing(board: TgcBoard, ref: Ref | undefined, by = -1): Thing | null {
  if (ref === undefined || ref.name === undefined) return null;
  const of = seatIndex(board, ref.of);
  const first = of >= 0 ? of : by === 1 ? 1 : 0;
  return findOn(board, first as Seat, ref) ?? (of >= 0 ? null : findOn(board, (1 - first) as Seat, ref));
}

function findOn(board: TgcBoard, seat: Seat, ref: Ref): Thing | null {
  const { field } = board.players[seat];
  for (let i = 0; i < field.length; i++) {
    const thing = field[i];
    if (thing.card.name === ref.name && (ref.copy === undefined || thing.copy === ref.copy)) return thing;
  }
  return null;
}

/** Of several copies that the record does not number, the first one that could be meant; otherwise what `findThing` finds. */
export function findWhere(board: TgcBoard, ref: Ref, by: number, could: (thing: Thing) => boolean): Thing | null {
  const found = findThing(board, ref, by);
  if (!found || ref.copy !== undefined || could(found)) return found;
  return board.players[found.controller].field.find((t) => t.card.name === ref.name && could(t)) ?? found;
}

/** A copy without a number is the one that the effect was aimed at, or the one that fights. */
export function findMeant(board: TgcBoard, ref: Ref | undefined, by = -1): Thing | null {
  if (ref?.name !== undefined && ref.copy === undefined) {
    const { acting, battle } = board;
    if (acting && !acting.loose) {
      for (const thing of acting.on) if (isCalled(board, thing, ref)) return thing;
    } else if (battle) {
      if (isCalled(board, battle.attacker, ref)) return battle.attacker;
      if (isCalled(board, battle.defender, ref)) return battle.defender;
    }
  }
  return findThing(board, ref, by);
}

const isCalled = (board: TgcBoard, thing: Thing | null, { name, of }: Ref): boolean =>
  thing !== null && !thing.gone && thing.card.name === name && (of === undefined || board.seats[thing.controller] === of);

/** For all that is on record, it can attack and block. */
export const isUp = (thing: Thing): boolean => thing.tapped !== 1;

export const isCreature = (thing: Thing): boolean => thing.card.type === 'Creature';

export function makeThing(board: TgcBoard, card: Card, owner: Seat, controller: Seat, event: number): Thing {
  const player = board.players[controller];
  const copy = (player.copies[card.name] ?? 0) + 1;
  player.copies[card.name] = copy;
  return {
    id: board.nextId++, card, owner, controller, copy, entered: event,
    tapped: card.type === 'unknown' ? UNKNOWN : 0,
    damage: 0, damagedBy: 0, lastDealt: 0, mods: [], attached: [], under: null, bonusLost: 0, gone: false, due: '', dueSince: 0,
  };
}

export function enter(board: TgcBoard, thing: Thing): void {
  board.players[thing.controller].field.push(thing);
}

export function attach(thing: Thing, to: Thing): void {
  detach(thing, 0);
  thing.under = to;
  to.attached.push(thing);
}

function detach(thing: Thing, event: number): void {
  const { under } = thing;
  if (!under) return;
  under.attached = under.attached.filter((t) => t !== thing);
  if (event) under.bonusLost = event;
  thing.under = null;
}

/** Takes it off the field; what was attached to it stays behind without it. */
export function leave(board: TgcBoard, thing: Thing, event: number): void {
  const { field } = board.players[thing.controller];
  const i = field.indexOf(thing);
  if (i >= 0) field.splice(i, 1);
  thing.gone = true;
  detach(thing, event);
  for (const attached of thing.attached) attached.under = null;
  settleDue(board, thing);
  board.toTap = board.toTap.length ? board.toTap.filter((t) => t.thing !== thing) : board.toTap;
}

export function settleDue(board: TgcBoard, thing: Thing): void {
  thing.due = '';
  const i = board.due.indexOf(thing);
  if (i >= 0) board.due.splice(i, 1);
}

export function makeDue(board: TgcBoard, thing: Thing, due: Thing['due'], event: number): void {
  if (thing.due !== '' || thing.gone) return;
  thing.due = due;
  thing.dueSince = event;
  board.due.push(thing);
}
