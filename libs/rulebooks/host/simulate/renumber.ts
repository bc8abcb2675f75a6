/** A log whose events have been inserted, removed or moved, numbered anew. */
export { renumbered } from '#kernel/renumber.js';
