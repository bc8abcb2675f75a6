/** Whether a viewer may know which card it is: one that lies face down is its controller's alone to look at (6.2, 14.3). */
import type { Viewer } from '#kernel/rulebook.js';
import { aimAt } from './aims.js';
import type { HostBoard, Item, Seat, Thing } from './board.js';
import { findItem, isSlot, seatIndex } from './things.js';
import type { Ref, Zone } from './words.js';

export const isSeat = (viewer: Viewer, seat: string | undefined): boolean => typeof viewer !== 'string' && viewer.seat === seat;

/** Whether a viewer looks through the eyes of this seat, or of a judge. */
export const sees = (viewer: Viewer, board: HostBoard, seat: Seat): boolean => viewer === 'judge' || isSeat(viewer, board.seats[seat]);

export const knows = (viewer: Viewer, board: HostBoard, thing: Thing): boolean => thing.faceUp || sees(viewer, board, thing.controller);

/** An Ambush on its way to its slot shows its back alone; an effect is as secret as the card in play that it comes from. */
export function knowsItem(viewer: Viewer, board: HostBoard, { kind, by, card, source }: Item): boolean {
  if (kind === 'effect') return source === null || source.at === '' || knows(viewer, board, source);
  return (card !== null && card.type !== 'Ambush') || sees(viewer, board, by);
}

const OPEN: ReadonlySet<string> = new Set(['drop', 'banished', 'form']);

/** Whether cards in this zone show themselves to both players (6.1.1). What goes out of the game is not shown by going. */
export const isOpen = ({ zone }: Zone): boolean => OPEN.has(zone) || isSlot(zone);

/** Whether a viewer may look at what lies in a zone: each player into the own hand and the own damage (6.1.2, 6.2), nobody into a deck. */
export function seesInto(viewer: Viewer, { zone, of }: Zone, owner: string | undefined): boolean {
  return viewer === 'judge' || isOpen({ zone }) || ((zone === 'hand' || zone === 'damage') && isSeat(viewer, of ?? owner));
}

const UNSEEN: ReadonlySet<string> = new Set(['hand', 'deck', 'damage']);

/** The same card, pointed at without its name where this viewer sees no more than its back. */
export function refFor(viewer: Viewer, board: HostBoard, ref: Ref, by: string | undefined, onStack = false): Ref {
  if (ref.name === undefined) return ref;
  if (ref.at !== undefined && UNSEEN.has(ref.at)) return seesInto(viewer, { zone: ref.at, of: ref.of }, by) ? ref : unnamed(ref);
  const { thing, item } = onStack ? { thing: null, item: findItem(board, ref) } : aimAt(board, ref, seatIndex(board, by));
  if (thing && !knows(viewer, board, thing)) return { ...unnamed(ref), of: board.seats[thing.controller], at: thing.at };
  if (item && !knowsItem(viewer, board, item)) return { ...unnamed(ref), of: board.seats[item.by], at: 'stack' };
  return ref;
}

function unnamed(ref: Ref): Ref {
  const rest = { ...ref };
  delete rest.name;
  return rest;
}
