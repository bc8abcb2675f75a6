/** What the rules themselves bring about, outside of any effect: whether an event is one of these. */
import type { TgcBoard } from './board.js';
import type { TgcEvent } from './events.js';
import { sideOf } from './fold/battle.js';
import { findDue, findToTap } from './fold/field.js';
import { findThing, seatIndex } from './things.js';
import type { Ref } from './words.js';

/** True if the phase, the battle or another rule calls for it, or its own check judges it. */
export function isByRule(board: TgcBoard, event: TgcEvent): boolean {
  switch (event.type) {
    case 'CardsDrawn': return !board.started || (board.phase === 'draw' && seatIndex(board, event.by) === board.turnPlayer);
    case 'PlasmaSet': return !board.started || (board.phase === 'draw' && seatIndex(board, event.data.player) === board.turnPlayer);
    case 'HsSet': return !board.started;
    case 'AllUntapped': return board.phase === 'draw' && seatIndex(board, event.by) === board.turnPlayer;
    case 'CardUntapped': return board.phase === 'draw' && findThing(board, event.data.card)?.controller === board.turnPlayer;
    case 'CardTapped': return isTapping(board, event);
    case 'DamageDealt': return sideOf(board, event.data) !== null;
    case 'CardDestroyed': return isDue(board, event.data.card);
    // Destruction told by where the card went.
    case 'CardDiscarded': return isDue(board, event.data.card);
    case 'CardMoved': return event.data.to.zone === 'discard' && (isDue(board, event.data.card) || isSpent(board, event.data.card));
    default: return false;
  }
}

const isDue = (board: TgcBoard, ref: Ref): boolean => (findDue(board, ref)?.due ?? '') !== '';

/** An Instant or Event that is being carried out goes to the discard pile in the end. */
function isSpent(board: TgcBoard, ref: Ref): boolean {
  const source = board.acting?.source;
  return source !== null && source !== undefined && findThing(board, ref) === source && (source.card.type === 'Instant' || source.card.type === 'Event');
}

/** After combat, or told once more when a cost tapped it or it came tapped. */
function isTapping(board: TgcBoard, event: TgcEvent & { type: 'CardTapped' }): boolean {
  const thing = findToTap(board, event.data.card);
  if (!thing) return false;
  if (board.toTap.some((t) => t.thing === thing) || isUnwrittenEnd(board, event)) return true;
  return thing.tapped === 1 || board.acting?.source === thing;
}

/** In an abridged record a fighter is tapped although nothing tells that the window before it is over. */
export function isUnwrittenEnd(board: TgcBoard, event: TgcEvent & { type: 'CardTapped' }): boolean {
  const { battle, acting } = board;
  if (board.complete || battle?.stage !== 'window' || (acting && !acting.loose)) return false;
  const thing = findThing(board, event.data.card);
  return thing !== null && (thing === battle.attacker || thing === battle.defender);
}
