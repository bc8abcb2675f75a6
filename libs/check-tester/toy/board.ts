/** A game for the specs of the tester: two players count up from one, in turn. */
import { checkFor } from '#kernel/check.js';
import { event, type EventsOf } from '#kernel/event.js';
import { int, said } from '#kernel/shape.js';
import { intCodec } from '#kernel/words.js';

/** Nobody can count any further. */
export const HIGHEST = 99;

export const toySpecs = [
  event({
    type: 'NumberSaid',
    kind: 'player',
    about: 'A player said a number.',
    fields: { number: said(int(0, HIGHEST), intCodec) },
    says: '{by} says {number}',
    block: { ends: 'NumberDone', says: '{by} says {number} slowly' },
  }),
  event({ type: 'NumberDone', kind: 'game', about: 'The number has been said to its end.', fields: {}, says: 'the number is out' }),
] as const;

export type ToyEvent = EventsOf<typeof toySpecs>;

/** With all that makes a board hard to compare: a cycle, a Map, and NaN for what is unknown. */
export interface ToyBoard {
  n: number;
  seats: readonly string[];
  /** NaN until somebody has said one. */
  last: number;
  lastEvent: number;
  by: ToyPlayer | null;
  players: Map<string, ToyPlayer>;
}

export interface ToyPlayer {
  readonly seat: string;
  said: number[];
  board: ToyBoard;
}

export const toyCheck = checkFor<ToyEvent, ToyBoard>();
