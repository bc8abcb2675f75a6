/** The `check` of this rulebook: it knows Host's events and board. */
import { checkFor } from '#kernel/check.js';
import type { HostBoard } from './board.js';
import type { HostEvent } from './events.js';

export { illegal, missed, undecidable } from '#kernel/check.js';
export const check = checkFor<HostEvent, HostBoard>();
