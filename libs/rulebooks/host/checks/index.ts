/** Every check of Host, by topic. `npm run new-check` keeps this list. */
import type { Check } from '#kernel/check.js';
import type { HostBoard } from '../board.js';
import { effectCanBeUsed } from './activation/effect-can-be-used.js';
import { ambushInItsMoment } from './ambush/ambush-in-its-moment.js';
import { ambushIsLaid } from './ambush/ambush-is-laid.js';
import { attackInBattlePhase } from './battle/attack-in-battle-phase.js';
import { attackerCanAttack } from './battle/attacker-can-attack.js';
import { battleInSteps } from './battle/battle-in-steps.js';
import { blockerCanBeAttacked } from './battle/blocker-can-be-attacked.js';
import { combatDamageFits } from './battle/combat-damage-fits.js';
import { combatDamageIsDealt } from './battle/combat-damage-is-dealt.js';
import { damageAtTheSameTime } from './battle/damage-at-the-same-time.js';
import { healFromTop } from './damage/heal-from-top.js';
import { hostDamageIsTaken } from './damage/host-damage-is-taken.js';
import { cardIsFromTheDeck } from './deck/card-is-from-the-deck.js';
import { deckIsLegal } from './deck/deck-is-legal.js';
import { effectAsWritten } from './effects/effect-as-written.js';
import { effectCanBeDone } from './effects/effect-can-be-done.js';
import { effectIsFinished } from './effects/effect-is-finished.js';
import { effectIsModelled } from './effects/effect-is-modelled.js';
import { nothingByItself } from './effects/nothing-by-itself.js';
import { nothingWithinAnAnd } from './effects/nothing-within-an-and.js';
import { destroyedWithCause } from './entities/destroyed-with-cause.js';
import { destructionAtOnce } from './entities/destruction-at-once.js';
import { goesToOwner } from './entities/goes-to-owner.js';
import { lingeringFitsType } from './entities/lingering-fits-type.js';
import { usedCardLeaves } from './entities/used-card-leaves.js';
import { equipmentOnItsTarget } from './equipment/equipment-on-its-target.js';
import { foundCardIsShown } from './hidden/found-card-is-shown.js';
import { nobodyLooksUnasked } from './hidden/nobody-looks-unasked.js';
import { loopStops } from './loops/loop-stops.js';
import { cardsForACost } from './payment/cards-for-a-cost.js';
import { costIsPaid } from './payment/cost-is-paid.js';
import { cardIsInHand } from './playing/card-is-in-hand.js';
import { oneFormOfAName } from './playing/one-form-of-a-name.js';
import { roomForTheCard } from './playing/room-for-the-card.js';
import { slotIsRight } from './playing/slot-is-right.js';
import { verbFitsType } from './playing/verb-fits-type.js';
import { pointsBuyOneThing } from './points/points-buy-one-thing.js';
import { actsWithPriority } from './priority/acts-with-priority.js';
import { gameWaitsForStack } from './priority/game-waits-for-stack.js';
import { nothingDuringResolution } from './priority/nothing-during-resolution.js';
import { passesInTurn } from './priority/passes-in-turn.js';
import { resolvesAfterBothPass } from './priority/resolves-after-both-pass.js';
import { resolvesFromTop } from './priority/resolves-from-top.js';
import { stepGivesPriority } from './priority/step-gives-priority.js';
import { turnPlayerMovesOn } from './priority/turn-player-moves-on.js';
import { mulliganOnce } from './setup/mulligan-once.js';
import { openingHand } from './setup/opening-hand.js';
import { setupInOrder } from './setup/setup-in-order.js';
import { winnerChooses } from './setup/winner-chooses.js';
import { failsForAReason } from './targeting/fails-for-a-reason.js';
import { newTargetsFit } from './targeting/new-targets-fit.js';
import { resolvesWithTargets } from './targeting/resolves-with-targets.js';
import { targetsAreKept } from './targeting/targets-are-kept.js';
import { targetsAreNamed } from './targeting/targets-are-named.js';
import { targetsFit } from './targeting/targets-fit.js';
import { slowNeedsActionPhase } from './timing/slow-needs-action-phase.js';
import { slowNeedsEmptyStack } from './timing/slow-needs-empty-stack.js';
import { speedIsKnown } from './timing/speed-is-known.js';
import { triggerGoesOnStack } from './triggers/trigger-goes-on-stack.js';
import { triggerIsMet } from './triggers/trigger-is-met.js';
import { triggerWaitsForResolution } from './triggers/trigger-waits-for-resolution.js';
import { triggersInOrder } from './triggers/triggers-in-order.js';
import { handWithinSoul } from './turn/hand-within-soul.js';
import { phasesInOrder } from './turn/phases-in-order.js';
import { pointsComeBack } from './turn/points-come-back.js';
import { sicknessGoesAtStart } from './turn/sickness-goes-at-start.js';
import { gameEndsAtOnce } from './victory/game-ends-at-once.js';
import { winHasAReason } from './victory/win-has-a-reason.js';

export const hostChecks: readonly Check<HostBoard>[] = [
  effectCanBeUsed,
  ambushInItsMoment,
  ambushIsLaid,
  attackInBattlePhase,
  attackerCanAttack,
  battleInSteps,
  blockerCanBeAttacked,
  combatDamageFits,
  combatDamageIsDealt,
  damageAtTheSameTime,
  healFromTop,
  hostDamageIsTaken,
  cardIsFromTheDeck,
  deckIsLegal,
  effectAsWritten,
  effectCanBeDone,
  effectIsFinished,
  effectIsModelled,
  nothingByItself,
  nothingWithinAnAnd,
  destroyedWithCause,
  destructionAtOnce,
  goesToOwner,
  lingeringFitsType,
  usedCardLeaves,
  equipmentOnItsTarget,
  foundCardIsShown,
  nobodyLooksUnasked,
  loopStops,
  cardsForACost,
  costIsPaid,
  cardIsInHand,
  oneFormOfAName,
  roomForTheCard,
  slotIsRight,
  verbFitsType,
  pointsBuyOneThing,
  actsWithPriority,
  gameWaitsForStack,
  nothingDuringResolution,
  passesInTurn,
  resolvesAfterBothPass,
  resolvesFromTop,
  stepGivesPriority,
  turnPlayerMovesOn,
  mulliganOnce,
  openingHand,
  setupInOrder,
  winnerChooses,
  failsForAReason,
  newTargetsFit,
  resolvesWithTargets,
  targetsAreKept,
  targetsAreNamed,
  targetsFit,
  slowNeedsActionPhase,
  slowNeedsEmptyStack,
  speedIsKnown,
  triggerGoesOnStack,
  triggerIsMet,
  triggerWaitsForResolution,
  triggersInOrder,
  handWithinSoul,
  phasesInOrder,
  pointsComeBack,
  sicknessGoesAtStart,
  gameEndsAtOnce,
  winHasAReason,
];
