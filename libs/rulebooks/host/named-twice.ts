import type { TargetSpec } from './abilities.js';
import type { Aim, HostBoard } from './board.js';
import { aimsFor } from './tasks.js';
import { candidates } from './things.js';

/** One target named a second time, for the same phrase or where the text says "another"; two cards of one name may be meant by the same words. */
export function namedTwice(board: HostBoard, specs: readonly TargetSpec[], aims: readonly Aim[]): Aim | undefined {
  if (aims.length < 2) return undefined;
  const repeats = (among: readonly Aim[], from: number): Aim | undefined =>
    among.find((aim, i) => i >= from && among.slice(0, i).some((a) => isSame(a, aim)) && candidates(board, aim.ref, -1).length <= 1);
  let before: readonly Aim[] = [];
  for (let i = 0; i < specs.length; i++) {
    const here = aimsFor(specs, aims, i);
    const twice = specs[i].another ? repeats([...before, ...here], before.length) : repeats(here, 0);
    if (twice) return twice;
    before = [...before, ...here];
  }
  return undefined;
}

const isSame = (a: Aim, b: Aim): boolean => (a.thing !== null && a.thing === b.thing) || (a.seat >= 0 && a.seat === b.seat);
