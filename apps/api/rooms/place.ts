/** Which event of a match a request is about. */
import { ApiProblem } from '../problems/api-problem.js';
import type { Room } from './room.js';

/** The number of the event that was asked for, 0 for the beginning; without one, the last. */
export function placeIn(room: Room, asked: number | undefined): number {
  if (asked === undefined) return room.length;
  if (asked > room.length) throw noSuchEvent(room);
  return asked;
}

export const noSuchEvent = ({ length }: Room): ApiProblem =>
  new ApiProblem('event-not-found', length === 0 ? 'The match has no events yet.' : `The match has events 1 to ${length}.`);
