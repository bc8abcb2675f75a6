/**
 * The contract between the kernel and a game. Nothing in it assumes priority, a stack, gamestates, chains or
 * batches: a game answers who may act now and why, and the kernel quotes the answer.
 */
import type { Check } from './check.js';
import type { EventSpec, GameEvent } from './event.js';
import type { Reason } from './finding.js';
import type { Header } from './log.js';
import type { Shape } from './shape.js';
import type { Vocabulary } from './codec.js';
import type { PartReader } from './notation.js';

/** How a section of the rules document stands to the record. */
export type Coverage =
  | { readonly is: 'checked' }
  /** A term or a consequence that code carries rather than a check. */
  | { readonly is: 'defines'; readonly carriedBy: string }
  /** No record can show it broken, and why. */
  | { readonly is: 'unobservable'; readonly because: string };

export interface Section {
  /** The anchor as it is printed, made unique by its place: `31.1.1`. */
  readonly id: string;
  /** The document: `host`, `host-basics`. */
  readonly of: string;
  /** A short title in our words. */
  readonly title: string;
  readonly coverage: Coverage;
}

export interface Standing {
  /** The seats that may act now; empty when nobody may, null when the record does not tell. */
  readonly seats: readonly string[] | null;
  readonly why: readonly Reason[];
}

/** Something that a seat may do now, told as the notation would tell it. */
export interface Option {
  readonly seat: string;
  readonly says: string;
  readonly type: string;
  /** The event that `says` tells. */
  readonly event?: { readonly type: string; readonly by?: string; readonly data: object };
  /** What could be chosen instead of what the event has. */
  readonly choices?: readonly Choice[];
}

/** A part of an option that is the player's to choose: `min` to `max` of what stands in `among`. */
export interface Choice {
  /** The field of the event; several choices for one field are put behind each other. */
  readonly field: string;
  readonly min: number;
  readonly max: number;
  readonly among: readonly unknown[];
}

/** Everything may be seen by a judge; a spectator sees what both players see. */
export type Viewer = { readonly seat: string } | 'judge' | 'spectator';

/** Words of a board for people: the command line and the room draw it. */
export interface Picture {
  readonly title: string;
  readonly areas: readonly { readonly title: string; readonly lines: readonly string[] }[];
}

/** Something in a header that no match can be played with. */
export interface Trouble {
  readonly field: string;
  readonly says: string;
  readonly hint?: string;
}

/**
 * How long an event of one type is as compact JSON, as far as its fields are known, for a match with these seats; 0 if one of them does not
 * fit. An event that is longer than that has surplus fields: `isWellFormed` asks for both.
 */
export type Validator = (event: GameEvent, seats: readonly string[]) => number;

export interface Rulebook<B = unknown> {
  readonly id: string;
  readonly title: string;
  readonly editions: Readonly<Record<string, string>>;
  readonly specs: readonly EventSpec[];
  readonly checks: readonly Check<B>[];
  readonly sections: readonly Section[];
  /** Compiled at build time from the shapes of `specs`: they take in the envelope. */
  readonly validators: Readonly<Record<string, Validator>>;

  /** The game's own parts of a header, beside seats, edition and completeness. */
  readonly headerParts: Readonly<Record<string, Shape>>;
  /** How those parts are written in the notation. */
  readonly partReaders: readonly PartReader[];
  /** The names that sentences may use: the catalogue's and the header's own. */
  vocabulary(header: Header): Vocabulary;
  /** What is wrong with a well-formed header (an unknown card, an impossible stat), with the field. */
  inspect(header: Header): readonly Trouble[];

  /** Whether a section (`host-basics:turn-order`) is law under the header's edition. */
  isLaw(header: Header, section: string): boolean;

  /** The board before event 1. */
  open(header: Header): B;
  /** Folds what happened, legal or not: total, mutates the board that the fold owns. */
  evolve(board: B, event: GameEvent): void;
  clone(board: B): B;

  /** Whether the record says that the game has ended; what meets a victory condition alone does not. */
  isOver(board: B): boolean;
  standing(board: B): Standing;
  options(board: B, seat: string): readonly Option[];

  /** What a viewer may see of an event, with the board before it. */
  viewEvent(event: GameEvent, viewer: Viewer, header: Header, board: B): GameEvent;
  /**
   * What a viewer may see of a header; `shown` are the texts in `events`, which are as this viewer sees them. Of the events
   * themselves it may ask which types there are and by whom: a header that is followed live is made again for nothing else.
   */
  viewHeader(header: Header, viewer: Viewer, shown: ReadonlySet<string>, events: readonly GameEvent[]): Header;
  /** What a viewer may see of a board, as plain JSON. */
  viewBoard(board: B, viewer: Viewer): unknown;
  picture(board: B, viewer: Viewer): Picture;
}
