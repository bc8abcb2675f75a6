/** One thing that could be done now: an event with the player's choices still open. */
import type { Choice } from '#kernel/rulebook.js';
import type { TgcEvent, TgcEventOf } from '../events.js';

export interface Move {
  readonly type: TgcEvent['type'];
  readonly by?: string;
  /** What is settled whatever the player chooses. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly choices?: readonly Choice[];
  /** The event that brings it about, if one does. */
  readonly cause?: number;
}

export function move<T extends TgcEvent['type']>(
  type: T, by: string | undefined, data: Partial<TgcEventOf<T>['data']>, more: Pick<Move, 'choices' | 'cause'> = {},
): Move {
  return { type, ...(by !== undefined && { by }), data, ...more };
}

/** Fields that hold a list; of any other field one value is chosen. */
const LISTS: ReadonlySet<string> = new Set(['on', 'with', 'cards', 'discarding']);

/** The data of the event once everything is chosen. */
export function decided(move: Move, pick: (choice: Choice) => readonly unknown[]): Record<string, unknown> {
  const data: Record<string, unknown> = { ...move.data };
  for (const choice of move.choices ?? []) {
    const picked = pick(choice);
    if (picked.length) data[choice.field] = LISTS.has(choice.field) ? [...picked] : picked[0];
  }
  return data;
}

/** As few as allowed, the first ones. */
export const firstFit = ({ among, min }: Choice): readonly unknown[] => among.slice(0, min);
