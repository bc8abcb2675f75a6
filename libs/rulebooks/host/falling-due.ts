/** Which Entities are to be destroyed or dropped by the rules themselves (26.1, 35.4). */
import type { HostBoard, Thing } from './board.js';
import { healthOf } from './stats.js';
import { isEntity } from './things.js';

/** An Entity whose health is at most its damage is to be destroyed; one without health is to go to the drop zone first (26.1.3). */
export function noteDue(board: HostBoard, event: number): void {
  for (let seat = 0; seat < 2; seat++) {
    const { things } = board.players[seat];
    for (let i = 0; i < things.length; i++) if (isEntity(things[i])) noteDueOf(board, things[i], event);
  }
}

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
