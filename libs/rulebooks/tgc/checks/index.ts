/** Every check of TGC, by topic. `npm run new-check` keeps this list. */
import type { Check } from '#kernel/check.js';
import type { TgcBoard } from '../board.js';
import { attackCanBeMade } from './battle/attack-can-be-made.js';
import { battleDamageFits } from './battle/battle-damage-fits.js';
import { battleIsFinished } from './battle/battle-is-finished.js';
import { blockIsRight } from './battle/block-is-right.js';
import { windowBeforeDamage } from './battle/window-before-damage.js';
import { coinBesideSecond } from './coin/coin-beside-second.js';
import { coinCanBeFlipped } from './coin/coin-can-be-flipped.js';
import { attachedGoesToo } from './damage/attached-goes-too.js';
import { destroyedAtZero } from './damage/destroyed-at-zero.js';
import { destroyedWithCause } from './damage/destroyed-with-cause.js';
import { deckIsLegal } from './deck/deck-is-legal.js';
import { drawsFromDeck } from './drawing/draws-from-deck.js';
import { effectAsWritten } from './effects/effect-as-written.js';
import { effectCanBeActivated } from './effects/effect-can-be-activated.js';
import { effectIsFinished } from './effects/effect-is-finished.js';
import { effectIsModelled } from './effects/effect-is-modelled.js';
import { nothingByItself } from './effects/nothing-by-itself.js';
import { triggerHasHappened } from './effects/trigger-has-happened.js';
import { actionFitsGamestate } from './gamestate/action-fits-gamestate.js';
import { actsInTurn } from './gamestate/acts-in-turn.js';
import { cardFitsGamestate } from './gamestate/card-fits-gamestate.js';
import { closedGamestate } from './gamestate/closed-gamestate.js';
import { effectFitsGamestate } from './gamestate/effect-fits-gamestate.js';
import { drawPhaseIsClosed } from './phases/draw-phase-is-closed.js';
import { drawPhaseSteps } from './phases/draw-phase-steps.js';
import { phaseIsPassed } from './phases/phase-is-passed.js';
import { phasesInOrder } from './phases/phases-in-order.js';
import { cardIsInHand } from './playing/card-is-in-hand.js';
import { costIsPaid } from './playing/cost-is-paid.js';
import { creatureArrivesTapped } from './playing/creature-arrives-tapped.js';
import { effectThenDiscard } from './playing/effect-then-discard.js';
import { equipmentOnCreature } from './playing/equipment-on-creature.js';
import { oldBattlefieldGoes } from './playing/old-battlefield-goes.js';
import { plasmaSuffices } from './playing/plasma-suffices.js';
import { discardsGoBack } from './setup/discards-go-back.js';
import { mulliganInTime } from './setup/mulligan-in-time.js';
import { openingHand } from './setup/opening-hand.js';
import { startingValues } from './setup/starting-values.js';
import { tossDecides } from './setup/toss-decides.js';
import { gameEndsAtZero } from './victory/game-ends-at-zero.js';
import { winnerIsRight } from './victory/winner-is-right.js';

export const tgcChecks: readonly Check<TgcBoard>[] = [
  attackCanBeMade,
  battleDamageFits,
  battleIsFinished,
  blockIsRight,
  windowBeforeDamage,
  coinBesideSecond,
  coinCanBeFlipped,
  attachedGoesToo,
  destroyedAtZero,
  destroyedWithCause,
  deckIsLegal,
  drawsFromDeck,
  effectAsWritten,
  effectCanBeActivated,
  effectIsFinished,
  effectIsModelled,
  nothingByItself,
  triggerHasHappened,
  actionFitsGamestate,
  actsInTurn,
  cardFitsGamestate,
  closedGamestate,
  effectFitsGamestate,
  drawPhaseIsClosed,
  drawPhaseSteps,
  phaseIsPassed,
  phasesInOrder,
  cardIsInHand,
  costIsPaid,
  creatureArrivesTapped,
  effectThenDiscard,
  equipmentOnCreature,
  oldBattlefieldGoes,
  plasmaSuffices,
  discardsGoBack,
  mulliganInTime,
  openingHand,
  startingValues,
  tossDecides,
  gameEndsAtZero,
  winnerIsRight,
];
