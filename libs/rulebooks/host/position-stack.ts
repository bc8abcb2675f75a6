/** What waits on the stack in a position. */
import type { Ability } from './abilities.js';
import { ABOUT_NOTHING, aboutOf } from './about.js';
import { aimAt } from './aims.js';
import type { Aim, HostBoard, Seat, Thing } from './board.js';
import type { Position } from './header.js';
import { isEffect } from './sources.js';
import { candidates, findSource, makeThing, seatIndex } from './things.js';
import { cardNamed } from './unknown-card.js';

type Waiting = NonNullable<Position['stack']>[number];

const PLAIN = { slot: '', event: 0, because: 0, lineage: [] } as const;

/** Called from the bottom of the stack to its top, when all that is in play has its place. */
export function describeWaiting(board: HostBoard, waiting: Waiting): void {
  const { card, effect, targets = [] } = waiting;
  const by = seatIndex(board, waiting.by) as Seat;
  const aims = targets.map((ref): Aim => aimAt(board, ref, by));
  const id = board.nextId++;
  if (!effect) {
    board.stack.push({ ...PLAIN, ...ABOUT_NOTHING, id, kind: 'card', by, card: cardNamed(board, card, 'Sorcery'), source: null, ability: null, aims });
    return;
  }
  const source = sourceOf(board, waiting, by);
  const ability = abilityOf(source, waiting.ability);
  // Who has no targets to name names what the effect is about.
  const [named] = ability && 'targets' in ability && ability.targets.length === 0 ? aims.splice(0) : [];
  const about = named ? { it: named.thing, itSeat: named.seat, itItem: named.item } : ability && aboutOf(board, ability, source);
  const told = about !== null && !(ability && isAmbiguous(board, ability, source));
  board.stack.push({ ...PLAIN, ...(about ?? ABOUT_NOTHING), id, kind: 'effect', by, card: null, source, ability: told ? ability : null, aims });
}

/** Of several cards of that name, the one in battle: its effect is what is usually waiting. */
function sourceOf(board: HostBoard, { by: of, card }: Waiting, by: Seat): Thing {
  const ref = { name: card ?? undefined, of };
  const fighting = candidates(board, ref, by).find((thing) => thing === board.battle?.attacker || thing === board.battle?.blocker);
  return fighting ?? findSource(board, ref, by) ?? makeThing(board, cardNamed(board, card, 'Sorcery'), by, by, '', 0);
}

/** Of several effects, the position has to say which, unless the card is still in its slot for one of them. */
function abilityOf({ card, at }: Thing, n: number | undefined): Ability | null {
  const effects = card?.abilities.filter(isEffect) ?? [];
  if (n !== undefined) return effects[n - 1] ?? null;
  const own = at === 'marker' ? [] : effects.filter((a) => a.kind === 'spell' || a.kind === 'ambush');
  const meant = own.length ? own : effects;
  return meant.length === 1 ? meant[0] : null;
}

/** It speaks of its own card, and a position cannot say which of several that is. */
function isAmbiguous(board: HostBoard, ability: Ability, source: Thing): boolean {
  if (!('effect' in ability) || !MEANS_THIS.test(JSON.stringify(ability.effect))) return false;
  if (source === board.battle?.attacker || source === board.battle?.blocker) return false;
  return candidates(board, { name: source.card?.name, of: board.seats[source.controller] }, source.controller).length > 1;
}

const MEANS_THIS = /"sel":"(?:this|equipped)"/;
