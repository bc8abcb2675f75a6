/** Whose eyes a match is looked at with. All who share them share what is made for them. */
import type { Viewer } from '#kernel/rulebook.js';

/** A seat may bear any name, `judge` and `spectator` among them. */
export const keyOf = (viewer: Viewer): string => (typeof viewer === 'string' ? viewer : `seat ${viewer.seat}`);
