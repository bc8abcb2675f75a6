/** What the other sentences of Host have in common. */
import type { Otherwise, Slip } from '#kernel/event.js';
import { said, seat } from '#kernel/shape.js';
import { seatCodec } from '#kernel/words.js';
import type { Ref } from '../words.js';

/** Other words for an event, and what people write although it says too little. */
export interface Others {
  readonly also?: readonly (string | Otherwise)[];
  readonly slips?: readonly Slip[];
}

export type Named = Readonly<Record<string, unknown>>;

export const slip = (like: RegExp, write: string): Slip => ({ like, write });
export const someone = said(seat, seatCodec);

export const HIS = '(the|her|his|their)';
export const FROM_HAND = '( from hand| from her hand| from his hand| from their hand|)';
export const INTO = '(into|in) {slot}';

/** "kate's Reef Hound attacks": the one whose card it is acts. */
export function ownerActs(field: string): NonNullable<Otherwise['data']> {
  return (named) => {
    const { of } = named[field] as Ref;
    return of === undefined ? null : { ...named, by: of };
  };
}

/** "kate moves Reef Hound to front 2": the game moves it, whoever's hand does. */
export function gameDoes(named: Named): Record<string, unknown> {
  return Object.fromEntries(Object.entries(named).filter(([name]) => name !== 'by'));
}
