/** Control for a time: a card is taken, and goes back by itself when the time is over. It stays the same object throughout (36.2.1). */
import type { AppliedMod, HostBoard, Seat, Thing } from './board.js';
import { findThing, freeSlot, isSlot, relocate, thingAt } from './things.js';
import type { Ref } from './words.js';

/** Remembers whose it was, if the effect that takes it gives a time. */
export function lend(board: HostBoard, thing: Thing, to: Seat, event: number): void {
  const step = board.resolving?.tasks?.find((t) => t.step.do === 'control')?.step;
  if (step?.do !== 'control' || step.until === undefined || step.until === 'forever') return;
  const lent: AppliedMod = { mod: {}, until: step.until, event, by: to, home: { seat: thing.controller, at: thing.at } };
  thing.mods = [...thing.mods, lent];
}

/** Back to the slot that it was taken from, or to another open one of that row. */
export function goHome(board: HostBoard, thing: Thing, { seat, at }: NonNullable<AppliedMod['home']>, event: number): void {
  const player = board.players[seat];
  const isOpen = !isSlot(at) || !thingAt(player, at);
  relocate(board, thing, seat, isOpen ? at : freeSlot(player, at.startsWith('back') ? 'back' : 'front'));
  thing.movedAt = event;
}

/** The card that a player gets back here, which a record may tell as the time ends or right after it. */
export function comingHome(board: HostBoard, ref: Ref, seat: Seat): Thing | null {
  const lent = findThing(board, ref);
  if (lent && board.phase === 'end' && lent.mods.some((m) => m.home?.seat === seat && m.by === lent.controller)) return lent;
  if (findThing(board, ref, 1 - seat)?.controller === 1 - seat) return null;
  const since = board.turnOver || board.turnEvent;
  return board.players[seat].things.find((t) => t.movedAt > 0 && t.movedAt >= since && t.card?.name === ref.name) ?? null;
}
