/** The `check` of this rulebook: it knows TGC's events and board. */
import { checkFor } from '#kernel/check.js';
import type { TgcBoard } from './board.js';
import type { TgcEvent } from './events.js';

export { illegal, missed, undecidable } from '#kernel/check.js';
export const check = checkFor<TgcEvent, TgcBoard>();
