/** What a Host match says before its first event: Hosts, slots, decks, cards of its own, and a position to start from. */
import { choice, flag, int, list, map, nullable, object, optional, seat, text, type Infer } from '#kernel/shape.js';
import { deckSizesPart, type DeckSizes } from '#kernel/unlisted-decks.js';
import type { Header } from '#kernel/log.js';
import { CARD_TYPES } from './abilities.js';
import { PHASES } from './events.js';
import { refShape, SLOTS } from './words.js';

const name = text(80, 'a card name');
const symbols = (most: number) => text(most, 'resource symbols: & £ ! % $', /^[&£!%$]*$/);
/** Resources keep from turn to turn, and a long game piles them up. */
export const MOST_RESOURCES = 200;

/** A card as written down: its text is one line of the effect language each, see language.ts. */
export const cardShape = object(
  {
    name,
    type: choice(CARD_TYPES),
    token: flag('a token: no card of a deck'),
    subtypes: optional(list(text(40), 0, 12)),
    resource: optional(choice(['&', '£', '!', '%', '$'], "a Host's resource type")),
    cost: optional(symbols(20)),
    health: optional(int(0, 99)),
    power: optional(int(0, 99)),
    soul: optional(int(0, 99)),
    text: optional(list(text(1000), 0, 20, 'one line of the effect language each; "not modelled: …" for text that it cannot say')),
  },
  'a card definition',
);
export type CardDefinition = Infer<typeof cardShape>;

const known = choice(['yes', 'no']);

const inPlayShape = object(
  {
    card: nullable(name, 'null for a face-down card that the record does not name'),
    at: choice([...SLOTS, 'form']),
    faceDown: flag(),
    damage: optional(int(0, 99)),
    sick: optional(known),
    attacked: optional(known),
    owner: optional(seat),
    /** The turn in which it came into play: settles Creation Sickness and the order of effects. */
    since: optional(int(0, 999)),
    counters: optional(map(int(0, 99), 10)),
    markers: optional(list(name, 0, 20)),
    foreignMarkers: optional(list(name, 0, 20, "cards under it that are the other player's")),
  },
  'a card in play',
);

const playerShape = object({
  points: optional(int(0, 99, 'action points')),
  resources: optional(symbols(MOST_RESOURCES)),
  hand: optional(list(nullable(name), 0, 200, 'null for a card that the record does not name')),
  deck: optional(int(0, 200, 'cards left in the deck')),
  damage: optional(int(0, 200, 'cards in the damage zone')),
  drop: optional(list(nullable(name), 0, 200, 'null for a card that the record does not name')),
  banished: optional(list(nullable(name), 0, 200, 'null for a card that the record does not name')),
  /** All that lies in slots and in the Form Zone: these are open zones, so what is not listed is not there. */
  inPlay: list(inPlayShape, 0, 60),
});

const waitingShape = object({
  by: seat,
  card: nullable(name, 'null for a face-down card that the record does not name'),
  effect: flag(),
  ability: optional(int(1, 20)),
  targets: optional(list(refShape, 1, 20)),
});

export const positionShape = object(
  {
    turn: optional(int(1, 999, 'turns of both players, counted from 1')),
    player: optional(seat),
    phase: optional(choice(PHASES)),
    /** Inside a battle: attacker declared, blocker declared, or a damage step. */
    step: optional(choice(['attack', 'block', 'early', 'normal'])),
    attacker: optional(refShape),
    blocker: optional(refShape),
    first: optional(seat),
    priority: optional(seat),
    /** Who has passed since anything last happened. */
    passed: optional(seat),
    /** Bottom first; absent is empty. */
    stack: optional(list(waitingShape, 0, 50)),
    /** No Entity has Creation Sickness but those that say so. */
    noSickness: flag(),
    /** No Entity has attacked this turn but those that say so. */
    noAttacks: flag(),
    /** The activated effects already used this turn. */
    used: optional(list(refShape, 0, 50)),
    players: map(playerShape, 2),
  },
  'the board that the record starts from; what it leaves out is unknown, except in open zones, where it is absent',
);
export type Position = Infer<typeof positionShape>;
export type PlayerPosition = Infer<typeof playerShape>;
export type InPlayPosition = Infer<typeof inPlayShape>;

const deckShape = list(object({ name, count: int(1, 200) }), 0, 200, 'the main deck, without the Host');

export const hostHeaderParts = {
  hosts: map(name, 2, 'the Host of each seat'),
  slots: optional(object({ front: int(1, 9), back: int(1, 9) }, 'how many slots each player has, where the edition does not count them')),
  decks: optional(map(deckShape, 2)),
  deckSizes: deckSizesPart,
  cards: optional(list(cardShape, 0, 500)),
  position: optional(positionShape),
};

export interface HostHeader extends Header {
  readonly hosts: Readonly<Record<string, string>>;
  readonly slots?: { readonly front: number; readonly back: number };
  readonly decks?: Readonly<Record<string, readonly { readonly name: string; readonly count: number }[]>>;
  readonly deckSizes?: DeckSizes;
  readonly cards?: readonly CardDefinition[];
  readonly position?: Position;
}
