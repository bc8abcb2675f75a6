/** Records what happened, legal or not. Total: it never throws on a well-formed event, and a missing case does not compile. */
import type { GameEvent } from '#kernel/event.js';
import type { HostBoard, Seat } from './board.js';
import type { HostEvent } from './events.js';
import { emptyBoard } from './open.js';
import { noteOverdue } from './overdue.js';
import { moveAlong, noteShown, progress } from './resolution.js';
import { leave, seatIndex } from './things.js';
import { addToDrop } from './hands.js';
import * as battle from './fold/battle.js';
import * as ending from './fold/ending.js';
import * as happenings from './fold/happenings.js';
import * as setup from './fold/setup.js';
import * as stack from './fold/stack.js';
import * as turn from './fold/turn.js';

export function evolve(board: HostBoard, given: GameEvent): void {
  const event = given as HostEvent;
  if (board.won.seat >= 0 && !board.pastEnd) board.pastEnd = ending.goesOn(board, event);
  noteOverdue(board, event);
  if (board.resolving) progress(board, event);
  if ((board.spent.length || board.loop) && MOVES_ON.has(event.type)) {
    clearSpent(board);
    board.loop = 0;
  }
  board.n = event.n;
  fold(board, event);
  if (board.resolving) moveAlong(board, event.n);
  if (TURNS_EFFECTS.has(event.type)) ending.checkHosts(board, event.n);
}

/** What brings effects into play, takes them out, or lets them end. */
const TURNS_EFFECTS: ReadonlySet<string> = new Set([
  'ResolutionBegan', 'ResolutionEnded', 'StatsChanged', 'CardMoved', 'CardDestroyed', 'ControlTaken', 'CardsPut', 'PhaseDeclared', 'TurnEnded',
]);

/** Deeds that nobody does before used cards are off the table. */
export const MOVES_ON: ReadonlySet<string> = new Set([
  'CardPlayed', 'AbilityActivated', 'AmbushActivated', 'PointsSpentToDraw', 'PointsSpentToGain', 'PhaseDeclared', 'AttackerDeclared',
  'BlockerDeclared', 'DamageStepBegan', 'TurnEnded',
]);

/** A used card that the record left lying is taken as gone: it has no more to do. */
function clearSpent(board: HostBoard): void {
  for (const { thing } of [...board.spent]) {
    leave(board, thing);
    addToDrop(board.players[thing.owner], thing.card!.name);
  }
}

function fold(board: HostBoard, event: HostEvent): void {
  const seat = seatIndex(board, event.by) as Seat;
  switch (event.type) {
    // Two thirds of all events are of these types, and a switch asks for one type after the other.
    case 'PriorityPassed': return turn.passPriority(board, event, seat);
    case 'PhaseDeclared': return declarePhase(board, event, seat);
    case 'BothPassed': return turn.bothPass(board, event);
    case 'ResolutionBegan': return stack.beginResolving(board, event);
    case 'ResolutionEnded': return stack.endResolving(board, event.n);
    case 'PointsSpentToGain': return turn.spendToGain(board, event, seat);
    case 'TriggerStacked': return stack.stackTrigger(board, event, seat);
    case 'GameBegan': return beginGame(board, event.n);
    case 'DeckPlaced': return setup.placeDeck(board, seat, event.n);
    case 'DeckShuffled': return setup.shuffle(board, event, seat);
    case 'DiceRolled': return setup.roll(board, event, seat);
    case 'RollWon': return setup.winRoll(board, seat, event.n);
    case 'OrderChosen': return setup.chooseOrder(board, event, seat);
    case 'HandKept': return setup.keep(board, seat, event.n);
    case 'Mulliganed': return setup.mulligan(board, event, seat);
    case 'HostRevealed': return setup.turnHostUp(board, seat, event.n);
    case 'GameStarted': return turn.startGame(board, event.n);
    case 'Replenished': return turn.replenish(board, seat, event.data.to, event.n);
    case 'SicknessLost': return turn.loseSickness(board, seat);
    case 'PointsSpentToDraw': return turn.spendToDraw(board, event, seat);
    case 'TurnEnded': turn.lapse(board, event); return turn.endTurn(board, seat, event.n);
    case 'CardPlayed': return stack.playCard(board, event, seat);
    case 'AbilityActivated': return stack.activate(board, event, seat);
    case 'AmbushActivated': return stack.activateAmbush(board, event, seat);
    case 'TargetsChanged': return stack.changeTargets(board, event, seat);
    case 'LeftStack': return stack.leaveStack(board, event);
    case 'LoopFound': board.loop = event.n; return;
    case 'AttackerDeclared': return battle.declareAttacker(board, event, seat);
    case 'BlockerDeclared': return battle.declareBlocker(board, event);
    case 'DamageStepBegan': return battle.beginDamageStep(board, event);
    case 'DamageStepEnded': return battle.endDamageStep(board, event.n);
    case 'SimultaneousBegan': board.simultaneous++; return;
    case 'SimultaneousEnded': return battle.endMoment(board);
    case 'CardsDrawn': return board.started || board.resolving ? happenings.drawCards(board, event, seat) : setup.drawOpening(board, event, seat);
    case 'CardsDiscarded': return happenings.discard(board, event, seat);
    case 'DamageDealt': return happenings.dealDamage(board, event);
    case 'HostDamageTaken': return happenings.takeHostDamage(board, event, seat);
    case 'DamageHealed': return happenings.healDamage(board, event);
    case 'HostHealed': return happenings.healHost(board, event, seat);
    case 'CardDestroyed': return happenings.destroy(board, event);
    case 'CardMoved': return happenings.moveCard(board, event);
    case 'CardsPut': return board.started || !setup.isPutBack(event) ? happenings.putCards(board, event, seat) : setup.mulligan(board, event, seat);
    case 'SlotMoved': return happenings.moveSlot(board, event);
    case 'ControlTaken': return happenings.takeControl(board, event, seat);
    case 'MarkerAttached': return happenings.attachMarker(board, event);
    case 'TokenCreated': return happenings.createToken(board, event, seat);
    case 'CountersPut': return happenings.putCounters(board, event);
    case 'ResourcesGained': return happenings.gainResources(board, event, seat);
    case 'ResourcesLost': return happenings.loseResources(board, event, seat);
    case 'StatsChanged': return happenings.changeStats(board, event);
    case 'CardsRevealed': return noteShown(board, event.data.cards);
    case 'Conceded': return ending.concede(board, seat, event.n);
    case 'GameWon': return ending.recordWin(board, event);
    case 'DeckCut':
    case 'TriggersDeclared':
    case 'CardsLookedAt':
    case 'CardsSeen':
    case 'ZoneSearched':
    case 'Noted':
    case 'JudgeCalled':
    case 'BackedUp':
    case 'RulingGiven':
    case 'PenaltyGiven':
      return;
    default: return event satisfies never;
  }
}

function declarePhase(board: HostBoard, event: HostEvent & { type: 'PhaseDeclared' }, seat: Seat): void {
  turn.lapse(board, event);
  turn.declarePhase(board, event, seat);
}

/** The next game of the match: everything but the decks begins anew. */
function beginGame(board: HostBoard, n: number): void {
  const fresh = emptyBoard(board.header);
  Object.assign(board, fresh, { n });
}
