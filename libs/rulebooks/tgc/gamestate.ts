/** The gamestate: Closed, or Open Play, Battle or Quick for a player; how it came to be, and what it becomes (2, 3.1, 3.2). */
import type { Reason } from '#kernel/finding.js';
import type { Standing } from '#kernel/rulebook.js';
import { other, type Seat, type StateKind, type TgcBoard, type Why } from './board.js';
import { PHASE_NAMES, type Phase } from './events.js';

export const NOBODY = -1;
export const UNTOLD = -2;

function set(board: TgcBoard, kind: StateKind, seat: number, why: Why, event: number): void {
  const { state } = board;
  state.kind = kind;
  state.seat = seat;
  state.why = why;
  state.since = event;
  state.nothing[0] = 0;
  state.nothing[1] = 0;
}

const turnPlayer = (board: TgcBoard): number => (board.turnPlayer < 0 ? UNTOLD : board.turnPlayer);

/** A Closed gamestate begins, and what happened before it can no longer be answered (3.4.2); while already Closed, it goes on. */
export function close(board: TgcBoard, why: Why, event: number): void {
  if (board.state.kind !== 'closed') {
    board.closedSince = event;
    board.occasions.length = 0;
  }
  set(board, 'closed', NOBODY, why, event);
}

/** Each declared action closes anew, also one that should not have been possible (3.1). */
export function closeFor(board: TgcBoard, why: Why, event: number): void {
  board.closedSince = event;
  board.occasions.length = 0;
  set(board, 'closed', NOBODY, why, event);
}

/** A Quick window begins with the turn player (2.4); the Draw Phase has none (2.5.1). */
export function openQuick(board: TgcBoard, why: Why, event: number): void {
  if (board.phase === 'draw') return set(board, 'closed', NOBODY, 'draw', event);
  board.idle = 0;
  set(board, 'quick', turnPlayer(board), why, event);
}

const DEFAULTS: Record<Phase, StateKind> = { draw: 'closed', standby: 'quick', play: 'play', battle: 'battle', end: 'quick' };

export const defaultOf = (phase: Phase | null): StateKind => (phase === null ? 'unknown' : DEFAULTS[phase]);

export function openDefault(board: TgcBoard, why: Why, event: number): void {
  const kind = defaultOf(board.phase);
  set(board, kind, kind === 'closed' ? NOBODY : turnPlayer(board), why, event);
}

export function doNothing(board: TgcBoard, seat: Seat, event: number): void {
  const { state } = board;
  if (state.kind !== 'quick' && state.kind !== 'unknown') return;
  state.nothing[seat] = event;
  if (state.nothing[other(seat)]) return settle(board, event);
  state.seat = other(seat);
  state.why = 'nothing';
  state.since = event;
}

/** Both did nothing in a row: the window is over (3.2.b.2). */
export function settle(board: TgcBoard, event: number): void {
  const { battle } = board;
  if (battle?.stage === 'window') {
    if (battle.attacker === null || !battle.attacker.gone) {
      battle.stage = 'damage';
      battle.stageSince = event;
      return close(board, 'damage', event);
    }
    board.called = { attacker: battle.attacker, direct: battle.direct && !battle.blocked, event };
    board.battle = null;
  } else if (board.passing) {
    board.changing = event;
    return close(board, 'changing', event);
  }
  openDefault(board, 'defaulted', event);
  board.idle = board.phase === 'standby' || board.phase === 'end' ? event : 0;
}

/** Both do nothing in one breath. */
export function bothDoNothing(board: TgcBoard, event: number): void {
  if (board.state.kind === 'quick' || board.state.kind === 'unknown') settle(board, event);
}

/** What stands open: an effect with nothing mandatory left does not hold the gamestate. */
export const isClosed = (board: TgcBoard): boolean => board.state.kind === 'closed';

/**
 * Whether a seat may act in a Quick window now: 1 yes, 0 no, NaN when that hangs on something an abridged record does not write.
 * In Open Play and Open Battle the opponent comes in after a Pass Phase that nobody wrote down.
 */
export function mayAct(board: TgcBoard, seat: Seat): number {
  const { state } = board;
  if (state.kind === 'closed') return 0;
  if (state.kind === 'unknown' || state.seat === UNTOLD) return NaN;
  if (state.seat === seat) return 1;
  if (board.complete) return 0;
  if (state.kind === 'quick') return 1;
  return seat === board.turnPlayer ? 1 : NaN;
}

/** The gamestate as it may be for the turn player: in an abridged record a Quick window may have run out unwritten. */
export function mayBe(board: TgcBoard, kind: StateKind): number {
  const { state } = board;
  if (state.kind === kind) return 1;
  if (state.kind === 'unknown') return NaN;
  if (board.complete || state.kind !== 'quick' || board.passing || inWindow(board)) return 0;
  return defaultOf(board.phase) === kind ? 1 : 0;
}

/** An attack whose attacker has left or was tapped may end with the window, and nothing need be written about it. */
function inWindow({ battle }: TgcBoard): boolean {
  return battle?.stage === 'window' && battle.attacker?.gone !== true && battle.attacker?.tapped !== 1;
}

const STATE_NAMES: Record<StateKind, string> = { closed: 'Closed', play: 'Open Play', battle: 'Open Battle', quick: 'Open Quick', unknown: 'not on record' };
export const stateName = (board: TgcBoard): string => STATE_NAMES[board.state.kind];

const REASONS: Record<Why, { says: string; section?: string }> = {
  setup: { says: 'the game has not begun' },
  position: { says: 'the position says so' },
  unknown: { says: 'the position does not say which gamestate it is' },
  phase: { says: 'a Quick window opens after a change of phase', section: '3.2.a.2' },
  defaulted: { says: 'the gamestate defaulted to that of the phase', section: '2.5.2' },
  played: { says: 'a Quick window opens after a card was played', section: '3.3.4' },
  activated: { says: 'a Quick window opens after an effect', section: '3.4.4' },
  flipped: { says: 'a Quick window opens after the coin was flipped', section: '3.6.2/2' },
  passing: { says: 'Pass Phase opens a Quick window before the phase changes', section: '3.2.a.1' },
  nothing: { says: 'the other player did nothing, which hands the window over', section: '3.2.b.1' },
  through: { says: 'a Quick window opens before the damage of a direct attack', section: '4.1.2' },
  fighting: { says: 'a Quick window opens before the damage of a creature attack', section: '4.2.2' },
  battled: { says: 'the battle is over and the gamestate defaulted', section: '4.1.4' },
  acting: { says: 'an action was declared and is being carried out', section: '3.1' },
  block: { says: 'battle was declared, and the defending player chooses whether to block', section: '4.1' },
  damage: { says: 'the Quick window is over, and the damage of the attack comes next', section: '4.1.2' },
  changing: { says: 'the Quick window is over, and the phase changes next', section: '3.2.a.1' },
  draw: { says: 'the Draw Phase is always Closed', section: '2.5.1' },
};

export function standing(board: TgcBoard): Standing {
  if (board.over) return { seats: [], why: [{ says: 'the game is over', event: board.over, section: '1.12.1' }] };
  const { state } = board;
  const why: Reason[] = [];
  if (board.phase && board.turnPlayer >= 0) {
    const turn = Number.isNaN(board.turn) ? '' : `turn ${board.turn}, `;
    why.push({ says: `${turn}${board.seats[board.turnPlayer]}'s ${PHASE_NAMES[board.phase]}`, event: board.phaseEvent });
  }
  const { says, section } = REASONS[state.why];
  const whose = state.seat >= 0 ? ` for ${board.seats[state.seat]}` : '';
  why.push({ says: `${state.kind === 'unknown' ? 'the gamestate is not on record' : `${stateName(board)}${whose}`}: ${says}`, event: state.since, section });
  if (state.seat === UNTOLD || state.kind === 'unknown') return { seats: null, why };
  return { seats: state.seat < 0 ? [] : [board.seats[state.seat]], why };
}
