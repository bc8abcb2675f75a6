/** Who has priority, and by which events they got it (31, 32). The readings chosen where the rules are silent are in the README. */
import type { Reason } from '#kernel/finding.js';
import type { Standing } from '#kernel/rulebook.js';
import { other, type HostBoard, type Item, type PriorityReason, type Seat } from './board.js';
import { PHASE_NAMES } from './events.js';
import { itemName } from './things.js';

export const NOBODY = -1;
export const UNTOLD = -2;

export function give(board: HostBoard, seat: number, why: PriorityReason, event: number): void {
  const { priority } = board;
  priority.holder = seat;
  priority.open = false;
  priority.why = why;
  priority.since = event;
  priority.passed[0] = 0;
  priority.passed[1] = 0;
}

export const giveTurnPlayer = (board: HostBoard, why: PriorityReason, event: number): void =>
  give(board, board.turnPlayer < 0 ? UNTOLD : board.turnPlayer, why, event);

/**
 * After an action the turn player keeps priority; after a response the turn player has the next word, and the rules leave
 * open whether the one who responded may go on.
 */
export function acted(board: HostBoard, seat: Seat, event: number): void {
  if (seat === board.turnPlayer) give(board, seat, 'acted', event);
  else {
    giveTurnPlayer(board, 'responded', event);
    board.priority.open = true;
  }
}

export function pass(board: HostBoard, seat: Seat, event: number): void {
  const { priority } = board;
  if (bothPassed(board)) {
    // One pass too many changes nothing: what lies on the stack is about to resolve.
    if (board.stack.length) return;
    // Nothing has come of the round before: this pass begins a new one.
    priority.passed[0] = priority.passed[1] = 0;
  }
  priority.passed[seat] = event;
  priority.open = false;
  priority.since = event;
  if (priority.passed[other(seat)]) {
    settle(board, event);
    return;
  }
  priority.holder = other(seat);
  // Where a position does not tell who had priority, the other player may have passed before it.
  if (priority.why !== 'unknown') priority.why = 'passed';
}

/** Both have passed: the top of the stack resolves, or, with the stack empty, the turn player goes on. */
function settle(board: HostBoard, event: number): void {
  const { priority } = board;
  priority.holder = board.stack.length ? NOBODY : board.turnPlayer < 0 ? UNTOLD : board.turnPlayer;
  priority.why = 'settled';
  priority.since = event;
}

export function passBoth(board: HostBoard, event: number): void {
  board.priority.passed[0] = event;
  board.priority.passed[1] = event;
  board.priority.open = false;
  settle(board, event);
}

export const bothPassed = (board: HostBoard): boolean => board.priority.passed[0] !== 0 && board.priority.passed[1] !== 0;

/**
 * Whether a seat may act: 1 yes, 0 no, NaN when that hangs on a pass that an abridged record does not write down,
 * or on a position that does not tell.
 */
export function mayAct(board: HostBoard, seat: Seat): number {
  const { priority } = board;
  if (board.resolving) return 0;
  // With an empty stack the first word is the turn player's (32.8), told or not; over a stack, only a record that leaves passes out
  // says by the turn player's acting that the other one had passed.
  if (priority.holder === UNTOLD) return seat === board.turnPlayer && (!board.complete || board.stack.length === 0) ? 1 : NaN;
  if (priority.holder === seat || priority.open) return 1;
  if (board.complete) return 0;
  return inferred(board, seat);
}

/**
 * What an abridged record leaves unwritten: a response says that the other player had passed, unless nothing
 * had been done yet that could be responded to; then who waved whom on is exactly what nobody wrote down.
 */
function inferred(board: HostBoard, seat: Seat): number {
  const { priority } = board;
  const atBeginning = (priority.why === 'phase' || priority.why === 'position') && seat !== board.turnPlayer;
  return atBeginning ? NaN : 1;
}

const REASONS: Record<PriorityReason, { says: string; section?: string }> = {
  phase: { says: 'the turn player receives priority at the beginning of a phase', section: '31.5.1' },
  step: { says: 'the turn player receives priority at the beginning of a step', section: '31.5.1' },
  acted: { says: 'the turn player acted and keeps priority until passing', section: '31.5.3' },
  responded: { says: 'after the response the turn player has the next word', section: '32.8' },
  triggers: { says: 'the turn player receives priority once triggered effects are on the stack', section: '31.5.1' },
  resolved: { says: 'the turn player receives priority when something on the stack has resolved', section: '31.5.2' },
  passed: { says: 'the other player passed', section: '31.5.3' },
  settled: { says: 'both players passed in succession', section: '31.6' },
  position: { says: 'the position says so' },
  setup: { says: 'no turn has begun' },
  unknown: { says: 'the position does not say who has priority' },
};

/** `nameFor` names what lies on the stack, for those who may not know all of it. */
export function standing(board: HostBoard, nameFor: (item: Item) => string = itemName): Standing {
  const { priority } = board;
  const why: Reason[] = [];
  if (board.over) return { seats: [], why: [{ says: 'the game is over', event: board.over, section: '1.1' }] };
  if (board.phase && board.turnPlayer >= 0) {
    const says = `turn ${orUnknown(board.turn)}, ${board.seats[board.turnPlayer]}'s ${PHASE_NAMES[board.phase]}`;
    why.push({ says, event: board.phaseEvent });
  }
  const top = board.stack.at(-1);
  if (top) why.push({ says: `${nameFor(top)} is on top of the stack`, event: top.event });
  if (board.resolving) {
    const says = `${nameFor(board.resolving.item)} is resolving, and nobody has priority meanwhile`;
    why.push({ says, event: board.resolving.began, section: '31.4' });
    return { seats: [], why };
  }
  const reason = REASONS[priority.why];
  why.push({ says: `${holderWords(board)}: ${reason.says}`, event: priority.since, section: reason.section });
  if (priority.holder === UNTOLD) return { seats: null, why };
  if (priority.open) return { seats: board.seats, why };
  return { seats: priority.holder < 0 ? [] : [board.seats[priority.holder]], why };
}

function holderWords({ seats, priority: { holder } }: HostBoard): string {
  if (holder === NOBODY) return 'nobody has priority';
  return holder === UNTOLD ? 'who has priority is not on record' : `${seats[holder]} has priority`;
}

const orUnknown = (n: number): string => (Number.isNaN(n) ? '?' : String(n));
