/**
 * The board of a TGC match. The fold owns and mutates it; everybody else reads it.
 *
 * An amount that the record does not give is NaN: it survives arithmetic and answers no to every comparison,
 * so that a check which does not ask for it stays silent instead of lying.
 */
import type { Hand } from '#kernel/hand.js';
import type { Ability, Card, Step, TriggerKind } from './abilities.js';
import type { CardBook } from './cards.js';
import type { Edition } from './editions.js';
import type { Phase } from './events.js';
import type { DeckEntry, TgcHeader } from './header.js';
import type { Side, Stat } from './words.js';

export type Seat = 0 | 1;
export const other = (seat: Seat): Seat => (1 - seat) as Seat;
export const UNKNOWN = NaN;
/** 1 yes, 0 no, NaN unknown. */
export type Known = number;

/** A card on the field. One that leaves and comes back is a new one. */
export interface Thing {
  readonly id: number;
  readonly card: Card;
  readonly owner: Seat;
  readonly controller: Seat;
  /** Which copy of its name this is on its side, in the order of arrival. */
  readonly copy: number;
  /** The event that put it here. */
  readonly entered: number;
  tapped: Known;
  damage: number;
  /** The event that dealt the last damage. */
  damagedBy: number;
  /** The event by which it last dealt damage. */
  lastDealt: number;
  mods: readonly Mod[];
  attached: Thing[];
  /** The creature that it lies under. */
  under: Thing | null;
  /** The last loss of an attached card's bonus (3.3.3.b.3.1). */
  bonusLost: number;
  gone: boolean;
  /** Why it must be destroyed and the event that made it so; '' while it need not. */
  due: '' | 'resolve' | 'attached' | 'orphan' | 'replaced';
  dueSince: number;
}

export interface Mod {
  readonly stat: Stat;
  readonly n: number;
  readonly turn: boolean;
}

export interface Player {
  readonly seat: string;
  hs: number;
  plasma: number;
  /** How much of it came from the coin this turn. */
  coinPlasma: number;
  hand: Hand;
  deck: number;
  discard: string[];
  /** Cards on this player's side, attached ones among them by who played them. */
  field: Thing[];
  /** How many copies of each name have come to the field. */
  copies: Record<string, number>;
  drawPhases: number;
  coin: Side | '';
  /** The event of the last flip, and whether the coin's plasma of an earlier turn has gone unnoticed. */
  flipped: number;
  setup: Setup;
}

/** How far a player's setup has come, each the event that did it. */
export interface Setup {
  side: Side | '';
  sideEvent: number;
  subtypes: readonly string[] | null;
  subtypesEvent: number;
  handedIn: number;
  /** Cards drawn for the opening hand, and the event of the last draw. */
  drawn: number;
  drawnEvent: number;
  mulligans: number;
  /** Cards lying face down, and the event that put the last there. */
  aside: number;
  asideEvent: number;
  asideCards: (string | null)[];
  kept: number;
  shuffledIn: number;
}

export type StateKind = 'closed' | 'play' | 'battle' | 'quick' | 'unknown';
export const WHYS = [
  'setup', 'position', 'unknown', 'phase', 'defaulted', 'played', 'activated', 'flipped', 'passing', 'nothing', 'through', 'fighting', 'battled',
  'acting', 'block', 'damage', 'changing', 'draw',
] as const;
export type Why = (typeof WHYS)[number];

export interface GameState {
  kind: StateKind;
  /** Who may act; -1 for nobody, -2 when the record does not tell. */
  seat: number;
  why: Why;
  since: number;
  /** The event by which each did nothing, since anything last happened; 0 for not. */
  nothing: [number, number];
}

/** One instruction of an effect that is being carried out. */
export interface Task {
  readonly step: Step;
  /** How often it is still to be done for each player, where it is about players. */
  need: [number, number];
  /** The things that it is still to be done to; null where one is to be chosen. */
  things: Thing[] | null;
  done: boolean;
}

/** A card or effect that is being carried out: the gamestate is Closed meanwhile. */
export interface Acting {
  readonly kind: 'card' | 'effect' | 'coin';
  readonly by: Seat;
  readonly source: Thing | null;
  readonly ability: Ability | null;
  /** Null when the text is not modelled. */
  readonly tasks: Task[] | null;
  readonly on: readonly Thing[];
  readonly event: number;
  /** Nothing mandatory is left: the next action may come. */
  loose: boolean;
  /** Begun while something else was still being carried out, against 2.1. */
  readonly outer: Acting | null;
}

export interface Battle {
  readonly attacker: Thing | null;
  readonly direct: boolean;
  defender: Thing | null;
  readonly declared: number;
  /** The event that blocked or let the attack through. */
  answered: number;
  /** `block`: the defending player may choose; `window`: Open Quick; `damage`: to be dealt; `after`: survivors to be tapped. */
  stage: 'block' | 'window' | 'damage' | 'after';
  stageSince: number;
  blocked: boolean;
  /** The events by which each dealt its damage. */
  attackerDealt: number;
  defenderDealt: number;
}

/** What happened, as triggers see it. */
export interface Occasion {
  readonly on: TriggerKind;
  readonly seat: number;
  readonly thing: Thing | null;
  readonly phase: Phase | null;
  readonly event: number;
}

export interface TgcBoard {
  readonly header: TgcHeader;
  readonly edition: Edition;
  readonly complete: boolean;
  readonly seats: readonly string[];
  readonly decks: readonly (readonly DeckEntry[] | null)[];
  readonly book: CardBook;
  /** The last event folded in. */
  n: number;
  players: [Player, Player];
  first: number;
  toss: { side: Side | ''; event: number; winner: number };
  turn: number;
  turnPlayer: number;
  phase: Phase | null;
  phaseEvent: number;
  /** The steps of a Draw Phase, each the event that did it. */
  drawSteps: { plasma: number; draw: number; untap: number; pass: number };
  /** The game has begun: setup is over. */
  started: number;
  coinPlaced: number;
  valuesSet: number;
  /** The setup has gone on past the handing in of decks. */
  decksSeen: boolean;
  state: GameState;
  /** Pass Phase was performed and waits for the default: its event. */
  passing: number;
  /** The default has come and the phase must change: the event. */
  changing: number;
  /** Both did nothing in the default of a Standby or End Phase: it may be left. */
  idle: number;
  /** When the last Closed gamestate began (3.4.2). */
  closedSince: number;
  occasions: Occasion[];
  acting: Acting | null;
  battle: Battle | null;
  /** The last battle whose attacker had left: no damage follows from it. */
  called: { attacker: Thing | null; direct: boolean; event: number };
  /** Cards whose text, which is not modelled, was applied: what they did may last. */
  unread: readonly Card[];
  /** Things whose destruction is due. */
  due: Thing[];
  /** Creatures that have to be tapped after combat, and the combat's damage. */
  toTap: { thing: Thing; since: number; direct: boolean }[];
  /** The last thing that was destroyed, and what lay under it or above it. */
  lastDestroyed: { event: number; attached: readonly Thing[]; under: Thing | null };
  /** For each seat the event by which it was at 0; and the winner. */
  lost: [number, number];
  /** Both lost by one instruction. */
  drawn: boolean;
  winner: number;
  wonSince: number;
  over: number;
  /** The end of the game was passed over; said once. */
  pastEnd: boolean;
  nextId: number;
}
