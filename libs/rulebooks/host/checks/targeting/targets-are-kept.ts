import { aimAt, sameAim } from '../../aims.js';
import type { Seat } from '../../board.js';
import { check, illegal } from '../../check.js';
import { findPending } from '../../fold/stack.js';
import { refName } from '../../phrases.js';
import { nameOf, seatIndex } from '../../things.js';

export const targetsAreKept = check({
  id: 'targets-are-kept',
  cites: ['21.2', '23.2.1', '30.3', '30.4', '30.6'],
  rule: 'The effect of a Sorcery has the targets that were declared when it was cast, and no others.',
  on: ['TriggerStacked'],
  messages: {
    changed: illegal('{player} put the effect of {card} on the stack targeting {now}; {declared} was declared when it was cast.', {
      cites: ['21.2', '30.4', '30.6'],
    }),
    equipment: illegal('{player} put the effect of {card} on the stack targeting {now}; {declared} was declared when it was played.', {
      cites: ['23.2.1', '21.2', '30.4', '30.6'],
    }),
    late: illegal(
      '{player} named {now} as target of {card} only when its effect went on the stack; nothing was declared when it was cast.',
      { cites: ['21.2', '30.3'] },
    ),
    lateEquipment: illegal(
      '{player} named {now} to be equipped with {card} only when its effect went on the stack, and not as it was played.',
      { cites: ['23.2.1', '21.2', '30.3'] },
    ),
  },
  judge({ event, board }, report) {
    if (!event.data.targets) return;
    const seat = seatIndex(board, event.by) as Seat;
    const pending = findPending(board, event, seat);
    // What was declared before the record began is known only where the position tells it.
    if (pending?.ability.kind !== 'spell' || (pending.cast === 0 && pending.aims.length === 0)) return;
    const now = event.data.targets.map((ref) => aimAt(board, ref, seat));
    if (pending.aims.length === now.length && now.every((aim, i) => sameAim(aim, pending.aims[i]))) return;
    const facts = {
      player: event.by!,
      card: nameOf(pending.source),
      now: event.data.targets.map(refName),
      declared: pending.aims.map((a) => refName(a.ref)),
    };
    const equips = pending.source.card?.keywords.has('Equipment');
    if (pending.aims.length === 0) report(equips ? 'lateEquipment' : 'late', facts, [pending.cast]);
    else report(equips ? 'equipment' : 'changed', facts, [pending.cast]);
  },
});
