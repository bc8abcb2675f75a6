/** The games that there is a simulator for. */
import { host } from '#rulebooks/host/index.js';
import { abridge as abridgeHost } from '#rulebooks/host/simulate/abridge.js';
import { simulate as playHost } from '#rulebooks/host/simulate/simulate.js';
import { tgc } from '#rulebooks/tgc/index.js';
import { abridge as abridgeTgc } from '#rulebooks/tgc/simulate/abridge.js';
import { simulate as playTgc } from '#rulebooks/tgc/simulate/simulate.js';
import { plantInto as plantIntoHost } from './host/planting.js';
import { plants as hostPlants } from './host/plants/index.js';
import type { Proof } from './proof.js';
import { plantInto as plantIntoTgc } from './tgc/planting.js';
import { plants as tgcPlants } from './tgc/plants/index.js';

function planting<P, R>(plants: Readonly<Record<string, P>>, plant: (plant: P, seed: number) => R): Record<string, (seed: number) => R> {
  return Object.fromEntries(Object.entries(plants).map(([check, one]) => [check, (seed: number) => plant(one, seed)]));
}

export const proofs: Readonly<Record<string, Proof>> = {
  host: { rulebook: host, play: (seed) => playHost({ seed }), abridge: abridgeHost, plants: planting(hostPlants, plantIntoHost) },
  tgc: { rulebook: tgc, play: (seed) => playTgc({ seed }), abridge: abridgeTgc, plants: planting(tgcPlants, plantIntoTgc) },
};
