/** Phases, the steps of the Draw Phase, Pass Phase. */
import { other, type Player, type Seat, type TgcBoard } from '../board.js';
import { PHASES, type TgcEventOf } from '../events.js';
import { close, openQuick } from '../gamestate.js';
import { watchResolve } from '../stats.js';
import { seatIndex } from '../things.js';
import { note } from './occasions.js';
import { startGame } from './setup.js';

export function beginPhase(board: TgcBoard, { data, n }: TgcEventOf<'PhaseBegan'>): void {
  const seat = seatIndex(board, data.player);
  enterPhase(board, seat < 0 ? board.turnPlayer : seat, data.phase, n);
}

function enterPhase(board: TgcBoard, seat: number, phase: TgcEventOf<'PhaseBegan'>['data']['phase'], n: number): void {
  close(board, phase === 'draw' ? 'draw' : 'changing', n);
  board.passing = 0;
  board.changing = 0;
  board.idle = 0;
  board.battle = null;
  board.acting = null;
  if (board.toTap.length) board.toTap = [];
  if (phase === 'draw') beginTurn(board, seat as Seat, n);
  else board.turnPlayer = seat;
  board.phase = phase;
  board.phaseEvent = n;
  note(board, 'phase', seat, null, n, phase);
  openQuick(board, 'phase', n);
}

function beginTurn(board: TgcBoard, seat: Seat, n: number): void {
  for (const player of board.players) endTurn(board, player, n);
  if (!board.started) startGame(board, seat, n);
  board.turn++;
  board.turnPlayer = seat;
  board.players[seat].drawPhases++;
  const steps = board.drawSteps;
  steps.plasma = steps.draw = steps.untap = steps.pass = 0;
}

/** What lasts for a turn is over (3.6.2). */
function endTurn(board: TgcBoard, player: Player, n: number): void {
  player.plasma -= player.coinPlasma;
  player.coinPlasma = 0;
  for (const thing of player.field) {
    if (!thing.mods.length || !thing.mods.some((m) => m.turn)) continue;
    thing.mods = thing.mods.filter((m) => !m.turn);
    watchResolve(board, thing, n);
  }
}

/** The phase that comes next, and whose it is. */
export function nextPhase(board: TgcBoard): { seat: number; phase: (typeof PHASES)[number] } | null {
  if (board.phase === null || board.turnPlayer < 0) return null;
  const i = PHASES.indexOf(board.phase);
  if (i < PHASES.length - 1) return { seat: board.turnPlayer, phase: PHASES[i + 1] };
  return { seat: other(board.turnPlayer as Seat), phase: 'draw' };
}

/** A change of phase that the record passed over has happened all the same. */
export function changeUnwritten(board: TgcBoard, n: number): void {
  const next = nextPhase(board);
  if (next) enterPhase(board, next.seat, next.phase, n);
}

export function passPhase(board: TgcBoard, n: number): void {
  if (board.phase === 'draw') {
    board.drawSteps.pass = n;
    return;
  }
  board.passing = n;
  openQuick(board, 'passing', n);
}

export function setPlasma(board: TgcBoard, { data, n }: TgcEventOf<'PlasmaSet'>): void {
  const seat = seatIndex(board, data.player);
  if (seat < 0) return;
  const player = board.players[seat as Seat];
  player.plasma = data.amount;
  player.coinPlasma = 0;
  if (!board.started) board.valuesSet = n;
  else if (board.phase === 'draw' && seat === board.turnPlayer && !board.drawSteps.plasma) board.drawSteps.plasma = n;
}

export function untapAll(board: TgcBoard, seat: Seat, n: number): void {
  for (const thing of board.players[seat].field) thing.tapped = 0;
  if (board.phase === 'draw' && seat === board.turnPlayer) board.drawSteps.untap = n;
}
