/** Kinds of trigger as bits: whether anything in play waits for what happens is asked with every event, and mostly it does not. */
import { TRIGGERS, type TriggerKind } from './abilities.js';

const BITS = Object.fromEntries(TRIGGERS.map((kind, i) => [kind, 1 << i])) as Readonly<Record<TriggerKind, number>>;

export const bitOf = (kind: TriggerKind): number => BITS[kind];

export const bitsOf = (kinds: readonly TriggerKind[]): number => kinds.reduce((bits, kind) => bits | BITS[kind], 0);
