import type { HostBoard } from '../../board.js';
import { check, illegal, undecidable } from '../../check.js';
import { deed, phaseOf } from '../../phrases.js';
import { speedOf, whySlow, type Timed } from '../../speed.js';
import { seatIndex } from '../../things.js';

const PAGE = ['host-basics:turn-order', 'host-basics:turn-order/action-phase', 'host-basics:turn-order/action-phase-2'] as const;
const SAYS = "{player} {did} in {phase}. {reason}, so it waits for an Action Phase of {player}'s own.";

export const slowNeedsActionPhase = check({
  id: 'slow-needs-action-phase',
  cites: [
    '15.2.1', '31.1.1', '14.1', '27.6', '11.3', '11.4', '10.3.1', '10.5.1', ...PAGE,
    'host-basics:card-types', 'host-basics:card-types/sorcery', 'host-basics:effect-types', 'host-basics:effect-types/activated-effects',
  ],
  rule: 'Slow actions belong into an Action Phase of the player who takes them.',
  on: ['CardPlayed', 'AbilityActivated', 'PointsSpentToDraw', 'PointsSpentToGain'],
  messages: {
    card: illegal(SAYS, { cites: ['15.2.1', '31.1.1', '14.1', '10.3.1', '10.5.1', ...PAGE] }),
    sorcery: illegal(SAYS, { cites: ['15.2.1', '31.1.1', '14.1', 'host-basics:card-types', 'host-basics:card-types/sorcery'] }),
    effect: illegal(SAYS, {
      cites: ['15.2.1', '31.1.1', '27.6', '10.3.1', '10.5.1', 'host-basics:effect-types', 'host-basics:effect-types/activated-effects'],
    }),
    points: illegal(SAYS, { cites: ['15.2.1', '31.1.1', '11.3', '11.4', '10.3.1', '10.5.1', ...PAGE] }),
    untold: undecidable('{player} {did} in {phase}. {reason}, and whose turn it was is not on record.', { cites: ['15.2.1', '31.1.1'] }),
  },
  judge({ event, board }, report) {
    const { phase, turnPlayer } = board;
    if (phase === null) return;
    const actionPhase = phase === 'action1' || phase === 'action2';
    const own = seatIndex(board, event.by) === turnPlayer;
    if ((own && actionPhase) || speedOf(board, event) !== 'slow') return;
    const facts = { player: event.by!, did: deed(event), phase: phaseOf(board), reason: whySlow(event) };
    if (actionPhase && turnPlayer < 0) return report('untold', facts);
    report(kind(board, event, own), facts, [own ? board.phaseEvent : board.turnEvent]);
  },
});

function kind(board: HostBoard, event: Timed, own: boolean): 'card' | 'sorcery' | 'effect' | 'points' {
  if (event.type === 'AbilityActivated') return 'effect';
  if (event.type !== 'CardPlayed') return 'points';
  return !own && event.data.card !== null && board.book.main(event.data.card)?.type === 'Sorcery' ? 'sorcery' : 'card';
}
