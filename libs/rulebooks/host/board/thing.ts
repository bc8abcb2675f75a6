/** What lies in play. */
import type { Card, Mod, Until } from '../abilities.js';
import type { Known, Seat } from './known.js';

/** A card or token in play, or under another card as a marker. A zone change makes a new one (36.2). */
export interface Thing {
  readonly id: number;
  /** Null: a face-down card that the record has not named. */
  card: Card | null;
  owner: Seat;
  controller: Seat;
  /** `front 1`, `back 3`, `form`, `marker`; '' once it has left. */
  at: string;
  faceUp: boolean;
  damage: number;
  sick: Known;
  /** The event by which it last attacked: -1 for none, 0 for one of this turn before the record starts, NaN when that is not told. */
  attackedAt: number;
  /** The event that last moved it to another slot, 0 if none did: it is the same card all the same (36.2.1). */
  movedAt: number;
  /** The event that put it here, and its turn. */
  readonly entered: number;
  readonly enteredTurn: number;
  /** When its effects began, for the order of effects that set a value; NaN when the record does not tell. */
  readonly stamp: number;
  mods: AppliedMod[];
  markers: Thing[];
  under: Thing | null;
  counters: Readonly<Record<string, number>>;
  /** For each ability that can be used once a turn: the turn of its last use. */
  used: Record<number, number>;
  /** What dealt the last damage (38). */
  lastDamage: 'combat' | 'effect' | 'none';
  lastDamageEvent: number;
  /** The `id` of the card that dealt it; 0 where the record does not tell. */
  lastDamageBy: number;
  /** The event by which its destruction or removal fell due (35.4), -1 before the record, 0 while it is not. */
  dueSince: number;
  dueAs: 'destroyed' | 'dropped' | 'marker' | '';
  /** The event that passed it over, 0 while none has. */
  overdue: number;
}

export interface AppliedMod {
  readonly mod: Mod;
  readonly until: Until;
  readonly event: number;
  /** Whose effect it is, for `nextTurn`. */
  readonly by: number;
  /** Control for a time: who gets the card back, and the slot that it was taken from. */
  readonly home?: { readonly seat: Seat; readonly at: string };
}
