/** Paying costs with typed and generic resources (12). */
import { RESOURCE_INDEX, type Player } from './board.js';

/** How many of each symbol (& £ ! % $) a string has. */
export function countSymbols(symbols: string): number[] {
  const counts = [0, 0, 0, 0, 0];
  for (let i = 0; i < symbols.length; i++) {
    const at = RESOURCE_INDEX[symbols[i]];
    if (at !== undefined) counts[at]++;
  }
  return counts;
}

export function pointsIn(symbols: string): number {
  let n = 0;
  for (let i = 0; i < symbols.length; i++) if (symbols[i] === '#') n++;
  return n;
}

/** The place of action points in what is sure. */
export const POINTS = 5;

export function spend(player: Player, paid: string): void {
  const points = pointsIn(paid);
  if (points) spendPointsOf(player, points);
  if (player.poolGap && isUnsure(player, paid)) player.poolGap = 0;
  for (const s of paid) {
    const i = RESOURCE_INDEX[s];
    if (i === undefined) continue;
    player.resources[i] = Math.max(0, player.resources[i] - 1);
    player.sure[i] = Math.max(0, player.sure[i] - 1);
  }
}

export function spendPointsOf(player: Player, points: number): void {
  if (player.pointsGap && points > player.sure[POINTS]) player.pointsGap = 0;
  player.points = Math.max(0, player.points - points);
  player.sure[POINTS] = Math.max(0, player.sure[POINTS] - points);
}

/** Whether a payment takes more than is there in any case, from resources that the record does not count. */
export function isUnsure({ resources, sure }: Player, paid: string): boolean {
  return countSymbols(paid).some((n, i) => Number.isNaN(resources[i]) && n > sure[i]);
}

export function gain(player: Player, symbols: string): void {
  for (const s of symbols) {
    const i = s === '#' ? POINTS : RESOURCE_INDEX[s];
    if (i === POINTS) player.points++;
    else player.resources[i]++;
    player.sure[i]++;
  }
}

/** Whether a pool can pay a cost at all: 1, 0, or NaN when the pool is not on record. */
export function canPay(player: Player, cost: string): number {
  const need = countSymbols(cost);
  let spare = 0;
  for (let i = 0; i < 4; i++) {
    const left = player.resources[i] - need[i];
    if (left < 0) return 0;
    spare += left;
  }
  spare += player.resources[4] - need[4];
  const asked = pointsIn(cost);
  const points = asked ? player.points - asked : 0;
  if (spare < 0 || points < 0) return 0;
  return Number.isNaN(spare + points) ? NaN : 1;
}

/** Whether exactly these resources pay the cost: typed symbols by their own type, generic ones by any (12.3, 12.4). */
export function pays(paid: string, cost: string): boolean {
  const need = countSymbols(cost);
  const given = countSymbols(paid);
  let spare = given[4];
  for (let i = 0; i < 4; i++) {
    if (given[i] < need[i]) return false;
    spare += given[i] - need[i];
  }
  return spare === need[4] && pointsIn(paid) === pointsIn(cost);
}

/** Takes a cost that the record does not say how it was paid: as far as there is only one way, else what is left is unknown. */
export function spendUnstated(player: Player, cost: string, event: number): void {
  const typed = cost.replaceAll('$', '');
  const generic = cost.length - typed.length;
  spend(player, typed);
  if (generic === 0) return;
  const kinds = player.resources.filter((n) => n !== 0).length;
  const total = player.resources.reduce((a, b) => a + b, 0);
  const less = (n: number): number => Math.max(0, n - generic);
  for (let i = 0; i < POINTS; i++) player.sure[i] = less(player.sure[i]);
  if (kinds === 1 || total <= generic) player.resources = player.resources.map(less);
  else {
    player.resources = player.resources.map((n) => (n === 0 ? 0 : NaN));
    player.poolGap = event;
  }
}
