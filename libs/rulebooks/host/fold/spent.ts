/** Sorceries and Ambushes that have done all they do, and are on their way to the drop zone. */
import type { HostBoard, Pending, Thing } from '../board.js';
import { mustGoOnStack } from '../deadlines.js';
import { hasKeyword } from '../stats.js';

/** A Sorcery or Ambush that has done all it does leaves its slot, unless it lingers (22.1). */
export function noteSpent(board: HostBoard, thing: Thing | null, n: number): void {
  if (!thing?.card || thing.at === '' || thing.at === 'marker' || thing.card.unmodelled) return;
  if ((thing.card.type !== 'Sorcery' && thing.card.type !== 'Ambush') || hasKeyword(board, thing, 'Lingering')) return;
  if (board.stack.some((i) => i.source === thing) || board.pending.some((p) => p.source === thing && isToCome(board, p))) return;
  if (!board.spent.some((s) => s.thing === thing)) board.spent = [...board.spent, { thing, since: n }];
}

/** An effect of a Sorcery whose declared target is gone does not enter the stack any more (30.5). */
const isToCome = (board: HostBoard, pending: Pending): boolean =>
  !pending.lapsed && (pending.ability.kind !== 'spell' || mustGoOnStack(board, pending) !== 0);
