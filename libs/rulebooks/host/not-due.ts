/** Cards that a table takes out of play as a game action that is not due: what it took for one (26.1, 36.3). */
import type { HostBoard } from './board.js';
import type { HostEvent } from './events.js';
import { healthOf } from './stats.js';
import { findThing } from './things.js';

/**
 * `alive`: an Entity goes to a drop zone with health left; `tokenStays`: a token ceases although it changes no zone;
 * `marker`: a marker goes there although its card has not left the slot (24.3).
 */
export type NotDue = 'alive' | 'tokenStays' | 'marker';

export function notDue(board: HostBoard, event: HostEvent): NotDue | null {
  if (event.type !== 'CardMoved') return null;
  const thing = findThing(board, event.data.card);
  if (!thing?.card || thing.dueSince !== 0) return null;
  const { zone } = event.data.to;
  if (zone === 'none') return thing.card.token ? 'tokenStays' : null;
  if (zone === 'drop' && thing.at === 'marker') return 'marker';
  return zone === 'drop' && thing.card.type === 'Entity' && healthOf(board, thing) > 0 ? 'alive' : null;
}

export const ALIVE = '{did} with health left, and nothing asks for it: an Entity goes there by itself only at 0 health or less.';
export const TOKEN_STAYS = '{did} although nothing takes it to another zone: a token is removed only when it would leave its zone.';
export const MARKER_STAYS = '{did} although what it is attached to has not left its slot: a marker goes there by itself only then.';
