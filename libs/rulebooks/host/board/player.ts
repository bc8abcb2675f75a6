/** What one player has: hand, resources, zones, and how far the setup has come. */
import type { Card } from '../abilities.js';
import type { AppliedMod, Thing } from './thing.js';

export interface Hand {
  /** Cards that the record names. */
  known: string[];
  /** How many it does not name; NaN when not even that is known. */
  unknown: number;
}

export interface Player {
  readonly seat: string;
  readonly host: Card | null;
  /** The Host as the source of its own effects; it stands in no slot. */
  hostThing: Thing | null;
  hostMods: AppliedMod[];
  points: number;
  /** By symbol: & £ ! % $. */
  resources: number[];
  /** What there is of each (& £ ! % $ #) in any case, also where the amount is unknown. */
  sure: number[];
  /**
   * What left resources, or action points, unknown: an event that did not say how it was paid, -1 for the position. 0 when
   * they are known, and once more than was sure has been spent: whether it was there is asked once.
   */
  poolGap: number;
  pointsGap: number;
  hand: Hand;
  deck: number;
  damage: number;
  /** The damage cards that the record names, from the bottom; null for the others. May be shorter than `damage`. */
  damageCards: (string | null)[];
  drop: string[];
  /** Whether the drop zone may hold cards that the record does not name. */
  dropUnknown: boolean;
  banished: string[];
  /** All that lies in slots and in the Form Zone, in the order of arrival: what is looped over. */
  things: Thing[];
  front: (Thing | null)[];
  back: (Thing | null)[];
  forms: Thing[];
  /** Turns begun so far; NaN after a position that does not tell. */
  turns: number;
  /** Damage dealt to the Host for which no card has been placed yet, and the event that dealt it. */
  hostDamageDue: number;
  hostDamageEvent: number;
  /** Cards to be drawn for Host damage, where the edition gives one; below 0 where they were drawn too soon. */
  hostDrawDue: number;
  /** The event that passed over either, 0 while none has. */
  hostOverdue: number;
  setup: Setup;
}

/** How far a player's setup has come (9.1), each the event that did it. */
export interface Setup {
  placed: number;
  shuffled: number;
  rolled: number;
  drawn: number;
  /** Cards drawn for the opening hand. */
  count: number;
  mulligan: number;
  mulliganed: number;
  redrawn: number;
  reshuffled: number;
  revealed: number;
}
