import type { HostBoard, Thing } from '../../board.js';
import { check, illegal, missed } from '../../check.js';
import { isAlreadyInDrop } from '../../deeds.js';
import { MOVES_ON } from '../../evolve.js';
import { hasKeyword } from '../../stats.js';
import { called, findThing } from '../../things.js';

export const usedCardLeaves = check({
  id: 'used-card-leaves',
  cites: [
    '4.2.1', '22.1', '22.3.1', '23.3', 'host-basics:card-types', 'host-basics:card-types/sorcery', 'host-basics:play-area',
    'host-basics:play-area/drop-area',
  ],
  rule: 'A used Sorcery or Ambush goes to the drop zone, unless it is Lingering; a Lingering one stays.',
  on: [
    'CardPlayed', 'AbilityActivated', 'AmbushActivated', 'PointsSpentToDraw', 'PointsSpentToGain', 'PhaseDeclared', 'AttackerDeclared',
    'BlockerDeclared', 'DamageStepBegan', 'TurnEnded', 'CardMoved',
  ],
  messages: {
    sorcery: missed('{card} has done all it does and is not Lingering, but it is still in its slot.', {
      cites: [
        '4.2.1', '22.1', 'host-basics:card-types', 'host-basics:card-types/sorcery', 'host-basics:play-area', 'host-basics:play-area/drop-area',
      ],
    }),
    ambush: missed('{card} has done all it does and is not Lingering, but it is still in its slot.', {
      cites: ['4.2.1', '22.1', 'host-basics:play-area', 'host-basics:play-area/drop-area'],
    }),
    equipment: missed('The effect of {card} is over, and it lies neither under a permanent nor in the drop zone: it is still in its slot.', {
      cites: ['23.3', '4.2.1', '22.1', 'host-basics:play-area', 'host-basics:play-area/drop-area'],
    }),
    lingers: illegal('{card} was put away after its use, but it is Lingering and stays in its slot.', { cites: ['22.1'] }),
    ambushLingers: illegal('{card} was put away after its activation, but it is Lingering and stays face up in its slot.', {
      cites: ['22.1', '22.3.1'],
    }),
  },
  judge({ event, board }, report) {
    if (event.type === 'CardMoved') {
      if (isAlreadyInDrop(board, event)) return;
      const thing = findThing(board, event.data.card);
      if (!thing?.faceUp || !thing.at.startsWith('back') || thing.dueSince !== 0 || board.loop) return;
      if (!hasKeyword(board, thing, 'Lingering') || isAskedFor(board, thing)) return;
      report(thing.card?.type === 'Ambush' ? 'ambushLingers' : 'lingers', { card: called(board, thing) }, [thing.entered]);
      return;
    }
    // A record kept by hand does not tell where used cards go.
    if (board.spent.length === 0 || !board.complete || !MOVES_ON.has(event.type)) return;
    for (const { thing, since } of board.spent) {
      const type = thing.card?.keywords.has('Equipment') ? 'equipment' : thing.card?.type === 'Ambush' ? 'ambush' : 'sorcery';
      report(type, { card: called(board, thing) }, [since]);
    }
  },
});

/** Another effect may take it away, or its own may say that it goes. */
function isAskedFor({ resolving }: HostBoard, thing: Thing): boolean {
  if (!resolving) return false;
  // While a card itself resolves it comes into its slot, and no text that is modelled takes it away from there.
  if (resolving.item.kind === 'card') return resolving.item.card?.unmodelled ?? true;
  return resolving.item.source !== thing || resolving.tasks === null || resolving.tasks.some((t) => t.step.do === 'move');
}
