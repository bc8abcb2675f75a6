/** What happens, as triggered effects and Ambushes see it. */
import type { TriggerKind } from '../abilities.js';
import type { Phase } from '../events.js';
import type { Seat } from './known.js';
import type { Item } from './stack.js';
import type { Thing } from './thing.js';

/** What happened, as triggers see it. */
export interface Occasion {
  readonly on: TriggerKind;
  /** The card that it happened to, if it is in play or was. */
  readonly it?: Thing;
  /** The card on the stack that it happened to. */
  readonly item?: Item;
  /** The player that it happened to, or whose turn it is. */
  readonly who?: Seat;
  /** What destroyed it, or struck it in combat. */
  readonly by?: Thing | null;
  /** Whether damage was dealt in combat. */
  readonly combat?: boolean;
  readonly resources?: string;
  readonly phase?: Phase;
  /** A token was put into a slot. Cards are created by being played (14.4.1); whether tokens are, too, no section says. */
  readonly token?: true;
  /** The cards of a hand that it happened to; null where the record does not name one. */
  readonly cards?: readonly (string | null)[];
  /** How many cards or resources at once, where it happens to several. */
  readonly times?: number;
}

/** Something that happened, and whether each seat may still answer it with an Ambush. */
export interface Chance {
  readonly occasion: Occasion;
  readonly event: number;
  readonly open: [boolean, boolean];
}
