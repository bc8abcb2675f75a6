/** Every card that a match may name without defining it. */
import type { CardDefinition } from '../header.js';
import { amity } from './amity.js';
import { authority } from './authority.js';
import { emotion } from './emotion.js';
import { generic } from './generic.js';
import { named } from './named.js';
import { strife } from './strife.js';

export const catalogue: readonly CardDefinition[] = [...named, ...authority, ...strife, ...emotion, ...amity, ...generic];
