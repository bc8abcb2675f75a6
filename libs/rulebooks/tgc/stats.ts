/** Power and resolve as they are now: printed, what is attached (3.3.3.b.3), what effects added, and damage (4.3.1). */
import type { TgcBoard, Thing } from './board.js';
import { isCreature, makeDue } from './things.js';
import type { Stat } from './words.js';

function total(thing: Thing, stat: Stat): number {
  let n = thing.card[stat];
  for (let i = 0; i < thing.mods.length; i++) if (thing.mods[i].stat === stat) n += thing.mods[i].n;
  for (let i = 0; i < thing.attached.length; i++) n += thing.attached[i].card[stat];
  return n;
}

export const powerOf = (thing: Thing): number => total(thing, 'power');
export const resolveOf = (thing: Thing): number => total(thing, 'resolve') - thing.damage;
export const statOf = (thing: Thing, stat: Stat): number => (stat === 'power' ? powerOf(thing) : resolveOf(thing));

/** What it deals: power below 0 deals nothing. */
export function damageOf(thing: Thing): number {
  const power = powerOf(thing);
  return power < 0 ? 0 : power;
}

/** A creature at 0 or below is to be destroyed (4.3.2). */
export function watchResolve(board: TgcBoard, thing: Thing, event: number): void {
  if (isCreature(thing) && !thing.gone && resolveOf(thing) <= 0) makeDue(board, thing, 'resolve', event);
}
