/** The subtypes that a tournament deck is built on (1.2.4.1). How they are spelt, large or small, does not matter. */
import type { Card } from './abilities.js';

export const covers = (chosen: readonly string[], { subtypes }: Card): boolean =>
  subtypes.some((s) => chosen.some((c) => c.toLowerCase() === s.toLowerCase()));

/** Whether any choice of so many subtypes gives each card one of them: each card in turn must be covered by one that it has. */
export function covering(cards: readonly Card[], size: number, chosen: readonly string[] = []): boolean {
  const open = cards.find((card) => !covers(chosen, card));
  if (!open) return true;
  return chosen.length < size && open.subtypes.some((s) => covering(cards, size, [...chosen, s]));
}
