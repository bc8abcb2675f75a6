import type { Battle, HostBoard, Side, Thing } from '../../board.js';
import { check } from '../../check.js';
import { damageOf, dealt, deals, OTHER_SIDE, strikesEarly, strikeStep } from '../../fighting.js';
import { called, findThing } from '../../things.js';

export const damageAtTheSameTime = check({
  id: 'damage-at-the-same-time',
  cites: ['25.4.2.3', 'host-basics:attacking/damage-dealing'],
  rule: 'Attacker and blocker deal their damage at the same time: neither leaves before the other has been damaged.',
  on: ['CardDestroyed', 'CardMoved', 'SimultaneousEnded'],
  messages: {
    between: '{thing} was taken away before it had dealt its own combat damage, which is dealt at the same time.',
  },
  judge({ event, board }, report) {
    const { battle } = board;
    if (!battle || board.resolving || battle.step === 'attack') return;
    if (event.type === 'SimultaneousEnded') {
      const { fell } = battle;
      if (fell !== null && owes(board, battle, fell.thing)) report('between', { thing: called(board, fell.thing) }, [fell.event]);
      return;
    }
    // Inside a moment the order of the lines says nothing; what is left out of it is said where it ends.
    if (board.simultaneous > 0) return;
    const thing = findThing(board, event.data.card);
    if (!thing || thing.dueSince === 0 || thing.lastDamage !== 'combat' || thing.lastDamageEvent !== thing.dueSince) return;
    if (owes(board, battle, thing)) report('between', { thing: called(board, thing) }, [thing.lastDamageEvent]);
  },
});

/** Whether it has still to deal damage in the step in which it was struck. */
function owes(board: HostBoard, battle: Battle, thing: Thing): boolean {
  const side: Side | null = thing === battle.attacker ? 'attacker' : thing === battle.blocker ? 'blocker' : null;
  if (side === null || deals(board, battle, side) !== 1 || dealt(battle, side).step !== '' || !(damageOf(board, battle, side) > 0)) return false;
  // Who should have struck early and did not is said where that step ends.
  return strikesEarly(board, battle, side) === Number(strikeStep(board, battle, OTHER_SIDE[side]) === 'early');
}
