/** How a cost can be paid from what a player has (12.3, 12.4). */
import type { Choice } from '#kernel/rulebook.js';
import { RESOURCE_INDEX, type Player } from '../board.js';
import { countSymbols, pointsIn } from '../payment.js';

const SYMBOLS = Object.keys(RESOURCE_INDEX);
/** More ways than anybody wants to read differ in nothing that matters. */
const ENOUGH = 12;

const typedPart = (cost: string): string => [...cost].filter((s) => s !== '$').join('');

/** The symbols of a payment that go into the generic part of the cost. */
export function genericPart(cost: string, paid: string): string {
  const rest = countSymbols(paid);
  const need = countSymbols(cost);
  if (need[4] === 0) return '';
  return SYMBOLS.map((s, i) => s.repeat(Math.max(0, i === 4 ? rest[4] : rest[i] - need[i]))).join('');
}

/** Every way to pay, those that keep typed resources first. A pool that is not on record counts as full. */
export function waysToPay(player: Player, cost: string): string[] {
  const need = countSymbols(cost);
  const typed = typedPart(cost);
  if (need[4] === 0) return [typed];
  const spare = player.resources.map((n, i) => (Number.isNaN(n) ? need[4] : i === 4 ? n : n - need[i]));
  const ways: string[] = [];
  const add = (from: number, left: number, so: string): void => {
    if (left === 0) ways.push(typed + so);
    if (left === 0 || from < 0 || ways.length >= ENOUGH) return;
    for (let n = Math.min(left, spare[from]); n >= 0; n--) add(from - 1, left - n, so + SYMBOLS[from].repeat(n));
  };
  add(4, need[4], '');
  return ways;
}

/** The choice of payment; none for what costs nothing. */
export function paymentChoice(player: Player, cost: string): Choice[] {
  if (cost === '') return [];
  return [{ field: 'paid', min: 1, max: 1, among: pointsIn(cost) === cost.length ? [cost] : waysToPay(player, cost) }];
}
