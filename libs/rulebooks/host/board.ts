/**
 * The board of a Host match. The fold owns and mutates it; everybody else reads it.
 *
 * An amount that the record does not give is NaN: it survives arithmetic and answers no to every comparison,
 * so that a check which does not ask for it stays silent instead of lying.
 */
import type { Card } from './abilities.js';
import type { Battle } from './board/battle.js';
import type { Chance } from './board/occasion.js';
import type { Player } from './board/player.js';
import type { Priority } from './board/priority.js';
import type { Item, Pending, Resolution } from './board/stack.js';
import type { Thing } from './board/thing.js';
import type { Continuous } from './continuous.js';
import type { Edition } from './editions.js';
import type { Phase } from './events.js';
import type { HostHeader } from './header.js';

export * from './board/battle.js';
export * from './board/known.js';
export * from './board/priority.js';
export type * from './board/occasion.js';
export type * from './board/player.js';
export type * from './board/stack.js';
export type * from './board/thing.js';

export interface HostBoard {
  readonly header: HostHeader;
  readonly edition: Edition;
  readonly complete: boolean;
  readonly seats: readonly string[];
  readonly decks: readonly (readonly { readonly name: string; readonly count: number }[] | null)[];
  readonly book: Book;
  readonly frontSlots: number;
  readonly backSlots: number;
  /** The last event folded in. */
  n: number;
  players: [Player, Player];
  /** -1 while nobody knows. */
  first: number;
  turnPlayer: number;
  turn: number;
  /** null during setup. */
  phase: Phase | null;
  phaseEvent: number;
  turnEvent: number;
  /** The turn player said that the turn is over. */
  turnOver: number;
  priority: Priority;
  stack: Item[];
  resolving: Resolution | null;
  pending: Pending[];
  battle: Battle | null;
  /** Nesting of simultaneous groups. */
  simultaneous: number;
  /** Things whose destruction or removal is due. */
  due: Thing[];
  /** Used Sorceries and Ambushes that are still to leave their slots. */
  spent: { thing: Thing; since: number }[];
  /** The seat that has won, -1 while nobody has; by which rule, and the event that met it. */
  won: { seat: number; because: 'damage' | 'deck' | 'hand' | 'concession' | ''; event: number };
  /** The event that recorded the end of the game. */
  over: number;
  replenished: number;
  roll: { winner: number; event: number; chosen: number; best: number; bestSeat: number };
  started: number;
  loop: number;
  /** Effects in play that change stats, in the order in which they came. */
  continuous: Continuous[];
  /** Things in play with triggered effects. */
  watchers: Thing[];
  /** Cards whose effects have resolved without a model: what those did may still be at work. */
  unread: readonly Card[];
  /** What has happened that an Ambush may answer, and for whom the chance is still open (33.5). */
  occasions: Chance[];
  /** Whether each seat may still answer what happened before the record starts. */
  unseen: [boolean, boolean];
  /** The last change of slots, and the last departure from play: what people mistake for something else. */
  lastMoved: number;
  lastGone: { event: number; how: 'combat' | 'effect' | 'nobody' | 'dropped' | 'moved'; token: boolean };
  /** The last card that left the stack without resolving. */
  lastLeft: { event: number; name: string; owner: number };
  /** The end of the game was passed over; said once. */
  pastEnd: boolean;
  nextId: number;
  /** Changes whenever a thing comes, goes, moves or is named: what was looked up before may not hold any more. */
  version: number;
}

/** Card look-up by name; a Host and a card of a deck may share one. */
export interface Book {
  main(name: string): Card | undefined;
  token(name: string): Card | undefined;
  host(name: string): Card | undefined;
}

export const RESOURCE_INDEX: Readonly<Record<string, number>> = { '&': 0, '£': 1, '!': 2, '%': 3, $: 4 };
