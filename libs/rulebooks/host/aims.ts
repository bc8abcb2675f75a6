/** What a named target means on the board at that moment. */
import type { Aim, HostBoard } from './board.js';
import type { Ref } from './words.js';
import { findHost, findItem, findThing, inPlay, seatIndex } from './things.js';

export function aimAt(board: HostBoard, ref: Ref, by: number): Aim {
  const event = board.n;
  if (ref.player !== undefined) return { ref, thing: null, item: null, seat: seatIndex(board, ref.player), event, inDrop: false };
  if (ref.event !== undefined) return { ref, thing: null, item: board.stack.find((i) => i.event === ref.event) ?? null, seat: -1, event, inDrop: false };
  const host = ref.at === undefined || ref.at === 'host' ? findHost(board, ref) : -1;
  const thing = ref.effect || ref.at === 'stack' ? null : findThing(board, ref, by);
  const inDrop = ref.name !== undefined && board.players.some((p) => p.drop.includes(ref.name!));
  if (thing) return { ref, thing, item: null, seat: -1, event, inDrop };
  if (host >= 0) return { ref, thing: null, item: null, seat: host, event, inDrop: false };
  const item = ref.at === undefined || ref.at === 'stack' ? findItem(board, ref) : null;
  return { ref, thing: null, item: item && (ref.name !== undefined || ref.of !== undefined) ? item : null, seat: -1, event, inDrop };
}

/** The same thing, player or item; two names for what is gone are compared as names. */
export function sameAim(a: Aim, b: Aim): boolean {
  // A card that has come back since is a new one (36.2), and no longer the one that was declared.
  if (a.thing || (b.thing && inPlay(b.thing))) return a.thing === b.thing;
  if (a.item || b.item) return a.item === b.item;
  const isElsewhere = a.ref.of !== undefined && b.ref.of !== undefined && a.ref.of !== b.ref.of;
  return a.seat === b.seat && a.ref.name === b.ref.name && !isElsewhere;
}
