/** Changes of stats and keywords that last: nobody touches a card for them, so they apply by themselves. */
import type { Step } from './abilities.js';
import type { AppliedMod, HostBoard, Seat, Task, Thing } from './board.js';
import { noteDue } from './falling-due.js';
import { goHome } from './lending.js';

export function applyTask(board: HostBoard, step: Step & { do: 'modify' }, task: Task, event: number): void {
  const applied: AppliedMod = { mod: step.mod, until: step.until, event, by: board.resolving?.item.by ?? -1 };
  const chosen = step.what.sel === 'choose' ? [] : task.things;
  for (const thing of chosen) thing.mods = [...thing.mods, applied];
  for (const seat of task.seats) board.players[seat].hostMods = [...board.players[seat].hostMods, applied];
  noteDue(board, event);
}

/** At the end of a phase or a turn, or as a player's turn begins, what lasted until then wears off. */
export function expire(board: HostBoard, end: 'phase' | 'turn' | Seat, event: number): void {
  let changed = false;
  let back: [Thing, AppliedMod][] | null = null;
  for (let seat = 0; seat < 2; seat++) {
    const player = board.players[seat];
    player.hostMods = lasting(player.hostMods, end);
    for (const thing of player.things) {
      if (thing.mods.length === 0) continue;
      const lent = thing.mods.find((m) => m.home && m.by === thing.controller && wearsOff(m, end));
      if (lent) (back ??= []).push([thing, lent]);
      thing.mods = lasting(thing.mods, end);
      changed = true;
    }
  }
  if (back) for (const [thing, { home }] of back) goHome(board, thing, home!, event);
  if (changed) noteDue(board, event);
}

/** A turn ends with its last phase. */
const wearsOff = ({ until, by }: AppliedMod, end: 'phase' | 'turn' | Seat): boolean =>
  typeof end === 'number' ? until === 'nextTurn' && by === end : until === 'phase' || until === end;

/** The same list where all of it lasts: most of the time nothing wears off. */
function lasting(mods: AppliedMod[], end: 'phase' | 'turn' | Seat): AppliedMod[] {
  for (const mod of mods) if (wearsOff(mod, end)) return mods.filter((m) => !wearsOff(m, end));
  return mods;
}
