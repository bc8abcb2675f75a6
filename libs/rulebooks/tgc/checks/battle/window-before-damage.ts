import { check, illegal } from '../../check.js';
import { sideOf } from '../../fold/battle.js';

export const windowBeforeDamage = check({
  id: 'window-before-damage',
  cites: ['4.1.2', '4.2.2'],
  rule: 'Before the damage of an attack comes a Quick window, and both players must have done nothing in it.',
  on: ['DamageDealt'],
  messages: {
    direct: illegal('The damage of the direct attack was dealt before both players had done nothing in its Quick window.', { cites: ['4.1.2'] }),
    creatures: illegal('The damage of the creature attack was dealt before both players had done nothing in its Quick window.', { cites: ['4.2.2'] }),
  },
  judge({ event, board }, report) {
    const { battle, acting } = board;
    if (!board.complete || !battle || (acting && !acting.loose) || board.state.kind === 'unknown') return;
    if ((battle.stage !== 'window' && battle.stage !== 'block') || battle.attacker?.gone || !sideOf(board, event.data)) return;
    report(battle.direct && !battle.blocked ? 'direct' : 'creatures', {}, [battle.declared, battle.stageSince]);
  },
});
