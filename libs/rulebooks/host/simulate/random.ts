/** Chance that can be repeated; every game's simulator uses it. */
export { Random } from '#kernel/random.js';
