/** Lets callers into rooms: those that their token is for, with the eyes that it gives them. */
import { Injectable } from '@nestjs/common';
import type { Viewer } from '#kernel/rulebook.js';
import { shown } from '#kernel/shown.js';
import { MATCH_ID } from '#stores/matches/envelope.js';
import { Matches } from '#stores/matches/matches.js';
import { ApiProblem, invalid } from '../problems/api-problem.js';
import { noSuchMatch } from '../problems/told.js';
import { isInScope, isOfficial, viewerOf, type Caller } from '../tokens/caller.js';
import type { Room } from './room.js';
import { Rooms } from './rooms.js';
import type { Sight } from './sight.js';

export interface Entered {
  readonly room: Room;
  readonly viewer: Viewer;
  readonly sight: Sight;
}

@Injectable()
export class Door {
  constructor(
    private readonly rooms: Rooms,
    private readonly matches: Matches,
  ) {}

  /**
   * At once where the room is at hand, which is what a busy server needs. `seat` is a wish to look with the eyes of that seat: officials
   * may, the others have their own.
   */
  enter(match: string, caller: Caller, seat?: string): Entered | Promise<Entered> {
    if (!isInScope(caller, match) || !MATCH_ID.test(match)) throw noSuchMatch();
    const room = this.rooms.at(match);
    return room ? entered(room, caller, seat) : this.load(match, caller).then((loaded) => entered(loaded, caller, seat));
  }

  /** Whoever will be sent away is not let wait for a match to be read: that would tell that there is one, and how long it is. */
  private async load(match: string, caller: Caller): Promise<Room> {
    if (caller.role === 'player') sendAwayStrangers((await this.matches.read(match)).header.seats, caller);
    return this.rooms.get(match);
  }
}

function entered(room: Room, caller: Caller, seat: string | undefined): Entered | Promise<Entered> {
  const viewer = eyes(room.header.seats, caller, seat);
  const seen = (): Entered => ({ room, viewer, sight: room.sight(viewer) });
  return room.ready(viewer)?.then(seen) ?? seen();
}

/** A player of no seat of this match has no business in it, and is not told that it exists. */
function sendAwayStrangers(seats: readonly string[], caller: Caller): void {
  if (caller.role === 'player' && !seats.includes(caller.seat!)) throw noSuchMatch();
}

function eyes(seats: readonly string[], caller: Caller, seat: string | undefined): Viewer {
  sendAwayStrangers(seats, caller);
  if (seat === undefined || (caller.role === 'player' && seat === caller.seat)) return viewerOf(caller);
  if (!isOfficial(caller)) throw new ApiProblem('not-allowed', 'Only officials look with the eyes of another.');
  if (!seats.includes(seat)) throw invalid('seat', shown(seat), seats.map((known) => JSON.stringify(known)).join(' or '));
  return { seat };
}
