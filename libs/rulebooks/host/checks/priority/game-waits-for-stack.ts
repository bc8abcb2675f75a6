import { check, illegal } from '../../check.js';
import { deed, topOf } from '../../phrases.js';
import { isCombat } from '../../combat.js';

export const gameWaitsForStack = check({
  id: 'game-waits-for-stack',
  cites: ['32.7', '32.6', '31.6'],
  rule: 'Phases, battle steps and combat damage wait until the stack is empty.',
  on: ['PhaseDeclared', 'AttackerDeclared', 'BlockerDeclared', 'DamageStepBegan', 'DamageDealt', 'TurnEnded'],
  messages: {
    busy: illegal('{player} {did} while {top} was still on the stack.', { cites: ['32.7', '32.6', '31.6'] }),
    step: illegal('The {step} damage step began while {top} was still on the stack.', { cites: ['32.7', '32.6', '31.6'] }),
    damage: illegal('Combat damage was dealt while {top} was still on the stack.', { cites: ['32.7', '32.6', '31.6'] }),
  },
  judge({ event, board }, report) {
    if (board.stack.length === 0 || board.resolving) return;
    const top = topOf(board);
    const relies = [board.stack[board.stack.length - 1].event];
    if (event.type === 'DamageDealt') return isCombat(board, event) ? report('damage', { top }, relies) : undefined;
    if (event.type === 'DamageStepBegan') return report('step', { step: event.data.step, top }, relies);
    report('busy', { player: event.by!, did: deed(event), top }, relies);
  },
});
