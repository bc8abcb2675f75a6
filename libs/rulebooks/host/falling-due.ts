/** Which Entities are to be destroyed or dropped by the rules themselves (26.1, 35.4). */
import type { HostBoard, Thing } from './board.js';
import { healthOf } from './stats.js';
import { isEntity, NO_COUNTERS } from './things.js';

/** An Entity whose health is at most its damage is to be destroyed; one without health is to go to the drop zone first (26.1.3). */
export function noteDue(board: HostBoard, event: number): void {
  const lowered = board.continuous.some((source) => source.lowers);
  for (let seat = 0; seat < 2; seat++) {
    for (const thing of board.players[seat].things) {
      if (isEntity(thing) && (lowered || !isUnharmed(thing))) noteDueOf(board, thing, event);
    }
  }
}

/** Nothing has taken anything from what it prints, and nothing was due: the usual case, and plain without its stats. */
const isUnharmed = ({ card, damage, mods, counters, dueSince }: Thing): boolean =>
  damage === 0 && mods.length === 0 && counters === NO_COUNTERS && dueSince === 0 && card!.health > 0;

function noteDueOf(board: HostBoard, thing: Thing, event: number): void {
  const health = healthOf(board, thing);
  const as = health <= 0 ? 'dropped' : thing.damage > 0 && health <= thing.damage ? 'destroyed' : '';
  if (as === '') {
    if (thing.dueSince !== 0 && thing.dueAs !== 'marker') {
      thing.dueSince = 0;
      thing.dueAs = '';
      thing.overdue = 0;
      board.due = board.due.filter((d) => d !== thing);
    }
    return;
  }
  if (thing.dueSince === 0) {
    thing.dueSince = event;
    board.due.push(thing);
  }
  thing.dueAs = as;
}
