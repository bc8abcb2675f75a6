/** The invented cards that every match may use without defining them: four families, three of which make a tournament deck. */
import type { CardDefinition } from '../header.js';
import { ember } from './ember.js';
import { harbour } from './harbour.js';
import { orchard } from './orchard.js';
import { quarry } from './quarry.js';

export const catalogue: readonly CardDefinition[] = [...ember, ...harbour, ...orchard, ...quarry];
