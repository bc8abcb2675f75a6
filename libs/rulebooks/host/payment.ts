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

export function spend(player: Player, paid: string): void {
  for (const s of paid) {
    if (s === '#') player.points = Math.max(0, player.points - 1);
    else player.resources[RESOURCE_INDEX[s]] = Math.max(0, player.resources[RESOURCE_INDEX[s]] - 1);
  }
}

export function gain(player: Player, symbols: string): void {
  for (const s of symbols) {
    if (s === '#') player.points++;
    else player.resources[RESOURCE_INDEX[s]]++;
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
  const points = player.points - pointsIn(cost);
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
export function spendUnstated(player: Player, cost: string): void {
  const need = countSymbols(cost);
  player.points = Math.max(0, player.points - pointsIn(cost));
  for (let i = 0; i < 4; i++) player.resources[i] = Math.max(0, player.resources[i] - need[i]);
  if (need[4] === 0) return;
  const kinds = player.resources.filter((n) => n !== 0).length;
  const total = player.resources.reduce((a, b) => a + b, 0);
  if (kinds === 1 || total <= need[4]) player.resources = player.resources.map((n) => Math.max(0, n - need[4]));
  else player.resources = player.resources.map((n) => (n === 0 ? 0 : NaN));
}
