/** What waits on the stack, what has triggered for it, and what is resolving. */
import type { Ability, Card, Step } from '../abilities.js';
import type { Ref } from '../words.js';
import type { Seat } from './known.js';
import type { Thing } from './thing.js';

/** A target as it was named, and what it meant then. */
export interface Aim {
  readonly ref: Ref;
  readonly thing: Thing | null;
  readonly item: Item | null;
  /** -1 unless a player or a Host is meant. */
  readonly seat: number;
  /** The event that named it; 0 for the position. */
  readonly event: number;
  /** A card of that name was known to lie in a drop zone as it was named. */
  readonly inDrop: boolean;
}

/** A card or effect on the stack. */
export interface Item {
  readonly id: number;
  readonly kind: 'card' | 'effect';
  readonly by: Seat;
  /** Null: a face-down Ambush that the record has not named. */
  readonly card: Card | null;
  /** The card that an effect comes from, as it was when the effect went on the stack. */
  readonly source: Thing | null;
  readonly ability: Ability | null;
  /** The thing that the trigger was about, the player (or -1), and the item of the stack. */
  readonly it: Thing | null;
  readonly itSeat: number;
  readonly itItem: Item | null;
  aims: Aim[];
  readonly slot: string;
  /** The event that put it here. */
  readonly event: number;
  /** The event that the trigger was met by; 0 for what did not trigger. */
  readonly because: number;
  readonly lineage: readonly Ability[];
}

/** An effect that has triggered and must go on the stack (28.6). */
export interface Pending {
  readonly ability: Ability;
  readonly source: Thing;
  readonly controller: Seat;
  readonly it: Thing | null;
  readonly itSeat: number;
  readonly itItem: Item | null;
  /** The event that met the trigger. */
  readonly since: number;
  /** Met during a resolution, which has to end first (34.4). */
  waiting: boolean;
  /** The aims declared when the card was cast, for a Sorcery's own effect, and the event that cast it. */
  readonly aims: readonly Aim[];
  readonly cast: number;
  /** The effects whose resolution led here, oldest first, for finding loops (42.1). */
  readonly lineage: readonly Ability[];
  /** The event with which its time ran out, 0 while it has not. */
  lapsed: number;
  /** The event by which its player did something else before putting it on the stack, 0 while there is none. */
  overlooked: number;
  /** Whether it triggered at all hangs on something that the record does not tell. */
  readonly unsure: boolean;
  /** The rules leave open whether this triggers: one more card of the same draw, one more resource of the same gain, a token. */
  readonly leftOpen: boolean;
}

/** What remains of one instruction of a resolving effect. */
export interface Task {
  readonly step: Step;
  readonly clause: number;
  /** How many times it is still to be done; NaN when that depends on something unknown. */
  left: number;
  /** The things that it is still to be done to, where it names them. */
  things: Thing[];
  /** The players that are still to do it. */
  seats: Seat[];
  /** "may", or a condition that the record cannot settle: leaving it out proves nothing. */
  readonly optional: 'no' | 'may' | 'unknown';
  done: number;
}

export interface Resolution {
  readonly item: Item;
  readonly began: number;
  /** Null when what resolves is a card, or an effect whose text is not modelled. */
  readonly tasks: Task[] | null;
  /** The clause that is being carried out. */
  clause: number;
  /** Cards that a search took unnamed and that have to be shown (41.3.3), and those that were shown. */
  unnamed: number;
  shown: number;
  /** The first event that did something which the effect does not ask for, 0 while none has. */
  astray: number;
  readonly outer: Resolution | null;
}
