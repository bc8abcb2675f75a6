/** Which damage is combat damage: what is called so, and what the two sides of a battle deal while no effect resolves. */
import type { HostBoard } from './board.js';
import type { HostEventOf } from './events.js';
import { meansFallen } from './fighting.js';
import { findHost, findThing } from './things.js';

export function isCombat(board: HostBoard, { data }: HostEventOf<'DamageDealt'>): boolean {
  if (data.combat) return true;
  const { battle } = board;
  if (!battle || board.resolving) return false;
  const fell = data.source !== undefined && meansFallen(board, battle, data.source);
  const source = data.source && !fell ? findThing(board, data.source) : null;
  if (data.source && !fell && (!source || (source !== battle.attacker && source !== battle.blocker))) return false;
  const to = data.to.at === 'host' ? null : findThing(board, data.to);
  return to ? to === battle.attacker || to === battle.blocker : battle.host >= 0 && findHost(board, data.to) === battle.host;
}
