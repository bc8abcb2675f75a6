/** What a named target means on the board at that moment. */
import type { Aim, HostBoard } from './board.js';
import type { Ref } from './words.js';
import { findHost, findItem, findThing, seatIndex } from './things.js';

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
