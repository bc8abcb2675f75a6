/** What each check is tried with; a test proves that none is missing. */
import type { Plant } from '../planting.js';
import { cards } from './cards.js';
import { combat } from './combat.js';
import { gamestate } from './gamestate.js';
import { setup } from './setup.js';

export const plants: Readonly<Record<string, Plant>> = { ...setup, ...gamestate, ...cards, ...combat };
