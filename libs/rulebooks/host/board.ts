/**
 * The board of a Host match. The fold owns and mutates it; everybody else reads it.
 *
 * An amount that the record does not give is NaN: it survives arithmetic and answers no to every comparison,
 * so that a check which does not ask for it stays silent instead of lying.
 */
import type { Ability, Card, Mod, Step, TriggerKind, Until } from './abilities.js';
import type { Continuous } from './continuous.js';
import type { Edition } from './editions.js';
import type { HostHeader } from './header.js';
import type { Phase } from './events.js';
import type { Ref } from './words.js';

export type Seat = 0 | 1;
export const other = (seat: Seat): Seat => (1 - seat) as Seat;
export const UNKNOWN = NaN;
/** 1 yes, 0 no, NaN unknown. */
export type Known = number;

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
}

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
  /** Cards to be drawn for Host damage, where the edition gives one. */
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

/** A target as it was named, and what it meant then. */
export interface Aim {
  readonly ref: Ref;
  readonly thing: Thing | null;
  readonly item: Item | null;
  /** -1 unless a player or a Host is meant. */
  readonly seat: number;
  /** The event that named it; 0 for the position. */
  readonly event: number;
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
  readonly outer: Resolution | null;
}

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
  /** First Strike as it was when damage was dealt in the early step, or when that step was left. */
  attackerEarly: Known;
  blockerEarly: Known;
}

export const PRIORITY_REASONS = ['phase', 'step', 'acted', 'responded', 'triggers', 'resolved', 'passed', 'settled', 'position', 'setup', 'unknown'] as const;
export type PriorityReason = (typeof PRIORITY_REASONS)[number];

export interface Priority {
  /** Who has it: a seat, -1 for nobody, -2 when the record does not tell. */
  holder: number;
  /** The other player may speak next as well: the rules leave it open after a response. */
  open: boolean;
  why: PriorityReason;
  /** The event that gave it. */
  since: number;
  /** The seats that have passed since anything last happened, and the events. */
  passed: [number, number];
}

/** What happened, as triggers see it. */
export interface Occasion {
  readonly on: TriggerKind;
  /** The card that it happened to, if it is in play or was. */
  readonly it?: Thing;
  /** The card on the stack that it happened to. */
  readonly item?: Item;
  /** The player that it happened to, or whose turn it is. */
  readonly who?: Seat;
  readonly resources?: string;
  readonly phase?: Phase;
}

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
  /** The last change of slots, and the last departure from play: what people mistake for something else. */
  lastMoved: number;
  lastGone: { event: number; how: 'combat' | 'effect' | 'nobody' | 'dropped' | 'moved'; token: boolean };
  /** The end of the game was passed over; said once. */
  pastEnd: boolean;
  nextId: number;
  /** Changes whenever a thing comes, goes, moves or is named: what was looked up before may not hold any more. */
  version: number;
}

/** Something that happened, and whether each seat may still answer it with an Ambush. */
export interface Chance {
  readonly occasion: Occasion;
  readonly event: number;
  readonly open: [boolean, boolean];
}

/** Card look-up by name; a Host and a card of a deck may share one. */
export interface Book {
  main(name: string): Card | undefined;
  token(name: string): Card | undefined;
  host(name: string): Card | undefined;
}

export const RESOURCE_INDEX: Readonly<Record<string, number>> = { '&': 0, '£': 1, '!': 2, '%': 3, $: 4 };
