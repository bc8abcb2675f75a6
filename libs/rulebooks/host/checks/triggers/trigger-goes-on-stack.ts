import type { HostBoard, Pending } from '../../board.js';
import { check, missed, undecidable } from '../../check.js';
import { mustGoOnStack, runsOut, triggerIsOpen } from '../../deadlines.js';
import { seatName } from '../../phrases.js';
import { nameOf } from '../../things.js';

const SAYS = '{player} did not put the effect of {card} on the stack: it triggered with event {since}, and its time ran out here.';
const PAGE = ['host-basics:effect-types', 'host-basics:effect-types/triggered-effects'] as const;

export const triggerGoesOnStack = check({
  id: 'trigger-goes-on-stack',
  cites: [
    '28.6', '28.6.1', '28.3', '28.5', '10.2.2', '10.6.1', '14.6', '14.9', '21.2.1', '25.2.2', '25.3.4', '33.1', '35.5', '38.1.1', '38.1.2',
    '38.2', '38.3.1', '8.2', '29.4', '8.2.1', '9.1.8', '13.5.1', ...PAGE, 'host-basics:turn-order', 'host-basics:turn-order/start-turn',
    'host-basics:turn-order/end-phase',
  ],
  rule: 'An effect that has triggered must be put on the stack at the next opportunity; nobody may leave it out.',
  on: [
    'PriorityPassed', 'BothPassed', 'ResolutionBegan', 'PhaseDeclared', 'AttackerDeclared', 'BlockerDeclared', 'DamageStepBegan',
    'DamageStepEnded', 'TurnEnded',
  ],
  messages: {
    plain: missed(SAYS, { cites: ['28.6', '28.6.1', '28.5', ...PAGE] }),
    together: missed(SAYS, { cites: ['28.6', '28.6.1', '33.1', ...PAGE] }),
    subtype: missed(SAYS, { cites: ['13.5.1', '28.6', '28.6.1', ...PAGE] }),
    startOfTurn: missed(SAYS, {
      cites: ['10.2.2', '28.6', '28.6.1', 'host-basics:turn-order', 'host-basics:turn-order/start-turn', ...PAGE],
    }),
    endOfTurn: missed(SAYS, { cites: ['10.6.1', '28.6', '28.6.1', 'host-basics:turn-order', 'host-basics:turn-order/end-phase', ...PAGE] }),
    startOfGame: missed(SAYS, { cites: ['9.1.8', '28.6', '28.6.1', ...PAGE] }),
    severalTriggers: missed(SAYS, { cites: ['28.3', '28.6', '28.6.1', ...PAGE] }),
    attack: missed(SAYS, { cites: ['25.2.2', '28.6', '28.6.1', ...PAGE] }),
    block: missed(SAYS, { cites: ['25.3.4', '28.6', '28.6.1', ...PAGE] }),
    would: missed(SAYS, { cites: ['14.6', '28.6', '28.6.1', ...PAGE] }),
    arrival: missed(SAYS, { cites: ['14.9', '28.6', '28.6.1', ...PAGE] }),
    sorcery: missed(SAYS, { cites: ['21.2.1', '14.9', '28.6', '28.6.1'] }),
    destroyed: missed(SAYS, { cites: ['35.5', '28.6', '28.6.1', ...PAGE] }),
    byCombat: missed(SAYS, { cites: ['38.1.1', '38.2', '38.3.1', '35.5', '28.6', '28.6.1', ...PAGE] }),
    byEffect: missed(SAYS, { cites: ['38.1.2', '38.2', '38.3.1', '35.5', '28.6', '28.6.1', ...PAGE] }),
    movedSlots: missed(SAYS, { cites: ['8.2', '8.2.1', '28.6', '28.6.1', ...PAGE] }),
    openCondition: undecidable(
      '{player} did not stack the effect of {card}, which may have triggered with event {since}. Whether what it waits for had come about is not on record.',
      { cites: ['28.5', '28.6', '29.4'] },
    ),
    untold: undecidable(
      '{player} did not stack the effect of {card}, which triggered with event {since}. Whether there was a target is not on record.',
      { cites: ['28.6', '30.5'] },
    ),
  },
  judge({ event, board }, report) {
    if (board.pending.length === 0 || board.over) return;
    for (const pending of board.pending) {
      if (!runsOut(board, event, pending)) continue;
      const must = mustGoOnStack(board, pending);
      if (must === 0) continue;
      const facts = { player: seatName(board, pending.controller), card: nameOf(pending.source), since: pending.since };
      report(must === 1 ? kind(board, pending) : triggerIsOpen(board, pending) ? 'openCondition' : 'untold', facts, [pending.since, pending.cast, pending.overlooked]);
    }
  },
});

const BY_TRIGGER = {
  turnStarts: 'startOfTurn', turnEnds: 'endOfTurn', gameStarts: 'startOfGame', attacks: 'attack', blocks: 'block', isBlocked: 'block', hostAttacked: 'block',
  wouldCreate: 'would', wouldPlay: 'would', wouldCast: 'would', created: 'arrival', cast: 'arrival', embodied: 'arrival', laid: 'arrival',
  played: 'arrival', entersSlot: 'arrival', destroyed: 'destroyed', destroyedByCombat: 'byCombat', destroyedByEffect: 'byEffect',
  movesSlots: 'movedSlots',
} as const;

type Kind = (typeof BY_TRIGGER)[keyof typeof BY_TRIGGER] | 'plain' | 'together' | 'subtype' | 'severalTriggers' | 'sorcery';

function kind(board: HostBoard, pending: Pending): Kind {
  const { ability, it, since } = pending;
  if (ability.kind === 'spell') return 'sorcery';
  if (ability.kind !== 'triggered') return 'plain';
  if (ability.triggers.length > 1) return 'severalTriggers';
  const [trigger] = ability.triggers;
  if (trigger.subject?.subtype !== undefined && it?.card && it.card.subtypes.length > 1) return 'subtype';
  if (trigger.on === 'phaseStarts') return trigger.phase === 'start' ? 'startOfTurn' : 'plain';
  const known = (BY_TRIGGER as Readonly<Record<string, Kind>>)[trigger.on];
  if (known) return known;
  const others = board.pending.some((p) => p !== pending && p.since === since) || board.stack.some((i) => i.because === since);
  return others ? 'together' : 'plain';
}
