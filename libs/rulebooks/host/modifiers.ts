/** Changes of stats and keywords that last: nobody touches a card for them, so they apply by themselves. */
import type { Step } from './abilities.js';
import type { AppliedMod, HostBoard, Task } from './board.js';
import { noteDue } from './stats.js';

export function applyTask(board: HostBoard, step: Step & { do: 'modify' }, task: Task, event: number): void {
  const applied: AppliedMod = { mod: step.mod, until: step.until, event };
  const chosen = step.what.sel === 'choose' ? [] : task.things;
  for (const thing of chosen) thing.mods = [...thing.mods, applied];
  for (const seat of task.seats) board.players[seat].hostMods = [...board.players[seat].hostMods, applied];
  noteDue(board, event);
}

/** At the end of a phase or a turn, what lasted until then wears off. */
export function expire(board: HostBoard, untils: readonly AppliedMod['until'][], event: number): void {
  const lasts = (m: AppliedMod): boolean => !untils.includes(m.until);
  let changed = false;
  for (let seat = 0; seat < 2; seat++) {
    const player = board.players[seat];
    if (player.hostMods.length) player.hostMods = player.hostMods.filter(lasts);
    for (let i = 0; i < player.things.length; i++) {
      const thing = player.things[i];
      if (thing.mods.length === 0) continue;
      thing.mods = thing.mods.filter(lasts);
      changed = true;
    }
  }
  if (changed) noteDue(board, event);
}
