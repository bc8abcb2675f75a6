/** What an effect is about where no trigger on record tells: "it", "that Entity", "its controller". */
import type { Ability, Trigger } from './abilities.js';
import type { HostBoard, Item, Thing } from './board.js';

export type About = Pick<Item, 'it' | 'itSeat' | 'itItem'>;

export const ABOUT_NOTHING: About = { it: null, itSeat: -1, itItem: null };

/** What battle and stack tell of it; null where they do not, and the effect speaks of it. */
export function aboutOf(board: HostBoard, ability: Ability, source: Thing): About | null {
  if (!('triggers' in ability) || !MEANS_IT.test(JSON.stringify(ability.effect))) return ABOUT_NOTHING;
  for (const trigger of ability.triggers) {
    const it = triggering(board, trigger, source);
    if (it) return { ...ABOUT_NOTHING, it, itSeat: it.controller };
    const top = trigger.on.startsWith('would') ? board.stack.at(-1) : undefined;
    if (top) return { ...ABOUT_NOTHING, itItem: top, itSeat: top.by };
  }
  return null;
}

const MEANS_IT = /"sel":"it"|"(?:who|of)":"(?:its|owner)"|"do":"unstack","index":-1/;

function triggering({ battle }: HostBoard, { on, this: self, equipped }: Trigger, source: Thing): Thing | null {
  if (self) return source;
  if (equipped) return source.under;
  if (on === 'blocks') return battle?.blocker ?? null;
  return on === 'attacks' || on === 'hostAttacked' ? (battle?.attacker ?? null) : null;
}
