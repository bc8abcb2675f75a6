/** Records what happened, legal or not. Total: it never throws on a well-formed event, and a missing case does not compile. */
import type { GameEvent } from '#kernel/event.js';
import type { Seat, TgcBoard } from './board.js';
import { isHalfTold, match, strikeOff } from './carrying-out.js';
import type { TgcEvent } from './events.js';
import { isUnwrittenEnd } from './causes.js';
import { bothDoNothing, doNothing, openQuick, settle } from './gamestate.js';
import { emptyBoard } from './open.js';
import { seatIndex, settleDue } from './things.js';
import * as acting from './fold/acting.js';
import * as battle from './fold/battle.js';
import * as ending from './fold/ending.js';
import * as field from './fold/field.js';
import * as setup from './fold/setup.js';
import * as turn from './fold/turn.js';

/** What players do of their own accord: with it, the time of all that was due before is up. */
export const ACTIONS: ReadonlySet<string> = new Set(['CardPlayed', 'EffectActivated', 'CoinFlipped', 'BattleDeclared', 'PhasePassed', 'NothingDone', 'BothDidNothing']);
const CONTROLS: ReadonlySet<string> = new Set(['PhasePassed', 'NothingDone', 'BothDidNothing', 'BattleDeclared', 'PhaseBegan']);
const ENDINGS: ReadonlySet<string> = new Set(['GameWon', 'GameDrawn', 'GameBegan', 'Noted', 'JudgeCalled', 'RulingGiven', 'PenaltyGiven', 'BackedUp']);

export function evolve(board: TgcBoard, given: GameEvent): void {
  const event = given as TgcEvent;
  if (board.winner >= 0 && !board.over && !ENDINGS.has(event.type) && !isHalfTold(board)) board.pastEnd = true;
  if (ACTIONS.has(event.type) || event.type === 'PhaseBegan') catchUp(board, event);
  const { tasks } = board.acting ?? {};
  if (tasks && tasks.length) {
    const found = match(board, event);
    if (found !== null && (found.flaw === '' || !board.acting!.loose)) strikeOff(board, found, event);
  }
  board.n = event.n;
  fold(board, event);
  if (board.acting !== null) acting.moveAlong(board, event.n);
  if (board.battle !== null) battle.moveBattle(board, event.n);
}

/** What the record passed over is taken as settled, so that one fault is found once. */
function catchUp(board: TgcBoard, event: TgcEvent): void {
  if (board.due.length) for (const thing of [...board.due]) settleDue(board, thing);
  if (board.acting && (board.acting.loose || CONTROLS.has(event.type))) {
    // Its window opens although it was never finished.
    if (!board.acting.loose) openQuick(board, board.acting.kind === 'effect' ? 'activated' : 'played', event.n - 1);
    board.acting = null;
  }
  if (event.type === 'PhaseBegan') return;
  if (board.changing) turn.changeUnwritten(board, event.n);
  const stage = board.battle?.stage;
  if (stage === 'block') battle.letThrough(board, event.n);
  else if (stage === 'damage' || stage === 'after') battle.dropBattle(board, event.n);
  else if (stage === 'window' && (event.type === 'BattleDeclared' || event.type === 'PhasePassed')) board.battle = null;
}

function fold(board: TgcBoard, event: TgcEvent): void {
  const seat = seatIndex(board, event.by) as Seat;
  switch (event.type) {
    // The most frequent first: they are compared one by one.
    case 'NothingDone': return doNothing(board, seat, event.n);
    case 'PhaseBegan': return turn.beginPhase(board, event);
    case 'PhasePassed': return turn.passPhase(board, event.n);
    case 'BothDidNothing': return bothDoNothing(board, event.n);
    case 'CardPlayed': return acting.playCard(board, event, seat);
    case 'DamageDealt': return dealDamage(board, event);
    case 'CardsDrawn': return board.started ? field.draw(board, event, seat) : setup.drawOpening(board, event, seat);
    case 'BattleDeclared': return battle.declare(board, event, seat);
    case 'CardTapped': return tapCard(board, event);
    case 'PlasmaSet': return turn.setPlasma(board, event);
    case 'AllUntapped': return turn.untapAll(board, seat, event.n);
    case 'EffectActivated': return acting.activate(board, event, seat);
    case 'GameBegan': return void Object.assign(board, emptyBoard(board.header), { n: event.n });
    case 'SubtypesChosen': return setup.chooseSubtypes(board, event, seat);
    case 'DeckHandedIn': board.players[seat].setup.handedIn = event.n; return;
    case 'SideGiven': return setup.giveSide(board, event);
    case 'CoinTossed': return setup.toss(board, event);
    case 'OrderChosen': return;
    case 'Mulliganed': return setup.mulligan(board, event, seat);
    case 'HandKept': board.players[seat].setup.kept = event.n; return;
    case 'DiscardsShuffledIn': return setup.shuffleIn(board, seat, event.n);
    case 'ValuesSet': return setup.setValues(board, event);
    case 'CoinPlaced': return setup.placeCoin(board, event);
    case 'HsSet': return board.started ? field.changeHs(board, event, field.isForBoth(board, event)) : setHs(board, event);
    case 'CoinFlipped': return acting.flipCoin(board, seat, event.n);
    case 'BlockDeclared': return battle.block(board, event, seat);
    case 'BlockDeclined': return battle.letThrough(board, event.n);
    case 'CardsDiscarded': return field.discard(board, event, seat);
    case 'CardsRevealed': return field.reveal(board, event, seat);
    case 'CardDestroyed': return field.destroy(board, event);
    case 'CardDiscarded': return field.discardFromField(board, event);
    case 'CardMoved': return field.move(board, event);
    case 'CardUntapped': return field.tap(board, event, 0);
    case 'EquipmentAttached': return field.attachTo(board, event);
    case 'StatsChanged': return field.changeStats(board, event);
    case 'HsGained':
    case 'HsLost': return field.changeHs(board, event, field.isForBoth(board, event));
    case 'PlasmaGained':
    case 'PlasmaLost': return field.changePlasma(board, event);
    case 'EffectEnded': return endEffect(board);
    case 'Surrendered': return ending.surrender(board, seat, event.n);
    case 'GameWon':
    case 'GameDrawn': board.over = event.n; return;
    case 'DeckShuffled':
    case 'Noted':
    case 'JudgeCalled':
    case 'BackedUp':
    case 'RulingGiven':
    case 'PenaltyGiven':
      return;
    default: return event satisfies never;
  }
}

function setHs(board: TgcBoard, event: TgcEvent & { type: 'HsSet' }): void {
  const seat = seatIndex(board, event.data.player);
  if (seat >= 0) board.players[seat as Seat].hs = event.data.amount;
  board.valuesSet = event.n;
}

/** In an abridged record the damage tells that the window before it ran out; in a complete one a check says what was skipped. */
function dealDamage(board: TgcBoard, event: TgcEvent & { type: 'DamageDealt' }): void {
  const acts = board.acting !== null && !board.acting.loose;
  if (!acts && board.battle && battle.sideOf(board, event.data)) {
    if (board.battle.stage === 'block') battle.letThrough(board, event.n);
    if (board.battle.stage === 'window' && board.battle.attacker?.gone !== true) settle(board, event.n);
  }
  field.dealDamage(board, event, field.isForBoth(board, event));
}

/** An attack that deals no damage goes from its window to the tapping; an abridged record tells only that. */
function tapCard(board: TgcBoard, event: TgcEvent & { type: 'CardTapped' }): void {
  if (isUnwrittenEnd(board, event)) {
    settle(board, event.n);
    battle.moveBattle(board, event.n);
  }
  field.tap(board, event, 1);
}

/** What was left of it is left out. */
function endEffect(board: TgcBoard): void {
  if (board.acting?.tasks) for (const task of board.acting.tasks) task.done = true;
}
