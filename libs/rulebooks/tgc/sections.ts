/** Every section of the TGC document in its order: checked, carried by code, or why no record can show it. */
import type { Section } from '#kernel/rulebook.js';
import { actions } from './sections/actions.js';
import { basics } from './sections/basics.js';
import { combat } from './sections/combat.js';
import { gamestates } from './sections/gamestates.js';

export const tgcSections: readonly Section[] = [...basics, ...gamestates, ...actions, ...combat];
