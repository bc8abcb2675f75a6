/** One thing that could be done now: an event with the player's choices still open. */
import type { Choice } from '#kernel/rulebook.js';
import type { Hand } from '../board.js';
import type { HostEvent, HostEventOf } from '../events.js';
import { ALL } from '../language/words.js';
import { genericPart } from './payments.js';

export interface Move {
  readonly type: HostEvent['type'];
  readonly by?: string;
  /** What is settled whatever the player chooses. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Worked out only when asked for: most moves are never made. */
  readonly choices?: () => readonly Choice[];
  /** What is to be paid, where it has a generic part that must be stated (12.5.1). */
  readonly cost?: string;
  /** The event that brings it about, if one does. */
  readonly cause?: number;
}

export function move<T extends HostEvent['type']>(
  type: T,
  by: string | undefined,
  data: Partial<HostEventOf<T>['data']>,
  { choices, cost, cause }: Pick<Move, 'choices' | 'cost' | 'cause'> = NO_MORE,
): Move {
  return { type, by, data, choices, cost, cause };
}

const NO_MORE = {};

/** Fields that hold a list; of any other field one value is chosen. */
const LISTS: ReadonlySet<string> = new Set(['targets', 'cards', 'discarded']);

export type Pick1 = (choice: Choice) => readonly unknown[];

/** The data of the event once everything is chosen. */
export function decided(move: Move, pick: Pick1): Record<string, unknown> {
  const data: Record<string, unknown> = { ...move.data };
  for (const choice of move.choices?.() ?? []) {
    const picked = pick(choice);
    // No targets are not told; no cards are.
    if (picked.length === 0 && choice.field !== 'cards') continue;
    if (!LISTS.has(choice.field)) data[choice.field] = picked[0];
    else data[choice.field] = [...((data[choice.field] as unknown[] | undefined) ?? []), ...picked];
  }
  if (move.cost !== undefined && typeof data.paid === 'string') {
    const generic = genericPart(move.cost, data.paid);
    if (generic !== '') data.generic = generic;
  }
  return data;
}

/** So many, or as many as there are; where the record leaves that open, so many, and of a whole zone one. */
export function asFarAs(n: number, held: number): number {
  if (Number.isNaN(held)) return n === ALL ? 1 : n;
  return Math.min(n, held);
}

/** As few as allowed, the first ones. */
export const firstFit: Pick1 = ({ among, min }) => among.slice(0, min);

/** What can be given from a hand: the cards that the record names, and of those that it does not name as many as are asked for. */
export const fromHand = ({ known, unknown }: Hand, n: number): (string | null)[] => [...known, ...unnamed(asFarAs(n, unknown))];

/** So many cards that the record does not name; none where not even their number is known. */
export const unnamed = (n: number): null[] => Array<null>(n > 0 ? n : 0).fill(null);
