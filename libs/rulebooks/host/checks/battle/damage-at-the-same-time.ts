import { check } from '../../check.js';
import { damageOf, dealt, deals, fighter, strikesEarly, strikeStep, type Side } from '../../fighting.js';
import { called, findThing } from '../../things.js';

export const damageAtTheSameTime = check({
  id: 'damage-at-the-same-time',
  cites: ['25.4.2.3', 'host-basics:attacking/damage-dealing'],
  rule: 'Attacker and blocker deal their damage at the same time: neither leaves before the other has been damaged.',
  on: ['CardDestroyed', 'CardMoved'],
  messages: {
    between: '{thing} was taken away before it had dealt its own combat damage, which is dealt at the same time.',
  },
  judge({ event, board }, report) {
    const { battle } = board;
    if (!battle || board.resolving || battle.step === 'attack') return;
    const thing = findThing(board, event.data.card);
    if (!thing || thing.dueSince === 0 || thing.lastDamage !== 'combat' || thing.lastDamageEvent !== thing.dueSince) return;
    const side: Side | null = thing === battle.attacker ? 'attacker' : thing === battle.blocker ? 'blocker' : null;
    if (side === null || deals(board, battle, side) !== 1 || dealt(battle, side).step !== '' || !(damageOf(board, battle, side) > 0)) return;
    const struckIn = strikeStep(board, battle, side === 'attacker' ? 'blocker' : 'attacker');
    if (struckIn === 'early' && strikesEarly(board, battle, side) !== 1) return;
    // Who should have struck early and did not is said where that step ends.
    if (struckIn === 'normal' && strikesEarly(board, battle, side) !== 0) return;
    report('between', { thing: called(board, fighter(battle, side)!) }, [thing.lastDamageEvent]);
  },
});
