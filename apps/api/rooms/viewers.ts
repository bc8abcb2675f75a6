/** Whose eyes a match is looked at with. All who share them share what is made for them. */
import type { Viewer } from '#kernel/rulebook.js';

/** A seat may bear any name, `judge` and `spectator` among them. */
export const keyOf = (viewer: Viewer): string => (typeof viewer === 'string' ? viewer : `seat ${viewer.seat}`);

/** How a viewer is told: a seat by its name. */
export const nameOf = (viewer: Viewer): { readonly viewer: string; readonly seat?: string } =>
  typeof viewer === 'string' ? { viewer } : { viewer: 'seat', seat: viewer.seat };
