/** What the effect that is being carried out asks for next. */
import { handSize } from '#kernel/hand.js';
import type { Choice } from '#kernel/rulebook.js';
import type { Acting, Seat, Task, TgcBoard, Thing } from '../board.js';
import { fits, isOwed, possible } from '../carrying-out.js';
import type { Hand } from '#kernel/hand.js';
import { isWaiting } from '../fold/acting.js';
import { isCreature, refTo } from '../things.js';
import { move, type Move } from './move.js';

/** Moves for the first instruction that is owed; or what else the card waits for. */
export function actingMoves(board: TgcBoard): Move[] {
  const { acting } = board;
  if (!acting || acting.loose) return [];
  const task = acting.tasks?.find((t) => isOwed(board, acting, t));
  if (task) return taskMoves(board, acting, task);
  return isWaiting(board, acting) ? waiting(board, acting) : [];
}

/** Instructions that may be left out. */
export function optionalMoves(board: TgcBoard): Move[] {
  const { acting } = board;
  if (!acting?.tasks) return [];
  if (acting.tasks.some((t) => isOwed(board, acting, t))) return [];
  const task = acting.tasks.find((t) => !t.done && t.step.may && possible(board, acting, t) === 1);
  return task ? taskMoves(board, acting, task) : [];
}

function waiting(board: TgcBoard, acting: Acting): Move[] {
  const cause = acting.event;
  const source = acting.source!;
  if (source.card.type === 'Instant' || source.card.type === 'Event') return [move('CardDiscarded', undefined, { card: refTo(board, source) }, { cause })];
  if (source.card.type !== 'Equipment') return [];
  const creatures = board.players.flatMap((p) => p.field.filter(isCreature));
  return creatures.map((to) => move('EquipmentAttached', undefined, { card: refTo(board, source), to: refTo(board, to) }, { cause }));
}

function taskMoves(board: TgcBoard, acting: Acting, task: Task): Move[] {
  const { step, need } = task;
  const cause = acting.event;
  if ('to' in step) return targets(board, acting, task).flatMap((thing) => onThing(board, thing, task, cause));
  return ([0, 1] as const).filter((seat) => need[seat] > 0).flatMap((seat) => onPlayer(board, seat, task, cause));
}

function targets(board: TgcBoard, acting: Acting, { step, things }: Task): Thing[] {
  if (!('to' in step)) return [];
  if (things) return things.filter((t) => !t.gone);
  if (acting.on.length) return acting.on.filter((t) => !t.gone);
  return board.players.flatMap((p) => p.field.filter((t) => fits(t, step.to, acting.by, acting.source) === 1));
}

function onThing(board: TgcBoard, thing: Thing, { step }: Task, cause: number): Move[] {
  const card = refTo(board, thing);
  switch (step.do) {
    case 'damage': return [move('DamageDealt', undefined, { amount: step.n, to: card }, { cause })];
    case 'destroy': return [move('CardDestroyed', undefined, { card }, { cause })];
    case 'tap': return [move('CardTapped', undefined, { card }, { cause })];
    case 'untap': return [move('CardUntapped', undefined, { card }, { cause })];
    case 'return': return [move('CardMoved', undefined, { card, to: { of: board.seats[thing.owner], zone: 'hand' } }, { cause })];
    case 'stats': return [move('StatsChanged', undefined, { card, changes: [...step.changes], ...(step.until === 'turn' && { until: 'turn' as const }) }, { cause })];
    default: return [];
  }
}

const EVENTS = { gainHs: 'HsGained', loseHs: 'HsLost', setHs: 'HsSet', gainPlasma: 'PlasmaGained', losePlasma: 'PlasmaLost' } as const;

function onPlayer(board: TgcBoard, seat: Seat, { step, need }: Task, cause: number): Move[] {
  const player = board.seats[seat];
  const { deck, hand } = board.players[seat];
  switch (step.do) {
    case 'draw': {
      const count = Number.isNaN(deck) ? need[seat] : Math.min(deck, need[seat]);
      return count > 0 ? [move('CardsDrawn', player, { cards: Array<null>(count).fill(null) }, { cause })] : [];
    }
    case 'discard': return handSize(hand) > 0 ? [move('CardsDiscarded', player, {}, { cause, choices: [ofHand('cards', hand, 1)] })] : [];
    case 'hit': return [move('DamageDealt', undefined, { amount: step.n, to: { player } }, { cause })];
    case 'gainHs':
    case 'loseHs':
    case 'setHs':
    case 'gainPlasma':
    case 'losePlasma': return [move(EVENTS[step.do], undefined, { player, amount: step.n }, { cause })];
    default: return [];
  }
}

export const ofHand = (field: string, hand: Hand, n: number): Choice => ({
  field, min: n, max: n, among: hand.known.length >= n ? hand.known : [...hand.known, ...Array<null>(n).fill(null)],
});
