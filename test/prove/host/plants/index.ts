/** What each check is tried with; a test proves that none is missing. */
import type { Plant } from '../planting.js';
import { plant as actsWithPriority } from './acts-with-priority.js';
import { plant as ambushInItsMoment } from './ambush-in-its-moment.js';
import { plant as ambushIsLaid } from './ambush-is-laid.js';
import { plant as attackInBattlePhase } from './attack-in-battle-phase.js';
import { plant as attackerCanAttack } from './attacker-can-attack.js';
import { plant as battleInSteps } from './battle-in-steps.js';
import { plant as blockerCanBeAttacked } from './blocker-can-be-attacked.js';
import { plant as cardIsFromTheDeck } from './card-is-from-the-deck.js';
import { plant as cardIsInHand } from './card-is-in-hand.js';
import { plant as cardsForACost } from './cards-for-a-cost.js';
import { plant as combatDamageFits } from './combat-damage-fits.js';
import { plant as combatDamageIsDealt } from './combat-damage-is-dealt.js';
import { plant as costIsPaid } from './cost-is-paid.js';
import { plant as damageAtTheSameTime } from './damage-at-the-same-time.js';
import { plant as deckIsLegal } from './deck-is-legal.js';
import { plant as destroyedWithCause } from './destroyed-with-cause.js';
import { plant as destructionAtOnce } from './destruction-at-once.js';
import { plant as effectAsWritten } from './effect-as-written.js';
import { plant as effectCanBeDone } from './effect-can-be-done.js';
import { plant as effectCanBeUsed } from './effect-can-be-used.js';
import { plant as effectIsFinished } from './effect-is-finished.js';
import { plant as effectIsModelled } from './effect-is-modelled.js';
import { plant as equipmentOnItsTarget } from './equipment-on-its-target.js';
import { plant as failsForAReason } from './fails-for-a-reason.js';
import { plant as foundCardIsShown } from './found-card-is-shown.js';
import { plant as gameEndsAtOnce } from './game-ends-at-once.js';
import { plant as gameWaitsForStack } from './game-waits-for-stack.js';
import { plant as goesToOwner } from './goes-to-owner.js';
import { plant as handWithinSoul } from './hand-within-soul.js';
import { plant as healFromTop } from './heal-from-top.js';
import { plant as hostDamageIsTaken } from './host-damage-is-taken.js';
import { plant as lingeringFitsType } from './lingering-fits-type.js';
import { plant as loopStops } from './loop-stops.js';
import { plant as mulliganOnce } from './mulligan-once.js';
import { plant as newTargetsFit } from './new-targets-fit.js';
import { plant as nobodyLooksUnasked } from './nobody-looks-unasked.js';
import { plant as nothingByItself } from './nothing-by-itself.js';
import { plant as nothingDuringResolution } from './nothing-during-resolution.js';
import { plant as nothingWithinAnAnd } from './nothing-within-an-and.js';
import { plant as oneFormOfAName } from './one-form-of-a-name.js';
import { plant as openingHand } from './opening-hand.js';
import { plant as passesInTurn } from './passes-in-turn.js';
import { plant as phasesInOrder } from './phases-in-order.js';
import { plant as pointsBuyOneThing } from './points-buy-one-thing.js';
import { plant as pointsComeBack } from './points-come-back.js';
import { plant as resolvesAfterBothPass } from './resolves-after-both-pass.js';
import { plant as resolvesFromTop } from './resolves-from-top.js';
import { plant as resolvesWithTargets } from './resolves-with-targets.js';
import { plant as roomForTheCard } from './room-for-the-card.js';
import { plant as setupInOrder } from './setup-in-order.js';
import { plant as sicknessGoesAtStart } from './sickness-goes-at-start.js';
import { plant as slotIsRight } from './slot-is-right.js';
import { plant as slowNeedsActionPhase } from './slow-needs-action-phase.js';
import { plant as slowNeedsEmptyStack } from './slow-needs-empty-stack.js';
import { plant as speedIsKnown } from './speed-is-known.js';
import { plant as stepGivesPriority } from './step-gives-priority.js';
import { plant as targetsAreKept } from './targets-are-kept.js';
import { plant as targetsAreNamed } from './targets-are-named.js';
import { plant as targetsFit } from './targets-fit.js';
import { plant as triggerGoesOnStack } from './trigger-goes-on-stack.js';
import { plant as triggerIsMet } from './trigger-is-met.js';
import { plant as triggerWaitsForResolution } from './trigger-waits-for-resolution.js';
import { plant as triggersInOrder } from './triggers-in-order.js';
import { plant as turnPlayerMovesOn } from './turn-player-moves-on.js';
import { plant as usedCardLeaves } from './used-card-leaves.js';
import { plant as verbFitsType } from './verb-fits-type.js';
import { plant as winHasAReason } from './win-has-a-reason.js';
import { plant as winnerChooses } from './winner-chooses.js';

export const plants: Readonly<Record<string, Plant>> = {
  'acts-with-priority': actsWithPriority,
  'ambush-in-its-moment': ambushInItsMoment,
  'ambush-is-laid': ambushIsLaid,
  'attack-in-battle-phase': attackInBattlePhase,
  'attacker-can-attack': attackerCanAttack,
  'battle-in-steps': battleInSteps,
  'blocker-can-be-attacked': blockerCanBeAttacked,
  'card-is-from-the-deck': cardIsFromTheDeck,
  'card-is-in-hand': cardIsInHand,
  'cards-for-a-cost': cardsForACost,
  'combat-damage-fits': combatDamageFits,
  'combat-damage-is-dealt': combatDamageIsDealt,
  'cost-is-paid': costIsPaid,
  'damage-at-the-same-time': damageAtTheSameTime,
  'deck-is-legal': deckIsLegal,
  'destroyed-with-cause': destroyedWithCause,
  'destruction-at-once': destructionAtOnce,
  'effect-as-written': effectAsWritten,
  'effect-can-be-done': effectCanBeDone,
  'effect-can-be-used': effectCanBeUsed,
  'effect-is-finished': effectIsFinished,
  'effect-is-modelled': effectIsModelled,
  'equipment-on-its-target': equipmentOnItsTarget,
  'fails-for-a-reason': failsForAReason,
  'found-card-is-shown': foundCardIsShown,
  'game-ends-at-once': gameEndsAtOnce,
  'game-waits-for-stack': gameWaitsForStack,
  'goes-to-owner': goesToOwner,
  'hand-within-soul': handWithinSoul,
  'heal-from-top': healFromTop,
  'host-damage-is-taken': hostDamageIsTaken,
  'lingering-fits-type': lingeringFitsType,
  'loop-stops': loopStops,
  'mulligan-once': mulliganOnce,
  'new-targets-fit': newTargetsFit,
  'nobody-looks-unasked': nobodyLooksUnasked,
  'nothing-by-itself': nothingByItself,
  'nothing-during-resolution': nothingDuringResolution,
  'nothing-within-an-and': nothingWithinAnAnd,
  'one-form-of-a-name': oneFormOfAName,
  'opening-hand': openingHand,
  'passes-in-turn': passesInTurn,
  'phases-in-order': phasesInOrder,
  'points-buy-one-thing': pointsBuyOneThing,
  'points-come-back': pointsComeBack,
  'resolves-after-both-pass': resolvesAfterBothPass,
  'resolves-from-top': resolvesFromTop,
  'resolves-with-targets': resolvesWithTargets,
  'room-for-the-card': roomForTheCard,
  'setup-in-order': setupInOrder,
  'sickness-goes-at-start': sicknessGoesAtStart,
  'slot-is-right': slotIsRight,
  'slow-needs-action-phase': slowNeedsActionPhase,
  'slow-needs-empty-stack': slowNeedsEmptyStack,
  'speed-is-known': speedIsKnown,
  'step-gives-priority': stepGivesPriority,
  'targets-are-kept': targetsAreKept,
  'targets-are-named': targetsAreNamed,
  'targets-fit': targetsFit,
  'trigger-goes-on-stack': triggerGoesOnStack,
  'trigger-is-met': triggerIsMet,
  'trigger-waits-for-resolution': triggerWaitsForResolution,
  'triggers-in-order': triggersInOrder,
  'turn-player-moves-on': turnPlayerMovesOn,
  'used-card-leaves': usedCardLeaves,
  'verb-fits-type': verbFitsType,
  'win-has-a-reason': winHasAReason,
  'winner-chooses': winnerChooses,
};
