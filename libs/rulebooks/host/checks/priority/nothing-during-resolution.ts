import { check, illegal } from '../../check.js';
import { deed, refName } from '../../phrases.js';
import { itemName } from '../../things.js';

export const nothingDuringResolution = check({
  id: 'nothing-during-resolution',
  cites: ['31.4', '34.3', '40.3.1'],
  rule: 'While something resolves nobody has priority: nothing is played, used or passed, and the turn does not go on.',
  on: [
    'CardPlayed', 'AbilityActivated', 'AmbushActivated', 'PointsSpentToDraw', 'PointsSpentToGain', 'PriorityPassed', 'BothPassed',
    'PhaseDeclared', 'AttackerDeclared', 'BlockerDeclared', 'TurnEnded', 'ResolutionBegan',
  ],
  messages: {
    acted: illegal('{player} {did} while {item} was resolving.', { cites: ['31.4', '34.3', '40.3.1'] }),
    passed: illegal('{player} passed while {item} was resolving.', { cites: ['31.4'] }),
    resolvedInside: illegal('{inner} began to resolve while {item} was still resolving.', { cites: ['34.3', '40.3.1'] }),
  },
  judge({ event, board }, report) {
    if (!board.resolving) return;
    const item = itemName(board.resolving.item);
    const relies = [board.resolving.began];
    if (event.type === 'ResolutionBegan') return report('resolvedInside', { inner: refName(event.data.item), item }, relies);
    if (event.type === 'PriorityPassed') return report('passed', { player: event.by!, item }, relies);
    if (event.type === 'BothPassed') return report('passed', { player: 'Both players', item }, relies);
    report('acted', { player: event.by!, did: deed(event), item }, relies);
  },
});
