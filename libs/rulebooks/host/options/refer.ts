/** Pointing at cards as a record does: by controller and name, and by place where that leaves a doubt. */
import type { HostBoard, Item, Seat, Thing } from '../board.js';
import { candidates } from '../things.js';
import type { Ref, Zone } from '../words.js';

export function refTo(board: HostBoard, thing: Thing): Ref {
  const of = board.seats[thing.controller];
  if (thing.at === 'host') return { of, at: 'host' };
  // A face-down card is pointed at: its name is nobody else's business (6.2).
  if (thing.card === null || !thing.faceUp) return { of, at: thing.at };
  const ref: Ref = { of, name: thing.card.name };
  if (thing.at === '') return { name: thing.card.name };
  const found = candidates(board, ref, thing.controller);
  if (found.length === 1) return ref;
  // Nor is it told by the pains that are taken to tell another card from it.
  return found.filter((t) => t.faceUp).length > 1 ? { ...ref, at: thing.at } : ref;
}

export const hostRef = (board: HostBoard, seat: Seat): Ref => ({ of: board.seats[seat], at: 'host' });

export function itemRef(board: HostBoard, item: Item): Ref {
  const of = board.seats[item.by];
  if (item.kind === 'effect') return { of, name: item.source?.card?.name, effect: true };
  // An Ambush being laid shows its back alone (14.3).
  return item.card === null || item.card.type === 'Ambush' ? { of, at: 'stack' } : { of, name: item.card.name };
}

/** The same, for pointing at it as a target: said to be on the stack, so that no card in play is meant. */
export const stackRef = (board: HostBoard, item: Item): Ref => ({ ...itemRef(board, item), at: 'stack' });

export const zoneOf = (board: HostBoard, seat: Seat, zone: Zone['zone']): Zone => ({ of: board.seats[seat], zone });
