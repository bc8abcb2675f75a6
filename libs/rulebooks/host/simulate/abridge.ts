/** The same game as a person at the table writes it down: without the passes that nobody says aloud. */
import type { GameEvent } from '#kernel/event.js';
import type { MatchLog } from '#kernel/log.js';
import type { HostBoard } from '../board.js';
import type { HostEvent } from '../events.js';
import { evolve } from '../evolve.js';
import type { HostHeader } from '../header.js';
import { open } from '../open.js';
import { isPlay } from '../phrases.js';
import { seatIndex } from '../things.js';
import { renumbered } from './renumber.js';

const PASSES: ReadonlySet<string> = new Set(['PriorityPassed', 'BothPassed']);
const DEEDS: ReadonlySet<string> = new Set(['CardPlayed', 'AbilityActivated', 'AmbushActivated']);

export function abridge(log: MatchLog): MatchLog & { events: GameEvent[] } {
  const header = { ...log.header, record: 'abridged' } as HostHeader;
  let board = open(header);
  const kept: GameEvent[] = [];
  const returnedTo = new Set(log.events.map((event) => (event.type === 'BackedUp' ? (event.data as { to: number }).to : 0)));
  log.events.forEach((event, i) => {
    // A judge who returns to a pass says that it is one.
    if (PASSES.has(event.type) && !returnedTo.has(event.n) && !isSaid(board, log.events, i)) return;
    kept.push(event);
    if (event.type === 'BackedUp') board = after(header, kept, (event.data as { to: number }).to);
    evolve(board, event);
  });
  return { header, events: renumbered(kept) };
}

/** The board right after event n, as the events that are kept tell it. */
function after(header: HostHeader, kept: readonly GameEvent[], n: number): HostBoard {
  let board = open(header);
  for (const event of kept) {
    if (event.n > n) break;
    if (event.type === 'BackedUp') board = after(header, kept, (event.data as { to: number }).to);
    evolve(board, event);
  }
  return board;
}

/** Who waves the opponent on at the beginning of a phase says so: nothing else would show it. */
function isSaid(board: HostBoard, events: readonly GameEvent[], at: number): boolean {
  const event = events[at];
  if (event.type !== 'PriorityPassed' || board.priority.why !== 'phase' || seatIndex(board, event.by) !== board.turnPlayer) return false;
  const next = events.slice(at + 1, at + 8).find((e) => !PASSES.has(e.type) && isPlay(e as HostEvent));
  return next !== undefined && DEEDS.has(next.type) && next.by !== undefined && next.by !== event.by;
}
