/** What a TGC match says before its first event: decks, cards of its own, and a position to start from. */
import type { Header } from '#kernel/log.js';
import { choice, flag, int, list, map, nullable, object, optional, seat, text, type Infer } from '#kernel/shape.js';
import { deckSizesPart, type DeckSizes } from '#kernel/unlisted-decks.js';
import { CARD_TYPES, TRIGGER_KINDS } from './abilities.js';
import { PHASES } from './events.js';
import { refShape, SIDES } from './words.js';

const name = text(80, 'a card name');

/** A card as written down: its text is one line of the effect language each, see language.ts. */
export const cardShape = object(
  {
    name,
    type: choice(CARD_TYPES),
    subtypes: optional(list(text(40), 0, 12)),
    cost: optional(int(0, 99)),
    power: optional(int(-99, 99)),
    resolve: optional(int(-99, 99)),
    banned: flag('banned from tournaments'),
    illegal: flag('no legal card of the game'),
    text: optional(list(text(1000), 0, 20, 'one line of the effect language each; "not modelled: …" for text that it cannot say')),
  },
  'a card definition',
);
export type CardDefinition = Infer<typeof cardShape>;

const inPlayShape = object(
  {
    card: name,
    tapped: optional(choice(['yes', 'no'])),
    /** Damage taken, or the resolve that is left; neither: none taken. */
    damage: optional(int(0, 99)),
    resolve: optional(int(-99, 99)),
    attached: optional(list(object({ card: name, by: optional(seat) }), 0, 20)),
    owner: optional(seat),
  },
  'a card on the field',
);

const playerShape = object({
  hs: optional(int(-99, 999)),
  plasma: optional(int(0, 99)),
  /** How much of the plasma came from the coin, and whether in this turn. */
  coinPlasma: optional(object({ n: int(1, 99), turn: choice(['this', 'earlier']) })),
  hand: optional(list(nullable(name), 0, 200, 'null for a card that the record does not name')),
  deck: optional(int(0, 200, 'cards left in the deck')),
  discard: optional(list(name, 0, 200)),
  coin: optional(choice(SIDES)),
  drawPhases: optional(int(0, 999, 'Draw Phases had so far')),
  /** All that lies on this player's side: the field is open, so what is not listed is not there. */
  inPlay: list(inPlayShape, 0, 60),
});

export const GAMESTATES = ['closed', 'play', 'battle', 'quick'] as const;

export const positionShape = object(
  {
    turn: optional(int(1, 999, 'turns of both players, counted from 1')),
    player: optional(seat),
    phase: optional(choice(PHASES)),
    first: optional(seat),
    gamestate: optional(choice(GAMESTATES)),
    /** Who may act; the turn player where it is not said. */
    whose: optional(seat),
    passing: flag('Pass Phase was performed, and the phase changes with the next default'),
    nothing: optional(seat),
    attacker: optional(refShape),
    target: optional(refShape),
    /** What has happened since the last Closed gamestate began. */
    happened: optional(list(object({ on: choice(TRIGGER_KINDS), player: optional(seat), card: optional(refShape) }), 0, 20)),
    players: map(playerShape, 2),
  },
  'the board that the record starts from; what it leaves out is unknown, except on the field, where it is absent',
);
export type Position = Infer<typeof positionShape>;
export type PlayerPosition = Infer<typeof playerShape>;
export type InPlayPosition = Infer<typeof inPlayShape>;

const deckShape = list(object({ name, count: int(1, 200), misprint: flag('misprinted copies') }), 0, 200, 'the deck');

export const tgcHeaderParts = {
  decks: optional(map(deckShape, 2)),
  deckSizes: deckSizesPart,
  cards: optional(list(cardShape, 0, 2000)),
  position: optional(positionShape),
};

export interface DeckEntry {
  readonly name: string;
  readonly count: number;
  readonly misprint?: true;
}

export interface TgcHeader extends Header {
  readonly decks?: Readonly<Record<string, readonly DeckEntry[]>>;
  readonly deckSizes?: DeckSizes;
  readonly cards?: readonly CardDefinition[];
  readonly position?: Position;
}
