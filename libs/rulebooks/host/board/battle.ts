/** A battle, from its attacker to its damage (25). */
import type { Known } from './known.js';
import type { Thing } from './thing.js';

export type Side = 'attacker' | 'blocker';

export const BATTLE_STEPS = ['attack', 'block', 'early', 'normal'] as const;
export type BattleStep = (typeof BATTLE_STEPS)[number];

export interface Battle {
  readonly attacker: Thing | null;
  blocker: Thing | null;
  /** The Host that is attacked, or -1. */
  host: number;
  step: BattleStep;
  /** The events that declared attacker and blocker and began the step. */
  readonly declared: number;
  blocked: number;
  stepBegan: number;
  /** The event that said that the step is over; 0 while none has. */
  stepEnded: number;
  /** In which step each side dealt its damage, and by which event. */
  attackerDealt: { step: BattleStep | ''; event: number };
  blockerDealt: { step: BattleStep | ''; event: number };
  /** The side that had no power in the moment of the other's damage: it has dealt nothing then, and power that it gains later deals none. */
  powerless: Side | null;
  /** First Strike as it was when damage was dealt in the early step, or when that step was left. */
  attackerEarly: Known;
  blockerEarly: Known;
  /** Who was taken away inside a moment before its own damage of that moment was told, and what it deals all the same. */
  fell: Fallen | null;
}

export interface Fallen {
  readonly thing: Thing;
  readonly deals: Known;
  readonly damage: Known;
  readonly event: number;
}
