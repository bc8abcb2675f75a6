/** Putting a violation into a simulated game: the table writes something else than it was about to, and plays on from there. */
import type { MatchLog } from '#kernel/log.js';
import type { HostBoard, Seat } from '#rulebooks/host/board.js';
import type { HostEvent, HostEventOf } from '#rulebooks/host/events.js';
import type { HostHeader } from '#rulebooks/host/header.js';
import { playGame } from '#rulebooks/host/simulate/game.js';
import { Random } from '#rulebooks/host/simulate/random.js';
import { tableFor } from '#rulebooks/host/simulate/simulate.js';
import type { Table } from '#rulebooks/host/simulate/table.js';

/** The moment before an event of a legal game is written. */
export interface Place {
  /** What the table was about to write. */
  readonly event: HostEvent;
  readonly board: HostBoard;
  readonly table: Table;
  readonly random: Random;
  /** Who was about to act; -1 for the game and the table. */
  readonly seat: Seat | -1;
}

export interface Draft {
  readonly type: HostEvent['type'];
  readonly by?: string;
  readonly data: object;
  readonly cause?: number;
}

export interface Edit {
  readonly put: readonly Draft[];
  /** Which of the events from here on is the violation; the first unless it says so. */
  readonly planted?: number;
  /** Whether what the table was about to write still follows. */
  readonly keep?: boolean;
  /** Play stops there: the table had already settled on what comes next, and it would make no sense any more. */
  readonly stop?: boolean;
}

export interface Plant {
  /** The edit that breaks the rule here, or null if this is not the place for it. */
  at(place: Place): Edit | null;
  /** A change of what the match is played with. */
  header?(header: HostHeader, random: Random): HostHeader;
}

export function draft<T extends HostEvent['type']>(type: T, by: string | undefined, data: HostEventOf<T>['data'], cause?: number): Draft {
  return { type, ...(by !== undefined && { by }), data, ...(cause !== undefined && { cause }) };
}

/** The event as it was meant, with other data. */
export const changed = (event: HostEvent, data: object): Edit => ({
  put: [{ type: event.type, ...(event.by !== undefined && { by: event.by }), data: { ...event.data, ...data } }],
});

export interface Planted {
  readonly log: MatchLog;
  /** The number of the event that breaks the rule. */
  readonly event: number;
}

/** Plays on for a while, so that it shows what the judge makes of the consequences. */
const AFTERMATH = 120;
/** Violations are spread over the length of a game. */
const SPREAD = 500;

class Enough extends Error {}

/** Null if the game of this seed has no place for the violation. */
export function plantInto(plant: Plant, seed: number): Planted | null {
  const random = new Random(seed ^ 0x5eed);
  const table = tableFor({ seed }, (header) => plant.header?.(header, random) ?? header);
  const from = random.chance(0.7) ? random.below(SPREAD) : 0;
  let planted = 0;
  table.meddler = (event) => {
    if (planted > 0) {
      if (table.events.length > planted + AFTERMATH) throw new Enough();
      return false;
    }
    if (table.events.length < from) return false;
    const { board } = table;
    const edit = plant.at({ event, board, table, random, seat: board.seats.indexOf(event.by ?? '') as Seat | -1 });
    if (!edit) return false;
    planted = table.events.length + 1 + (edit.planted ?? 0);
    for (const { type, by, data, cause } of edit.put) table.write(type, by, data, cause);
    if (edit.stop) throw new Enough();
    return edit.keep !== true;
  };
  try {
    playGame(table);
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  return planted > 0 && planted <= table.events.length ? { log: { header: table.header, events: table.events }, event: planted } : null;
}
