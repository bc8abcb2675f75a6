/** Every section of the two Host documents in their order: checked, carried by code, or why no record can show it. */
import type { Section } from '#kernel/rulebook.js';
import { battle } from './sections/battle.js';
import { cardTypes } from './sections/card-types.js';
import { effects } from './sections/effects.js';
import { playingCards } from './sections/playing-cards.js';
import { setupAndTurn } from './sections/setup-and-turn.js';
import { shortRules } from './sections/short-rules.js';
import { stack } from './sections/stack.js';
import { terms } from './sections/terms.js';
import { victoryAndZones } from './sections/victory-and-zones.js';

export const hostSections: readonly Section[] = [
  ...victoryAndZones,
  ...setupAndTurn,
  ...playingCards,
  ...cardTypes,
  ...battle,
  ...effects,
  ...stack,
  ...terms,
  ...shortRules,
];
