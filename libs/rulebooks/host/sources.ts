/** Which effect of a card a record means. */
import type { Ability, Card } from './abilities.js';

export type EffectKind = 'triggered' | 'activated' | 'spell' | 'ambush';

export const isEffect = (ability: Ability): boolean => ability.kind === 'triggered' || ability.kind === 'activated' || ability.kind === 'spell' || ability.kind === 'ambush';

/** What applies all the time, is never used and never goes on the stack (31.3). */
export const isStanding = ({ kind }: Ability): boolean => kind === 'continuous' || kind === 'price';

/** Effect number n of a card, counted over its effects; without a number, the first of the wanted kinds. */
export function effectAbility(card: Card, n: number | undefined, kinds: readonly EffectKind[]): Ability | null {
  const { effects } = card;
  if (n !== undefined) return effects[n - 1] ?? null;
  for (let i = 0; i < effects.length; i++) if (kinds.includes(effects[i].kind as EffectKind)) return effects[i];
  return null;
}
