/** Putting a violation into a simulated game: the table writes something else than it was about to. */
import { Random } from '#kernel/random.js';
import type { Seat, TgcBoard, Thing } from '#rulebooks/tgc/board.js';
import type { TgcEvent, TgcEventOf } from '#rulebooks/tgc/events.js';
import type { TgcHeader } from '#rulebooks/tgc/header.js';
import { playGame } from '#rulebooks/tgc/simulate/game.js';
import { tableFor } from '#rulebooks/tgc/simulate/simulate.js';
import { refTo } from '#rulebooks/tgc/things.js';
import type { Planted } from '../proof.js';

/** The moment before an event of a legal game is written. */
export interface Place {
  /** What the table was about to write. */
  readonly event: TgcEvent;
  readonly board: TgcBoard;
  readonly random: Random;
  /** Who was about to act; -1 for the game and the table. */
  readonly seat: Seat | -1;
}

export interface Draft {
  readonly type: TgcEvent['type'];
  readonly by?: string;
  readonly data: object;
}

export interface Edit {
  readonly put: readonly Draft[];
  /** Which of the events from here on is the violation; the first unless it says so. */
  readonly planted?: number;
}

export interface Plant {
  /** The edit that breaks the rule here, or null if this is not the place for it. */
  at(place: Place): Edit | null;
  /** A change of what the match is played with. */
  header?(header: TgcHeader): TgcHeader;
}

export function draft<T extends TgcEvent['type']>(type: T, by: string | undefined, data: TgcEventOf<T>['data']): Draft {
  return { type, ...(by !== undefined && { by }), data };
}

/** The one event instead of what was meant. */
export const instead = <T extends TgcEvent['type']>(type: T, by: string | undefined, data: TgcEventOf<T>['data']): Edit => ({ put: [draft(type, by, data)] });

/** The event as it was meant, with other data. */
export const changed = (event: TgcEvent, data: object): Edit => ({
  put: [{ type: event.type, ...(event.by !== undefined && { by: event.by }), data: { ...event.data, ...data } }],
});

const DECISIONS: ReadonlySet<string> = new Set(['CardPlayed', 'EffectActivated', 'CoinFlipped', 'BattleDeclared', 'PhasePassed', 'NothingDone']);

/** Nothing is under way or due, and the player whose gamestate it is decides what comes next. */
export function isDecision({ event, board, seat }: Place): boolean {
  if (!DECISIONS.has(event.type) || seat < 0 || board.state.seat !== seat || board.state.kind === 'closed') return false;
  return board.acting === null && board.due.length === 0 && board.winner < 0 && board.battle === null;
}

export const nothing = (board: TgcBoard): Edit => instead('NothingDone', board.seats[board.turnPlayer], {});
export const ref = (board: TgcBoard, thing: Thing) => refTo(board, thing);

/** Plays on for a while, so that it shows what the judge makes of the consequences. */
const AFTERMATH = 60;
/** Violations are spread over the length of a game. */
const SPREAD = 200;

class Enough extends Error {}

/** Null if the game of this seed has no place for the violation. */
export function plantInto(plant: Plant, seed: number): Planted | null {
  const random = new Random(seed ^ 0x5eed);
  const { table, families } = tableFor({ seed }, (header) => plant.header?.(header) ?? header);
  const from = random.chance(0.6) ? random.below(SPREAD) : 0;
  let planted = 0;
  table.meddler = (event) => {
    if (planted > 0) {
      if (table.events.length > planted + AFTERMATH) throw new Enough();
      return false;
    }
    const { board } = table;
    if (table.events.length < from && board.started) return false;
    const edit = plant.at({ event, board, random, seat: board.seats.indexOf(event.by ?? '') as Seat | -1 });
    if (!edit) return false;
    planted = table.events.length + 1 + (edit.planted ?? 0);
    for (const { type, by, data } of edit.put) table.write(type, by, data);
    return true;
  };
  try {
    playGame(table, families);
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  return planted > 0 ? { log: { header: table.header, events: table.events }, event: planted } : null;
}
