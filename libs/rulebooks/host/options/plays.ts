/** Cards that a player may play from the hand (14). */
import type { Card } from '../abilities.js';
import type { HostBoard, Player, Seat } from '../board.js';
import { canPay } from '../payment.js';
import { costNow } from '../prices.js';
import { countFree } from '../things.js';
import { move, type Move } from './move.js';
import { paymentChoice } from './payments.js';
import { canTarget, targetChoices, targetsOf } from './target-choices.js';

const VERB = { Entity: 'create', Sorcery: 'cast', Form: 'embody', Ambush: 'lay', Host: 'play' } as const;

/** `slow`: whether Slow actions are open to this player now. */
export function plays(board: HostBoard, seat: Seat, slow: boolean): Move[] {
  const { hand } = board.players[seat];
  const moves: Move[] = [];
  for (let i = 0; i < hand.known.length; i++) {
    const name = hand.known[i];
    if (hand.known.indexOf(name) < i) continue;
    const card = board.book.main(name);
    if (card && (slow || card.keywords.has('Fast')) && mayPlay(board, seat, card)) moves.push(playOf(board, seat, card));
  }
  return moves;
}

function mayPlay(board: HostBoard, seat: Seat, card: Card): boolean {
  const player = board.players[seat];
  if (card.type !== 'Ambush' && canPay(player, costNow(board, card, seat)) === 0) return false;
  if (card.type === 'Form') return !controlsForm(board, seat, card.name);
  if (freeSlots(board, seat, rowOf(card)).length === 0) return false;
  return card.type !== 'Sorcery' || canTarget(board, targetsOf(card), seat, null);
}

/** One on the stack counts: two of them could not both stay (19.1). */
function controlsForm(board: HostBoard, seat: Seat, name: string): boolean {
  return board.players[seat].forms.some((f) => f.card?.name === name) || board.stack.some((i) => i.by === seat && i.card?.name === name);
}

export const rowOf = (card: Card): 'front' | 'back' => (card.type === 'Entity' ? 'front' : 'back');

/** Open slots that no card on the stack is bound for: each of those will need one. */
export function freeSlots(board: HostBoard, seat: Seat, row: 'front' | 'back'): string[] {
  const player = board.players[seat];
  const open = openSlots(board, player, row);
  let bound = 0;
  for (const item of board.stack) {
    if (item.by !== seat || item.kind !== 'card' || item.card?.type === 'Form' || (item.card && rowOf(item.card) !== row)) continue;
    const named = open.indexOf(item.slot);
    if (named >= 0) open.splice(named, 1);
    else bound++;
  }
  return open.length > bound ? open : [];
}

/** Slots of a row with nothing in them; nine at most, where nobody counted them. */
export function openSlots(board: HostBoard, player: Player, row: 'front' | 'back'): string[] {
  const things = row === 'front' ? player.front : player.back;
  const count = row === 'front' ? board.frontSlots : board.backSlots;
  if (countFree(board, player, row) <= 0) return [];
  const open: string[] = [];
  for (let i = 0; i < (Number.isNaN(count) ? things.length : count); i++) if (things[i] === null) open.push(`${row} ${i + 1}`);
  return open;
}

function playOf(board: HostBoard, seat: Seat, card: Card): Move {
  const player = board.players[seat];
  const cost = card.type === 'Ambush' ? '' : costNow(board, card, seat);
  return move('CardPlayed', player.seat, { verb: VERB[card.type], card: card.name }, {
    cost,
    choices: () => [...paymentChoice(player, cost), ...targetChoices(board, targetsOf(card), seat, null)],
  });
}
