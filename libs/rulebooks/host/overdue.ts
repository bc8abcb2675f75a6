/**
 * What the rules do by themselves comes before anything else (2.1, 35.4): which event comes too late for it. The checks
 * find the first such event; the fold remembers that it has been found, so that it is not found again with every event.
 */
import type { HostBoard } from './board.js';
import { isCombat } from './combat.js';
import type { HostEvent } from './events.js';
import { fit } from './fitting.js';
import { isPlay } from './phrases.js';
import { findThing, seatIndex } from './things.js';

/** What may be told before a game action although that is due: announcements, and what the same moment brought. */
const GOES_BESIDE: ReadonlySet<string> = new Set([
  'CardDestroyed', 'StatsChanged', 'HostDamageTaken', 'GameWon', 'Conceded', 'SicknessLost', 'SimultaneousBegan', 'CardsSeen', 'DeckCut',
]);

/** Whether an event passes over destructions and removals that are due. */
export function passesOverDue(board: HostBoard, event: HostEvent): boolean {
  if (board.due.length === 0 || board.simultaneous > 0 || board.over) return false;
  if (GOES_BESIDE.has(event.type) || !isPlay(event) || isSameMoment(board, event)) return false;
  if (event.type === 'CardsDrawn') return board.players[seatIndex(board, event.by) as 0 | 1].hostDrawDue === 0;
  if (event.type === 'CardsPut' && event.data.to.zone === 'damage') return false;
  return event.type !== 'CardMoved' || !(findThing(board, event.data.card)?.dueSince ?? 0);
}

/** Whether an event passes over damage that a Host has been dealt, or over the card that the edition gives for it. */
export function passesOverDamage(board: HostBoard, event: HostEvent): boolean {
  if (board.won.seat >= 0 || board.simultaneous > 0 || GOES_BESIDE.has(event.type) || !isPlay(event)) return false;
  if (event.type === 'DamageDealt' || isSameMoment(board, event)) return false;
  // Game actions that the same damage made due come first (35.4).
  if (event.type === 'CardMoved') return board.due.length === 0;
  return event.type !== 'CardsPut' || event.data.to.zone !== 'damage';
}

/** Parts of one moment are told one after the other: the other side's combat damage, the rest of an "and". */
function isSameMoment(board: HostBoard, event: HostEvent): boolean {
  if (event.type === 'DamageDealt' && isCombat(board, event)) {
    const to = findThing(board, event.data.to);
    return to !== null && (to === board.battle?.attacker || to === board.battle?.blocker);
  }
  const { resolving } = board;
  if (!resolving || resolving.item.kind === 'card') return false;
  // What the parts of text without a model are, nobody can say.
  if (resolving.tasks === null) return true;
  const found = fit(board, event);
  return found.is === 'part' && found.task.clause === resolving.clause && resolving.tasks.includes(found.task);
}

/** Called by the fold with each event, before it changes anything. */
export function noteOverdue(board: HostBoard, event: HostEvent): void {
  if (board.due.length && passesOverDue(board, event)) {
    for (const thing of board.due) if (thing.overdue === 0) thing.overdue = event.n;
  }
  const [a, b] = board.players;
  if (!(a.hostDamageDue || b.hostDamageDue || a.hostDrawDue || b.hostDrawDue) || !passesOverDamage(board, event)) return;
  for (const player of board.players) {
    const isDrawn = event.type === 'CardsDrawn' && event.by === player.seat && player.hostDrawDue > 0;
    if (!isDrawn && (player.hostDamageDue > 0 || player.hostDrawDue > 0) && player.hostOverdue === 0) player.hostOverdue = event.n;
  }
}
