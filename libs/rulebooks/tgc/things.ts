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

/** A card whose own departure is its trigger is found among what happened. */
export function findSource(board: TgcBoard, ref: Ref, by: number): Thing | null {
  const thing = findThing(board, ref, by);
  if (thing) return thing;
  const of = seatIndex(board, ref.of);
  for (let i = board.occasions.length - 1; i >= 0; i--) {
    const gone = board.occasions[i].thing;
    if (gone?.gone && gone.card.name === ref.name && (of < 0 || gone.controller === of) && (ref.copy === undefined || ref.copy === gone.copy)) return gone;
  }
  return null;
}

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
