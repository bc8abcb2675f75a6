/** One thing that happened in a match. The envelope is the same for each game; `type` and `data` are the rulebook's. */
import type { Fields, InferFields } from './shape.js';

export interface GameEvent<Type extends string = string, Data = unknown> {
  /** 1, 2, 3 … without a gap. */
  readonly n: number;
  readonly type: Type;
  /** The seat that acted; absent when the game, the table or a judge did. */
  readonly by?: string;
  readonly data: Data;
  /** The event that brought this one about. */
  readonly cause?: number;
  /** When it happened: ISO 8601, as the recorder's clock had it. */
  readonly at?: string;
  /** Links this event to all before it; present in a sealed log. */
  readonly hash?: string;
}

/** Who brings an event about: it decides whether `by` must be there. */
export const KINDS = ['player', 'game', 'table', 'judge'] as const;
export type Kind = (typeof KINDS)[number];

/** Another way to tell an event: it reads like the sentence of the event, and is never printed. */
export interface Otherwise {
  readonly says: string;
  /** What it names besides the fields of the event. */
  readonly fields?: Fields;
  /** The data that it tells, with `by` if a player acts, made from what it names; null if that is no such event. */
  readonly data?: (named: Readonly<Record<string, unknown>>) => Record<string, unknown> | null;
  /** It tells a block, as the block's own sentence does. */
  readonly block?: true;
}

/** What people write although it says too little, and what would be enough. */
export interface Slip {
  readonly like: RegExp;
  readonly write: string;
}

export interface EventSpec<Type extends string = string, F extends Fields = Fields> {
  readonly type: Type;
  readonly kind: Kind;
  /** One line that says what the event records. */
  readonly about: string;
  readonly fields: F;
  /** The sentence that tells it: see sentence.ts for the little language of it. */
  readonly says: string;
  /** Begins something that lasts until the event `ends`; `says` of the block tells both and what lies between. */
  readonly block?: { readonly ends: string; readonly says: string };
  /** Tried where no sentence of any event fits. */
  readonly also?: readonly (string | Otherwise)[];
  readonly slips?: readonly Slip[];
}

export function event<const Type extends string, const F extends Fields>(spec: EventSpec<Type, F>): EventSpec<Type, F> {
  return spec;
}

export type EventOf<S> = S extends EventSpec<infer Type, infer F> ? GameEvent<Type, InferFields<F>> : never;
export type EventsOf<L extends readonly EventSpec[]> = EventOf<L[number]>;
